import { cleanup, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { savedRecipesRoutes } from '@saltbush/contract/book/saved-recipes';
import { AppError } from '@saltbush/contract/errors';
import { recipesRoutes, type RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { sharingRoutes } from '@saltbush/contract/recipe/sharing/sharing';
import { priya } from '../../../testing/people';
import { answer, type Answer } from '../../../testing/fake-api';
import { laksa, recipeId } from '../../../testing/recipes';
import { renderPage, screen } from '../../../testing/render';
import { RecipePage } from './recipe-page';
import { fetchMethodRules } from '../../recipe/recipe-content';

// The rules of the steps take longer to load here than a test waits for anything.
beforeAll(() => Promise.all([fetchMethodRules(), import('../../../ui/dialog/dialog-panel')]));

const open = (api: Answer[], user = priya) =>
  renderPage(RecipePage, { at: `/recipes/${laksa._id}`, path: '/recipes/$id', api, user });
const unsaid: RecipeOnWire = { ...laksa, serves: 4, isServesUnknown: true };
const shown = answer(recipesRoutes.get, laksa);

const lines = async () =>
  (await screen.findAllByRole('listitem'))
    .map((line) => line.textContent)
    .filter((text) => /noodles|paste/.test(text));

type Person = Awaited<ReturnType<typeof open>>['person'];

async function openMore(person: Person): Promise<void> {
  await person.click(await screen.findByRole('button', { name: 'More' }));
}

async function menuItems(person: Person): Promise<(string | null)[]> {
  await openMore(person);
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
}

async function choose(person: Person, name: string): Promise<void> {
  await openMore(person);
  await person.click(await screen.findByRole('menuitem', { name }));
}

describe('reading', () => {
  test('a recipe with nothing but ingredients and steps has no details', async () => {
    const details = [
      'prepMinutes',
      'cookMinutes',
      'course',
      'cuisine',
      'yieldText',
      'sourceAttribution',
    ];
    const others = Object.entries({ ...laksa, tags: [] }).filter(
      ([name]) => !details.includes(name),
    );
    const bare: unknown = Object.fromEntries(others);
    await open([answer(recipesRoutes.get, bare as RecipeOnWire)]);
    await screen.findByRole('heading', { name: 'Ingredients' });
    expect(screen.queryByRole('heading', { name: 'Details' })).toBeNull();
  });

  test('extra pictures are shown large when pressed, and one stands at its step', async () => {
    const [main, other, ofStep] = [1, 2, 3].map((n) => `/images/${recipeId(n)}/800.webp`);
    const stepImages = [{ step: 0, imageUrl: ofStep! }];
    const withImages = { ...laksa, imageUrl: main, moreImageUrls: [other!], stepImages };
    const { person } = await open([answer(recipesRoutes.get, withImages)]);
    const images = await screen.findByRole('list', { name: 'Pictures' });
    const [first, second] = within(images).getAllByRole('button');
    expect(first!.getAttribute('aria-pressed')).toBe('true');
    await person.click(second!);
    expect([first, second].map((each) => each!.getAttribute('aria-pressed'))).toEqual([
      'false',
      'true',
    ]);
    expect(document.querySelector('header img')?.getAttribute('src')).toBe(other);
    expect(screen.getByAltText('Picture of step 1').getAttribute('src')).toBe(ofStep);
  });

  test('the recipe page says who made the picture, and links where a page is known', async () => {
    const imageCredit = {
      name: 'Ana Lim',
      url: 'https://photos.example/ana',
      source: 'Unsplash',
      licence: 'Unsplash Licence',
      licenceUrl: 'javascript:alert(1)',
    };
    await open([answer(recipesRoutes.get, { ...laksa, imageCredit })]);
    const link = await screen.findByRole('link', { name: 'Ana Lim' });
    expect(link.getAttribute('href')).toBe('https://photos.example/ana');
    expect(link.closest('p')!.textContent).toBe('Photo: Ana Lim, Unsplash · Unsplash Licence');
    expect(screen.queryByRole('link', { name: 'Unsplash Licence' })).toBeNull();
  });

  test('the recipe page shows everything that was written', async () => {
    await open([shown]);
    await screen.findByRole('heading', { name: 'Laksa', level: 1 });
    expect(await lines()).toEqual([
      '200 grice noodles',
      '1½ tbsplaksa paste, heaped',
      'Soak the 200 g noodles.',
      expect.stringMatching(/^Fry the (1½ tbsp )?paste\.$/),
    ]);
    const steps = within(screen.getByRole('region', { name: 'Steps' }));
    expect(steps.getByRole('heading', { name: 'Soup' })).toBeTruthy();
    expect(screen.getByText('30 min')).toBeTruthy();
    expect(screen.getByText('Ask Tom for the paste.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Aunty' }).getAttribute('href')).toBe(
      'https://aunty.example/laksa',
    );
  });

  test('the recipe page is read for more or fewer people, and back', async () => {
    const { person } = await open([shown]);
    const more = await screen.findByRole('button', { name: 'More serves' });
    await person.click(more);
    expect((await lines()).slice(0, 2)).toEqual(['300 grice noodles', '45 mLlaksa paste, heaped']);
    await person.click(screen.getByRole('button', { name: 'Back to 2' }));
    expect((await lines())[0]).toBe('200 grice noodles');
  });

  test('the recipe page is read twice as large, where nobody has said for how many it is', async () => {
    const { person } = await open([answer(recipesRoutes.get, unsaid)]);
    await person.click(await screen.findByRole('button', { name: 'More times' }));
    expect((await lines())[0]).toBe('400 grice noodles');
    expect(screen.queryByRole('textbox', { name: 'Serves' })).toBeNull();
  });

  test('the recipe page is read for people, once its owner has said how many it serves', async () => {
    const said = { ...unsaid, serves: 6, isServesUnknown: undefined, revision: 4 };
    const { person, api } = await open([
      answer(recipesRoutes.get, unsaid),
      answer(recipesRoutes.update, said),
    ]);
    const field = await screen.findByRole('textbox', { name: 'How many does it serve?' });
    expect(field).toHaveProperty('value', '');
    await person.type(field, '6');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    const serves = await screen.findByRole('textbox', { name: 'Serves' });
    expect(serves).toHaveProperty('value', '6');
    const { body } = api.requestsTo(recipesRoutes.update)[0]!;
    expect(body).toMatchObject({ serves: 6, revision: unsaid.revision, title: laksa.title });
    expect(body).not.toHaveProperty('isServesUnknown', true);
  });

  test('the recipe page is read as written by someone else who did not say for how many', async () => {
    const owner = { _id: recipeId(9), username: 'Tom' };
    await open([answer(recipesRoutes.get, { ...unsaid, owner })]);
    expect(await screen.findByText('The recipe doesn’t say how many it serves.')).toBeTruthy();
  });

  test('the recipe page opens for as many as its address says, and cooks for them', async () => {
    await renderPage(RecipePage, {
      at: `/recipes/${laksa._id}?serves=10`,
      path: '/recipes/$id',
      api: [answer(recipesRoutes.get, laksa)],
    });
    expect(await screen.findByRole('textbox', { name: 'Serves' })).toHaveProperty('value', '10');
    const cook = screen.getByRole('link', { name: 'Start cooking' });
    expect(cook.getAttribute('href')).toContain('serves=10');
  });

  test('the number of serves can be typed, and nonsense changes nothing', async () => {
    const { person } = await open([shown]);
    const serves = await screen.findByRole('textbox', { name: 'Serves' });
    await person.clear(serves);
    await person.type(serves, '8');
    expect((await lines())[0]).toBe('800 grice noodles');
    await person.clear(serves);
    await person.type(serves, 'many');
    await person.tab();
    expect(serves).toHaveProperty('value', '8');
  });

  test('the recipe page for another tin has amounts by area, with what that changes, also for more serves', async () => {
    const cake = {
      ...laksa,
      serves: 8,
      ingredients: [{ name: 'laksa paste', amount: '200', unit: 'g' }],
      instructions: ['Grease a 20cm round cake tin.', 'Bake for 40 minutes.'],
    };
    const { person } = await open([answer(recipesRoutes.get, cake)]);
    const tin = await screen.findByRole('combobox', { name: 'Cake tin' });
    expect(screen.getByRole('option', { name: '20 cm round (as written)' })).toBeTruthy();
    await person.selectOptions(tin, '23 cm round');
    expect((await lines())[0]).toBe('264 glaksa paste');
    expect(screen.getByText(/For about 11\. As high as in the tin of the recipe\./)).toBeTruthy();
    expect(screen.getByText('Serves 8, amounts for a 23 cm round tin')).toBeTruthy();
    const cook = screen.getByRole('link', { name: 'Start cooking' });
    expect(cook.getAttribute('href')).toContain('serves=11');
    await person.click(screen.getByRole('button', { name: 'Fewer serves' }));
    expect((await lines())[0]).toBe('231 glaksa paste');
    expect(screen.getByText(/0\.88 times as high/)).toBeTruthy();
    await person.selectOptions(tin, '20 cm round (as written)');
    expect((await lines())[0]).toBe('175 glaksa paste');
  });

  test('no tin is asked for where the recipe names none', async () => {
    await open([shown]);
    await lines();
    expect(screen.queryByRole('combobox', { name: 'Cake tin' })).toBeNull();
  });

  test('the recipe page starts in the measures of the account', async () => {
    await open([shown], { ...priya, defaultMeasures: 'us' });
    expect(await screen.findByRole('radio', { name: 'US' })).toHaveProperty('checked', true);
  });

  test("the recipe page can be read in another kitchen's measures, remembered on this device", async () => {
    const { person } = await open([shown]);
    expect(await screen.findByText('Australian cups and spoons')).toBeTruthy();
    await person.click(screen.getByRole('radio', { name: 'Metric' }));
    expect(await screen.findByText('Written in Australian cups and spoons')).toBeTruthy();
    expect((await lines()).slice(0, 2)).toEqual(['200 grice noodles', '30 mLlaksa paste, heaped']);
    await person.click(screen.getByRole('radio', { name: 'US' }));
    expect((await lines())[1]).toBe('2 tbsplaksa paste, heaped');
    cleanup();
    await open([shown]);
    expect(await screen.findByText('Written in Australian cups and spoons')).toBeTruthy();
    expect(screen.getByRole('radio', { name: 'US' })).toHaveProperty('checked', true);
    await person.click(screen.getByRole('radio', { name: 'As written' }));
    expect((await lines())[1]).toBe('1½ tbsplaksa paste, heaped');
  });

  test('an ingredient stays ticked when the recipe is opened again that day', async () => {
    const { person } = await open([shown]);
    const [first] = await screen.findAllByRole<HTMLInputElement>('checkbox', { name: /noodles/ });
    await person.click(first!);
    expect(first!.checked).toBe(true);
    cleanup();
    await open([shown]);
    const [again] = await screen.findAllByRole<HTMLInputElement>('checkbox', { name: /noodles/ });
    await waitFor(() => expect(again!.checked).toBe(true));
    const [other] = screen.getAllByRole<HTMLInputElement>('checkbox', { name: /paste/ });
    expect(other!.checked).toBe(false);
  });

  test('a recipe that is not there says so and leads on', async () => {
    await open([answer(recipesRoutes.get, new AppError('NOT_FOUND'))]);
    await screen.findByRole('heading', { name: 'We couldn’t find this recipe' });
    expect(screen.getByRole('link', { name: 'Go to my recipes' })).toBeTruthy();
  });
});

describe('someone else’s recipe', () => {
  const toms: RecipeOnWire = { ...laksa, owner: { _id: recipeId(70), username: 'Tom' } };
  const open_ = { ...toms, sharingSettings: { mode: 'public' as const, approvedUsers: [] } };
  const { addToMyRecipes, removeFromMyRecipes } = savedRecipesRoutes;

  test('someone else’s recipe says whose it is, and offers nothing that is for its owner', async () => {
    const { person } = await open([answer(recipesRoutes.get, open_)]);
    await screen.findByText('By Tom');
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
    expect(await menuItems(person)).toEqual([
      'Make my own copy',
      'Cook with other dishes',
      'Add to a cookbook',
      'Make a variation',
      'Print',
      'Report',
    ]);
  });

  test('someone else’s recipe is saved, removed, and back with one press', async () => {
    const { person, api } = await open([
      answer(recipesRoutes.get, open_),
      answer(addToMyRecipes, undefined),
      answer(removeFromMyRecipes, undefined),
    ]);
    await person.click(await screen.findByRole('button', { name: 'Save to my recipes' }));
    await person.click(
      await screen.findByRole('button', { name: 'Saved: remove from my recipes' }),
    );
    await person.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByRole('button', { name: 'Saved: remove from my recipes' });
    await expect.poll(() => api.requestsTo(addToMyRecipes)).toHaveLength(2);
  });

  test('someone else’s private recipe is removed after a question: it may not come back', async () => {
    const { person, api } = await open([
      answer(recipesRoutes.get, { ...toms, isSaved: true, canComeBack: false }),
      answer(removeFromMyRecipes, undefined),
    ]);
    await person.click(
      await screen.findByRole('button', { name: 'Saved: remove from my recipes' }),
    );
    const question = await screen.findByRole('dialog', { name: 'Remove from your recipes?' });
    expect(api.requestsTo(removeFromMyRecipes)).toHaveLength(0);
    await person.click(within(question).getByRole('button', { name: 'Remove recipe' }));
    await expect.poll(() => api.requestsTo(removeFromMyRecipes)).toHaveLength(1);
    await screen.findByText('Removed from your recipes');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  test('someone else’s recipe can be copied', async () => {
    const copy = { ...laksa, _id: recipeId(80) };
    const { person, address } = await open([
      answer(recipesRoutes.get, ({ params }) => (params.id === copy._id ? copy : open_)),
      answer(sharingRoutes.copy, copy),
    ]);
    await choose(person, 'Make my own copy');
    await screen.findByText('This copy is yours');
    expect(address()).toBe(`/recipes/${copy._id}`);
  });
});

test('the recipe page is printed as it is read: for as many as were chosen', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  const { person } = await open([shown]);
  await person.click(await screen.findByRole('button', { name: 'More serves' }));
  expect(screen.getByText('Serves 3 (written for 2)')).toBeTruthy();
  await choose(person, 'Print');
  expect(print).toHaveBeenCalledOnce();
});

describe('changing', () => {
  test('the change of a recipe is offered to its owner alone', async () => {
    const owner = await open([shown]);
    expect(await menuItems(owner.person)).toEqual([
      'Edit',
      'History',
      'Cook with other dishes',
      'Add to a cookbook',
      'Make a variation',
      'Print',
      'Delete',
    ]);
    cleanup();
    const other = await open([shown], { ...priya, _id: '01960000-0000-7000-8000-000000000002' });
    expect(await menuItems(other.person)).toEqual([
      'Make my own copy',
      'Cook with other dishes',
      'Add to a cookbook',
      'Make a variation',
      'Print',
    ]);
  });

  test('the deletion of a recipe leads back to the list and can be undone', async () => {
    const { person, api, address } = await open([
      shown,
      answer(recipesRoutes.remove, undefined),
      answer(recipesRoutes.restore, laksa),
    ]);
    await choose(person, 'Delete');
    await screen.findByText('Another page');
    expect(address()).toBe('/my-recipes');
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Recipe is back');
    expect(api.requestsTo(recipesRoutes.restore)).toHaveLength(1);
    expect(api.requestsTo(recipesRoutes.get)).toHaveLength(1);
  });
});
