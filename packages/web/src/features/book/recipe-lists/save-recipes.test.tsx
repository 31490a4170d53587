import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { savedRecipesRoutes } from '@saltbush/contract/book/saved-recipes';
import { AppError } from '@saltbush/contract/errors';
import { recipesRoutes } from '@saltbush/contract/recipe/recipes';
import { answer, type Answer } from '../../../testing/fake-api';
import { fakeRecipesApi } from '../../../testing/fake-recipes-api';
import { cardOf, laksa, recipeId } from '../../../testing/recipes';
import { renderPage } from '../../../testing/render';
import { BrowsePage } from './browse-page';
import { MyRecipesPage } from './my-recipes-page';

const tom = { _id: '01960000-0000-7000-8000-000000000002', username: 'Tom' };
const cards = () => [
  cardOf(1, { title: 'Damper', tags: ['Camp'] }),
  cardOf(2, { title: 'Lamingtons' }),
  cardOf(3, { title: 'Anzac biscuits', owner: tom, ratingAverage: 4.5, ratingCount: 12 }),
];
const browse = (book = fakeRecipesApi(cards()), ...api: Answer[]) =>
  renderPage(BrowsePage, { at: '/browse', api: [...book.answers, ...api] });
const mine = (book: ReturnType<typeof fakeRecipesApi>, ...api: Answer[]) =>
  renderPage(MyRecipesPage, { at: '/my-recipes', api: [...book.answers, ...api] });
const save = () => screen.findByRole('button', { name: 'Save: Anzac biscuits' });
const isPressed = (button: HTMLElement) => button.getAttribute('aria-pressed') === 'true';

describe('browsing', () => {
  test('a card in browse shows whose the recipe is and how good, and + saves it', async () => {
    const book = fakeRecipesApi(cards());
    const { person } = await browse(book);
    const button = await save();
    expect(screen.getByText('By Tom')).toBeTruthy();
    expect(screen.getByText('4.5 of 5 stars, 12 ratings')).toBeTruthy();
    await person.click(button);
    expect(isPressed(await save())).toBe(true);
    await screen.findByText('Recipe saved!');
    expect(book.cardOf(recipeId(3))!.isSaved).toBe(true);
  });

  test('a refused save is taken back and said', async () => {
    const gone = answer(savedRecipesRoutes.addToMyRecipes, new AppError('NOT_FOUND'));
    const { person } = await browse(undefined, gone);
    await person.click(await save());
    await waitFor(async () => expect(isPressed(await save())).toBe(false));
    await screen.findByText(new AppError('NOT_FOUND').message);
  });

  test('a recipe that is saved already, on another device, stays saved', async () => {
    const already = answer(
      savedRecipesRoutes.addToMyRecipes,
      new AppError('ALREADY_IN_MY_RECIPES'),
    );
    const { person, api } = await browse(undefined, already);
    await person.click(await save());
    await waitFor(() => expect(api.requestsTo(savedRecipesRoutes.addToMyRecipes)).toHaveLength(1));
    expect(isPressed(await save())).toBe(true);
    expect(screen.queryByText('Already in your recipes')).toBeNull();
  });

  test('an empty browse says what to do meanwhile', async () => {
    await browse(fakeRecipesApi([]));
    await screen.findByRole('heading', { name: 'No one else shares a recipe here yet' });
    expect(screen.getByRole('link', { name: 'Go to my recipes' })).toBeTruthy();
  });
});

test('a saved recipe is removed, the focus stays on the list, and it comes back', async () => {
  const all = cards();
  const book = fakeRecipesApi([{ ...all[2]!, isSaved: true }, all[0]!]);
  const { person } = await mine(book);
  await person.click(await screen.findByRole('button', { name: 'More for Anzac biscuits' }));
  expect(screen.queryByRole('button', { name: 'Save: Anzac biscuits' })).toBeNull();
  await person.click(await screen.findByRole('menuitem', { name: 'Remove from my recipes' }));
  await screen.findByText('Removed from your recipes');
  expect(screen.queryByRole('link', { name: 'Anzac biscuits' })).toBeNull();
  expect(document.activeElement?.textContent).toBe('Damper');
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByRole('link', { name: 'Anzac biscuits' });
  expect(book.cardOf(recipeId(3))!.isSaved).toBe(true);
});

describe('a saved recipe that only saving lets one read', () => {
  const book = () => {
    const all = cards();
    return fakeRecipesApi([{ ...all[2]!, isSaved: true, canComeBack: false }, all[0]!]);
  };
  const removeByMenu = async ({ person }: Awaited<ReturnType<typeof mine>>) => {
    await person.click(await screen.findByRole('button', { name: 'More for Anzac biscuits' }));
    const remove = { name: 'Remove from my recipes', hidden: true };
    await person.click(await screen.findByRole('menuitem', remove));
  };
  const question = () => screen.findByRole('dialog', { name: 'Remove from your recipes?' });

  test('a saved recipe that would not come back is removed by its menu after a question', async () => {
    const saved = book();
    const page = await mine(saved);
    await removeByMenu(page);
    const asked = within(await question());
    expect(saved.cardOf(recipeId(3))!.isSaved).toBe(true);
    await page.person.click(asked.getByRole('button', { name: 'Remove recipe' }));
    await screen.findByText('Removed from your recipes');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(saved.cardOf(recipeId(3))!.isSaved).toBe(false);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Damper'));
  });

  test('a saved recipe that would not come back is removed by its mark after a question', async () => {
    const saved = book();
    const { person } = await browse(saved);
    await person.click(await save());
    const asked = within(await question());
    await person.click(asked.getByRole('button', { name: 'Remove recipe' }));
    await screen.findByText('Removed from your recipes');
    expect(saved.cardOf(recipeId(3))!.isSaved).toBe(false);
  });

  test('a saved recipe that would not come back stays when the answer is no', async () => {
    const saved = book();
    const page = await mine(saved);
    await removeByMenu(page);
    await page.person.click(within(await question()).getByRole('button', { name: 'Cancel' }));
    expect(saved.cardOf(recipeId(3))!.isSaved).toBe(true);
    await screen.findByRole('link', { name: 'Anzac biscuits' });
  });
});

describe('a favourite', () => {
  const heart = () => screen.findByRole('button', { name: 'Favourite: Damper' });

  test('a favourite is marked at once, and unmarked', async () => {
    const book = fakeRecipesApi(cards());
    const { person } = await mine(book);
    await person.click(await heart());
    await waitFor(() => expect(book.cardOf(recipeId(1))!.isFavourite).toBe(true));
    expect(isPressed(await heart())).toBe(true);
    await person.click(await heart());
    await waitFor(() => expect(book.cardOf(recipeId(1))!.isFavourite).toBe(false));
  });

  test('a favourite pressed twice is sent in order: the second request waits for the first response', async () => {
    let respond = () => {};
    const response = new Promise<undefined>((resolve) => (respond = () => resolve(undefined)));
    const slow = answer(savedRecipesRoutes.addFavourite, () => response);
    const { person, api } = await mine(fakeRecipesApi(cards()), slow);
    await person.click(await heart());
    await person.click(await heart());
    expect(isPressed(await heart())).toBe(false);
    expect(api.requestsTo(savedRecipesRoutes.addFavourite)).toHaveLength(1);
    expect(api.requestsTo(savedRecipesRoutes.removeFavourite)).toHaveLength(0);
    respond();
    await waitFor(() => expect(api.requestsTo(savedRecipesRoutes.removeFavourite)).toHaveLength(1));
    expect(isPressed(await heart())).toBe(false);
  });

  test('a favourite that cannot be saved is none', async () => {
    const down = answer(savedRecipesRoutes.addFavourite, new AppError('SERVER_UNREACHABLE'));
    const { person } = await mine(fakeRecipesApi(cards()), down);
    await person.click(await heart());
    await screen.findByText(/Unable to connect to the server/);
    expect(isPressed(await heart())).toBe(false);
  });
});

describe('choosing several', () => {
  const choose = async (
    person: Awaited<ReturnType<typeof mine>>['person'],
    ...titles: string[]
  ) => {
    await person.click(await screen.findByRole('button', { name: 'Select' }));
    for (const title of titles) {
      await person.click(screen.getByRole('checkbox', { name: `Choose ${title}` }));
    }
    return within(screen.getByRole('region', { name: 'Selected recipes' }));
  };

  test('several recipes of one’s own are chosen, deleted and brought back', async () => {
    const all = cards();
    const book = fakeRecipesApi([all[0]!, all[1]!, { ...all[2]!, isSaved: true }]);
    const { person } = await mine(book);
    const bar = await choose(person, 'Damper', 'Lamingtons');
    expect(screen.queryByRole('checkbox', { name: 'Choose Anzac biscuits' })).toBeNull();
    expect(bar.getByText('2 selected')).toBeTruthy();
    await person.click(await bar.findByRole('button', { name: 'Delete' }));
    await screen.findByText('2 recipes deleted');
    expect(book.deleted()).toHaveLength(2);
    expect(screen.queryByRole('checkbox')).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('2 recipes are back');
    await screen.findByRole('link', { name: 'Damper' });
  });

  test('the choice of several recipes ends with Escape, which first closes what lies over the list', async () => {
    const { person } = await mine(fakeRecipesApi(cards()));
    const bar = await choose(person, 'Damper');
    await person.click(await bar.findByRole('button', { name: 'Share' }));
    await screen.findByRole('dialog');
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bar.getByText('1 selected')).toBeTruthy();
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'Selected recipes' })).toBeNull();
  });

  test('several recipes whose change is refused come back, and how many is said', async () => {
    const book = fakeRecipesApi(cards());
    const refusal = answer(recipesRoutes.remove, ({ params }) =>
      params.id === recipeId(2) ? new AppError('SERVER_UNREACHABLE') : undefined,
    );
    const { person } = await mine(book, refusal);
    const bar = await choose(person, 'Damper', 'Lamingtons');
    await person.click(await bar.findByRole('button', { name: 'Delete' }));
    await screen.findByText('1 of 2 recipes could not be deleted');
    await screen.findByRole('link', { name: 'Lamingtons' });
  });

  test('several recipes get tags, and nothing else of them changes', async () => {
    const tagged = { ...laksa, tags: ['Camp'] };
    const { person, api } = await mine(
      fakeRecipesApi(cards()),
      answer(recipesRoutes.get, tagged),
      answer(recipesRoutes.update, tagged),
    );
    const bar = await choose(person, 'Damper');
    await person.click(await bar.findByRole('button', { name: 'Tags' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Tags of 1 recipe' }));
    await person.type(dialog.getByRole('combobox', { name: 'Add' }), 'Bread{Enter}');
    await person.click(dialog.getByRole('button', { name: 'Save tags' }));
    await screen.findByText('Tags changed');
    expect(api.requestsTo(recipesRoutes.update)[0]!.body).toMatchObject({
      title: laksa.title,
      tags: ['Camp', 'Bread'],
      ingredients: laksa.ingredients,
      instructions: laksa.instructions,
      revision: laksa.revision,
    });
  });
});
