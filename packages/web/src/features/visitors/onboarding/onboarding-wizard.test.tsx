import { fireEvent, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { profileRoutes } from '@saltbush/contract/account/profile';
import { curatedImagesRoutes, type CuratedImage } from '@saltbush/contract/recipe/curated-images';
import { AppError } from '@saltbush/contract/errors';
import { imageGenerationRoutes } from '@saltbush/contract/recipe/image-generation';
import { recipeListsRoutes } from '@saltbush/contract/book/recipe-lists';
import { recipesRoutes } from '@saltbush/contract/recipe/recipes';
import { savedRecipesRoutes } from '@saltbush/contract/book/saved-recipes';
import { stockPhotosRoutes } from '@saltbush/contract/recipe/stock-photos';
import { queryClient } from '../../../api/query-client';
import { endSession, getSession } from '../../../api/session';
import { answer, type Answer } from '../../../testing/fake-api';
import { confirmedRow, fakePlan } from '../../../testing/plan/fake-plan-rows';
import { priya } from '../../../testing/people';
import { cardOf, laksa, recipeId } from '../../../testing/recipes';
import { fill, renderPage, screen } from '../../../testing/render';
import { getToasts } from '../../../ui/feedback/toast';
import { stubWideWindow } from '../../../testing/stub-layout';
import { OnboardingWizard } from './onboarding-wizard';

const newcomer = { ...priya, hasCompletedOnboarding: false };
const sampleOwner = { _id: recipeId(900), username: 'Saltbush' };
const sampleTags = ["Australia's Favourites", 'Mid Week', 'Quick', 'Dinner'];
const cards = Array.from({ length: 7 }, (_, index) =>
  cardOf(index + 1, { title: `Dish ${index + 1}`, tags: sampleTags, owner: sampleOwner }),
);
const listOf = (recipes: typeof cards) => ({
  recipes,
  total: recipes.length,
  page: 1,
  limit: 20,
  hasMore: false,
});
const samples = answer(recipeListsRoutes.listByTags, listOf(cards));
const adds = answer(savedRecipesRoutes.addToMyRecipes, undefined);
const saves = answer(
  recipesRoutes.create,
  ({ body: { sharingSettings: _mode, sharedWith: _readers, ...body } }) => ({
    ...laksa,
    ...body,
    _id: body._id ?? recipeId(9),
  }),
);

async function open(step: number, api: Answer[] = [samples, adds, saves], selected: string[] = []) {
  const row = (key: string) => ({ key, name: '', amount: '', unit: '', note: '' });
  const ownRecipe = {
    recipeId: recipeId(50),
    title: '',
    serves: 4,
    ingredients: [row('a'), row('b')],
  };
  const stored = { userId: newcomer._id, step, selected, ownRecipe };
  sessionStorage.setItem('saltbush.onboarding', JSON.stringify(stored));
  const onClose = vi.fn();
  const onCompleted = vi.fn();
  const Page = () => <OnboardingWizard onClose={onClose} onCompleted={onCompleted} />;
  const page = await renderPage(Page, { user: newcomer, api });
  await screen.findByRole('dialog', { name: 'Welcome to Saltbush' });
  return { ...page, onClose, onCompleted };
}

const toastTitles = () => getToasts().map(({ title }) => title);
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 2, name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const findButton = (name: string | RegExp) => screen.findByRole('button', { name });

describe('the slides', () => {
  test('the slides go on and back by buttons, and focus each heading', async () => {
    const { person } = await open(1);
    const first = await heading('Not the perfect cookbook for the perfect family');
    await waitFor(() => expect(document.activeElement).toBe(first));
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    await person.click(button('Next'));
    expect(document.activeElement).toBe(await heading('The meals you actually eat'));
    for (const title of [/1 click/, /your way/, /list is ready/]) {
      await person.click(button('Next'));
      await heading(title);
    }
    await person.click(button('Back'));
    await heading('Or plan it your way');
    await person.click(button('Skip intro'));
    await heading('Add 5 example recipes');
  });

  test('the slides show neither a part nor a progress bar', async () => {
    await open(5);
    expect(screen.queryByText(/of 5$/)).toBeNull();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
});

test.each([
  [6, '2 of 5', 0],
  [7, '3 of 5', 0],
  [8, '4 of 5', 1],
  [9, undefined, 0],
])('the step %i of the wizard says %s and has %i progress bars', async (step, part, bars) => {
  await open(step);
  expect(screen.queryByText(/^\d of 5$/)?.textContent).toBe(part);
  expect(screen.queryAllByRole('progressbar')).toHaveLength(bars);
  const dots = [...document.querySelectorAll('[data-filled]')];
  expect(dots, 'step dots, filled up to the current step').toHaveLength(step);
});

test('the wizard closes by its button and by Escape, not by a click outside', async () => {
  const { person, onClose } = await open(2);
  fireEvent.mouseDown(document.querySelector('.mantine-Modal-overlay')!);
  fireEvent.click(document.querySelector('.mantine-Modal-overlay')!);
  expect(onClose).not.toHaveBeenCalled();
  await person.click(button('Close'));
  await person.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(2);
});

describe('the example recipes', () => {
  test('the example recipes are asked for by their tags, at most 20, without one’s own', async () => {
    const own = cardOf(90, { title: 'My own', tags: sampleTags });
    const { api } = await open(6, [answer(recipeListsRoutes.listByTags, listOf([...cards, own]))]);
    await findButton('+ Add Dish 1');
    expect(api.requestsTo(recipeListsRoutes.listByTags)[0]?.query).toMatchObject({
      tags: sampleTags.slice(0, 3),
      limit: 20,
    });
    expect(screen.queryByText('My own')).toBeNull();
  });

  test('the example recipes must be five: the sixth step says so and stays', async () => {
    const { person, api } = await open(6);
    await person.click(await findButton('+ Add Dish 1'));
    await screen.findByText('1 recipe selected (minimum 5)');
    await person.click(button('+ Add Dish 2'));
    await person.click(button('+ Add Dish 3'));
    await person.click(button('+ Add Dish 4'));
    await screen.findByText('4 recipes selected (minimum 5)');
    expect(button('Next').getAttribute('aria-disabled')).toBe('true');
    await person.click(button('Next'));
    await screen.findByText('Please select at least 5 recipes');
    await screen.findByText(/You need to select at least 5 recipes to continue/);
    expect(getToasts()).toEqual([]);
    expect(api.requestsTo(savedRecipesRoutes.addToMyRecipes)).toEqual([]);

    await person.click(button('+ Add Dish 5'));
    expect(button('Next').getAttribute('aria-disabled')).toBeNull();
    expect(button('Selected Dish 5').getAttribute('aria-pressed')).toBe('true');
    await person.click(button('Selected Dish 5'));
    await screen.findByText('4 recipes selected (minimum 5)');
  });

  test('the example recipes are added one by one, and the wizard goes on', async () => {
    const { person, api } = await open(6);
    await person.click(await findButton('Pick 5 for me'));
    await screen.findByText('5 recipes selected (minimum 5)');
    await person.click(button('Next'));
    await screen.findByText('Recipes ready!');
    await heading('Add a recipe you know by heart');
    const added = api.requestsTo(savedRecipesRoutes.addToMyRecipes).map(({ params }) => params.id);
    expect(added).toEqual(cards.slice(0, 5).map(({ _id }) => _id));
  });

  const five = cards.slice(0, 5).map(({ _id }) => _id);
  const failing = (...ids: string[]) =>
    answer(savedRecipesRoutes.addToMyRecipes, ({ params }) =>
      ids.includes(params.id) ? new AppError('NOT_FOUND') : undefined,
    );

  test('the example recipes are not added twice: Next is off while they are added', async () => {
    let add = () => {};
    const held = new Promise<void>((resolve) => (add = resolve));
    const slow = answer(savedRecipesRoutes.addToMyRecipes, () => held.then(() => undefined));
    const { person, api } = await open(6, [samples, slow], five);
    await screen.findByText('5 recipes selected (minimum 5)');
    await person.click(button('Next'));
    await screen.findByText('Adding 1 of 5 …');
    expect(button('Next')).toHaveProperty('disabled', true);
    add();
    await heading('Add a recipe you know by heart');
    expect(api.requestsTo(savedRecipesRoutes.addToMyRecipes)).toHaveLength(5);
  });

  test('the example recipes that are there already count as added', async () => {
    const there = new AppError('ALREADY_IN_MY_RECIPES');
    const { person } = await open(
      6,
      [samples, answer(savedRecipesRoutes.addToMyRecipes, there)],
      five,
    );
    await screen.findByText('5 recipes selected (minimum 5)');
    await person.click(button('Next'));
    await screen.findByText(/All selected recipes are already in your collection/);
    await heading('Add a recipe you know by heart');
  });

  test('the example recipes that fail in part are counted', async () => {
    const { person } = await open(6, [samples, failing(five[1]!)], five);
    await screen.findByText('5 recipes selected (minimum 5)');
    await person.click(button('Next'));
    await screen.findByText('Recipes partially added');
    await screen.findByText(/4 of 5 recipes are in your collection, 1 could not be added/);
    await heading('Add a recipe you know by heart');
  });

  test('the example recipes that all fail are named, and the wizard stays', async () => {
    const { person } = await open(6, [samples, failing(...five)], five);
    await screen.findByText('5 recipes selected (minimum 5)');
    await person.click(button('Next'));
    await screen.findByText('Some recipes could not be added');
    await screen.findByText(/Dish 1, Dish 2, Dish 3, Dish 4, Dish 5/);
    await heading('Add 5 example recipes');
  });

  test('the example recipes can be added again after an unexpected failure', async () => {
    const { person } = await open(
      6,
      undefined,
      cards.slice(0, 5).map(({ _id }) => _id),
    );
    await findButton('Selected Dish 1');
    const refreshing = vi.spyOn(queryClient, 'invalidateQueries').mockRejectedValue(new Error());
    await person.click(button('Next'));
    await screen.findByText('Error adding recipes');
    refreshing.mockRestore();
    await person.click(button('Next'));
    await heading('Add a recipe you know by heart');
  });

  test('the example recipes that cannot be loaded can be asked for again', async () => {
    let isBroken = true;
    const reply = () => (isBroken ? new AppError('FORBIDDEN') : listOf(cards));
    const { person } = await open(6, [answer(recipeListsRoutes.listByTags, reply)]);
    await screen.findByText('Error loading recipes');
    await screen.findByText(/^Please try again/);
    isBroken = false;
    await person.click(button('Try again'));
    await findButton('+ Add Dish 1');
  });

  test('the example recipes that are not there hold nobody up', async () => {
    const { person } = await open(6, [answer(recipeListsRoutes.listByTags, listOf([]))]);
    await screen.findByText(/no example recipes here yet/);
    await person.click(button('Next'));
    await heading('Add a recipe you know by heart');
  });
});

describe('on a wide screen, the details of an example', () => {
  stubWideWindow();
  const details = {
    ...laksa,
    title: 'Dish 1',
    ingredients: [
      { name: 'Rice', amount: '2', unit: 'cup' },
      { name: 'Salt', amount: '0', unit: 'tsp' },
    ],
    instructions: ['Boil it.', 'Serve it.'],
  };

  test('the details of an example on a wide screen have serves, tags, ingredients, steps and the toggle', async () => {
    // The address of one recipe fits that of the examples too: of two answers the last counts.
    const { person, onClose } = await open(6, [answer(recipesRoutes.get, details), samples]);
    await person.click(await findButton('Dish 1'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Dish 1' }));
    await dialog.findByText('2 cup', { exact: false });
    dialog.getByText('Serves 4');
    expect(sampleTags.filter((tag) => dialog.queryByText(tag))).toEqual(sampleTags.slice(0, 3));
    const items = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(items).toEqual(['2 cup Rice', 'Salt', 'Boil it.', 'Serve it.']);
    await person.click(dialog.getByRole('button', { name: 'Select this recipe' }));
    await dialog.findByRole('button', { name: 'Selected' });
    // Escape closes the details, not the wizard under them.
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Dish 1' })).toBeNull());
    expect(onClose).not.toHaveBeenCalled();
    await screen.findByText('1 recipe selected (minimum 5)');
  });
});

describe('a card of an example', () => {
  test.each([
    [767, false],
    [768, true],
  ])('the card of an example in a window of %d px opens the details: %s', async (width, opens) => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (media) =>
        ({
          matches: width >= Number(/min-width: ([\d.]+)em/.exec(media)?.[1] ?? Infinity) * 16,
          media,
          addEventListener: () => {},
          removeEventListener: () => {},
        }) as unknown as MediaQueryList,
    );
    const { person } = await open(6, [answer(recipesRoutes.get, laksa), samples]);
    const toggle = await findButton('+ Add Dish 1');
    await person.click(opens ? await findButton(/^Dish 1/) : toggle);
    if (opens) await screen.findByRole('dialog', { name: 'Dish 1' });
    else await screen.findByText('1 recipe selected (minimum 5)');
    expect(screen.queryAllByRole('button', { name: /^Dish 1/, hidden: true })).toHaveLength(
      opens ? 1 : 0,
    );
  });
});

describe('the own recipe', () => {
  const title = () => screen.getByRole('textbox', { name: 'Title' });
  const name = (n: number) => screen.getByRole('textbox', { name: `Ingredient ${n}` });

  test('the own recipe in the wizard needs a name and an ingredient', async () => {
    const { person, api } = await open(7);
    await person.type(title(), '   ');
    await person.click(button('Add to my recipes'));
    await screen.findByText(/^Recipe name required/);
    expect(document.activeElement).toBe(title());
    expect(title().getAttribute('aria-invalid')).toBe('true');
    expect(toastTitles()).not.toContain('Recipe name required');
    await fill(person, title(), 'Damper');
    expect(screen.queryByText(/^Recipe name required/)).toBeNull();
    await person.click(button('Add to my recipes'));
    await screen.findByText(/^At least one ingredient required/);
    expect(document.activeElement).toBe(name(1));
    expect(name(1).getAttribute('aria-invalid')).toBe('true');
    expect(api.requestsTo(recipesRoutes.create)).toEqual([]);
  });

  test('the own recipe is saved privately as a family favourite, with capitals, without blank rows', async () => {
    const { person, api } = await open(7);
    await fill(person, title(), ' Damper ');
    await person.type(name(2), '3 cup self-raising flour{Enter}');
    await fill(person, name(3), 'cold butter');
    await person.click(button('More serves'));
    await person.click(button('Add to my recipes'));
    await heading('Time to test out Saltbush');
    expect(api.requestsTo(recipesRoutes.create).map(({ body }) => body)).toMatchObject([
      {
        _id: recipeId(50),
        title: 'Damper',
        serves: 5,
        tags: ['Family Favourite'],
        ingredients: [
          { name: 'Self-raising Flour', amount: '3', unit: 'cup' },
          { name: 'Cold Butter', amount: '', unit: '' },
        ],
        instructions: [],
        sharingSettings: { mode: 'private' },
      },
    ]);
    // Back leads to another recipe, not to the photo of this one.
    await person.click(button('Back'));
    await heading('Add a recipe you know by heart');
    expect((title() as HTMLInputElement).value).toBe('');
  });

  test('the own recipe can be skipped, and the end completes the onboarding without it', async () => {
    const completes = answer(profileRoutes.updateProfile, ({ body }) => ({
      ...newcomer,
      ...body,
    }));
    const { person, api, onCompleted } = await open(7, [completes]);
    await person.click(button('Skip for now'));
    await heading('Time to test out Saltbush');
    await person.click(button('Let’s go!'));
    await waitFor(() => expect(onCompleted).toHaveBeenCalledOnce());
    expect(getSession()?.user?.hasCompletedOnboarding).toBe(true);
    expect(api.requestsTo(recipesRoutes.create)).toEqual([]);
  });

  test('the own recipe that the server refuses stays, with what was typed', async () => {
    const { person } = await open(7, [answer(recipesRoutes.create, new AppError('INTERNAL'))]);
    await fill(person, title(), 'Damper');
    await fill(person, name(1), 'flour');
    await person.click(button('Add to my recipes'));
    const words = await screen.findByText(/Failed to save recipe. Please try again./);
    expect(words.textContent).toBe('Error Failed to save recipe. Please try again.');
    expect(words.getAttribute('role')).toBe('alert');
    expect((title() as HTMLInputElement).value).toBe('Damper');
  });

  test('the own recipe in the wizard needs a session', async () => {
    const { person } = await open(7);
    await fill(person, title(), 'Damper');
    await fill(person, name(1), 'flour');
    endSession();
    expect(getSession()).toBeUndefined();
    await person.click(button('Add to my recipes'));
    await screen.findByText('User not authenticated');
  });

  test('the rows of the own recipe are added, removed and moved', async () => {
    const { person } = await open(7);
    await fill(person, name(1), 'flour');
    await fill(person, name(2), 'butter');
    await person.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() => expect((name(1) as HTMLInputElement).value).toBe('butter'));
    await person.click(button('Add ingredient'));
    await waitFor(() => expect(document.activeElement).toBe(name(3)));
    await person.click(button('More for ingredient 2'));
    await person.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    expect(screen.queryByRole('textbox', { name: 'Ingredient 3' })).toBeNull();
  });

  test('the own recipe as typed survives a reload', async () => {
    const { person, unmount } = await open(7);
    await fill(person, title(), 'Damper');
    unmount();
    const Page = () => <OnboardingWizard onClose={() => {}} onCompleted={() => {}} />;
    await renderPage(Page, { user: newcomer });
    expect(((await screen.findByLabelText('Title')) as HTMLInputElement).value).toBe('Damper');
  });
});

describe('the photo', () => {
  const openPhoto = async (api?: Answer[]) => {
    const page = await open(7, api);
    await fill(page.person, screen.getByLabelText('Title'), 'Damper');
    await fill(page.person, screen.getByLabelText('Ingredient 1'), 'flour');
    await page.person.click(button('Add a photo'));
    await heading('A photo for Damper');
    return page;
  };

  test('the photo of the wizard is reached with a complete recipe only', async () => {
    const { person } = await open(7);
    await person.click(button('Add a photo'));
    await screen.findByText(/^Recipe name required/);
  });

  test.each(['Skip Image', 'Save Recipe'])(
    'the button %s of the photo step saves the recipe and goes on',
    async (label) => {
      const { person, api } = await openPhoto();
      await person.click(button(label));
      await heading('Time to test out Saltbush');
      expect(api.requestsTo(recipesRoutes.create)[0]?.body.title).toBe('Damper');
    },
  );

  test('the photo step says that the recipe could not be saved, and goes back to it', async () => {
    const { person } = await openPhoto([answer(recipesRoutes.create, new AppError('INTERNAL'))]);
    await person.click(button('Save Recipe'));
    await screen.findByText('Error adding recipe');
    await person.click(button('Back'));
    expect(((await screen.findByLabelText('Title')) as HTMLInputElement).value).toBe('Damper');
  });
});

test('a picture of the wizard is chosen with a press, and saved with the recipe', async () => {
  const pictures: CuratedImage[] = ['Scones', 'Lamingtons'].map((recipeTitle, index) => ({
    _id: `picture-${index}`,
    imageUrl: `/images/${recipeId(600 + index)}/800.webp`,
    colour: '#a37c52',
    recipeTitle,
    tags: ['baking'],
    cuisine: 'Australian',
    difficulty: 'Easy',
    alt: '',
  }));
  const library = answer(curatedImagesRoutes.list, ({ query: { page, limit } }) => ({
    images: pictures,
    pagination: { page, limit, total: 2, pages: 1 },
  }));
  const { person, api } = await open(7, [samples, saves, library]);
  await fill(person, screen.getByLabelText('Title'), 'Damper');
  await fill(person, screen.getByLabelText('Ingredient 1'), 'flour');
  await person.click(await findButton(/^Scones/));
  await screen.findByText('Image selected');
  await person.click(button('Remove picture'));
  await person.click(button('Add a photo'));
  await person.click(await findButton(/^Lamingtons/));
  await person.click(button('Save with Image'));
  await heading('Time to test out Saltbush');
  const [saved] = api.requestsTo(recipesRoutes.create);
  expect(saved?.body.imageUrl).toBe(pictures[1]!.imageUrl);
});

describe('pictures that fail are named where they were asked for', () => {
  test('a generated picture of the wizard that fails is named where it was asked for', async () => {
    const { person } = await open(7, [
      answer(imageGenerationRoutes.describe, { isSetUp: true, leftToday: 5 }),
      answer(imageGenerationRoutes.generateImage, new AppError('IMAGE_GENERATION_UNAVAILABLE')),
    ]);
    await fill(person, screen.getByLabelText('Title'), 'Damper');
    await person.click(await screen.findByRole('tab', { name: 'AI Generated' }));
    await fill(person, await screen.findByLabelText('Describe the dish'), 'Blue bowl');
    await person.click(button('Generate image'));
    const alert = await screen.findByRole('alert', { name: 'Failed to generate image' });
    within(alert).getByText('Please try again or use a stock image.');
    expect(toastTitles()).not.toContain('Failed to generate image');
  });

  test('a photo search of the wizard that fails is named where it was asked for', async () => {
    const failing = answer(stockPhotosRoutes.search, new AppError('STOCK_PHOTOS_FAILED'));
    const { person } = await open(7, [failing]);
    await person.click(await screen.findByRole('tab', { name: 'Photo search' }));
    await person.type(screen.getByLabelText('Search photos'), 'Damper{Enter}');
    await screen.findByText('Error searching images');
    expect(toastTitles()).not.toContain('Error searching images');
  });
});

describe('the end', () => {
  test('the end of the wizard asks how many people eat, and stores the answer', async () => {
    const plan = fakePlan(newcomer._id);
    const { person } = await open(9);
    const question = await screen.findByRole('group', { name: 'How many people eat at home?' });
    await person.click(within(question).getByRole('button', { name: '3' }));
    const row = plan.rows().get('eaterSettings/eaters');
    expect(row?.fields).toEqual({ people: 3 });
    // It may still be changed.
    await within(question).findByRole('button', { name: '3', pressed: true });
  });

  test('the end of the wizard does not ask again how many people eat', async () => {
    fakePlan(newcomer._id, { rows: [confirmedRow('eaterSettings', 'eaters', { people: 3 })] });
    await open(9);
    await heading('Time to test out Saltbush');
    expect(screen.queryByRole('group', { name: 'How many people eat at home?' })).toBeNull();
  });

  test('the end of the wizard completes the onboarding', async () => {
    const completes = answer(profileRoutes.updateProfile, ({ body }) => ({
      ...newcomer,
      ...body,
    }));
    const { person, onCompleted } = await open(9, [completes]);
    expect(screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
      'Create this week’s menu',
      'Get the shopping list',
      'Compare prices',
      'Share with your household',
    ]);
    await person.click(button('Let’s go!'));
    await waitFor(() => expect(onCompleted).toHaveBeenCalledOnce());
    expect(getSession()?.user?.hasCompletedOnboarding).toBe(true);
    expect(sessionStorage.getItem('saltbush.onboarding')).toBeNull();
  });

  test('the end of the wizard closes it also if the server does not take it', async () => {
    const refused = answer(profileRoutes.updateProfile, new AppError('FORBIDDEN'));
    const { person, onCompleted } = await open(9, [refused]);
    await person.click(button('Let’s go!'));
    await waitFor(() => expect(onCompleted).toHaveBeenCalledOnce());
  });
});
