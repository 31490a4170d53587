import { lazyRouteComponent } from '@tanstack/react-router';
import { fireEvent, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { AppError } from '@saltbush/contract/errors';
import { curatedImagesRoutes } from '@saltbush/contract/recipe/curated-images';
import { imagesRoutes } from '@saltbush/contract/recipe/images';
import { recipeLimits, recipesRoutes } from '@saltbush/contract/recipe/recipes';
import { stockPhotosRoutes } from '@saltbush/contract/recipe/stock-photos';
import { laksa, recipeId } from '../../../testing/recipes';
import { answer, type Answer } from '../../../testing/fake-api';
import { fill, renderPage, screen } from '../../../testing/render';
import { storedWork } from '../../../testing/stored-work';
import { stubLayout } from '../../../testing/stub-layout';
import { EditRecipePage } from './edit-recipe-page';
import { NewRecipePage } from './new-recipe-page';
import { findNewRecipeDraft } from './draft/draft-storage';

stubLayout();

const saves = answer(
  recipesRoutes.create,
  ({ body: { sharingSettings: _mode, sharedWith: _readers, ...body } }) => ({
    ...laksa,
    ...body,
    _id: body._id ?? recipeId(9),
  }),
);
const openNew = async (...api: Answer[]) => {
  const page = await renderPage(NewRecipePage, { at: '/my-recipes/new', api });
  await screen.findByRole('textbox', { name: 'Title' });
  return page;
};
const openEdit = (...api: Answer[]) =>
  renderPage(EditRecipePage, {
    at: `/recipes/${laksa._id}/edit`,
    path: '/recipes/$id/edit',
    api: [answer(recipesRoutes.get, laksa), ...api],
  });

/** An answer that comes when it is sent. */
function heldBack<T>(value: T): [Promise<T>, () => void] {
  let send = () => {};
  const promise = new Promise<T>((resolve) => (send = () => resolve(value)));
  return [promise, () => send()];
}

/** What is folded below the steps. */
const openDetails = (person: UserEvent) =>
  person.click(screen.getByRole('heading', { name: 'Details' }));
const field = (label: string) => screen.getByRole('textbox', { name: label }) as HTMLInputElement;
/** The amount that is marked in a line. */
const amountIn = (label: string) => field(label).parentElement!.querySelector('mark')?.textContent;
const choose = async (person: UserEvent, line: string, item: string) => {
  await person.click(screen.getByRole('button', { name: `More for ${line}` }));
  await person.click(await screen.findByRole('menuitem', { name: item }));
};
const rowTexts = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map((row) => row.querySelector<HTMLInputElement>('input, textarea')!.value);
const paste = (label: string, text: string) =>
  fireEvent.paste(field(label), { clipboardData: { getData: () => text } });
const save = () => screen.getByRole('button', { name: 'Save recipe' });

describe('ingredients', () => {
  test('a line of an ingredient stays as typed, marks its amount, and Enter begins the next', async () => {
    const { person } = await openNew();
    await fill(person, field('Ingredient 1'), '1 1/2 cups plain flour, sifted');
    await person.keyboard('{Enter}3 eggs{Enter}salt, to taste');
    expect(rowTexts('Ingredients')).toEqual([
      '1 1/2 cups plain flour, sifted',
      '3 eggs',
      'salt, to taste',
    ]);
    expect(amountIn('Ingredient 1')).toBe('1 1/2 cups');
    expect(amountIn('Ingredient 2')).toBe('3');
    expect(amountIn('Ingredient 3')).toBeUndefined();
    expect(screen.getByText('Understood as 3, eggs.')).toBeTruthy();
  });

  test('the Enter key inside a line breaks it, and a line that ends in a colon is a heading', async () => {
    const { person } = await openNew();
    await fill(person, field('Ingredient 1'), '2 eggs 1 lemon');
    await person.keyboard('{ArrowLeft>7/}{Enter}');
    expect(rowTexts('Ingredients').map((text) => text.trim())).toEqual(['2 eggs', '1 lemon']);
    await person.keyboard('{End}{Enter}For the sauce:{Enter}');
    expect(field('Heading').value).toBe('For the sauce');
    await choose(person, 'heading For the sauce', 'Make it a line');
    expect(field('Ingredient 3').value).toBe('For the sauce');
    await choose(person, 'ingredient 3', 'Make it a heading');
    expect(field('Heading').value).toBe('For the sauce');
  });

  test('a list of lines is one stop of the Tab key, and the arrows go to the others', async () => {
    const { person } = await openNew();
    paste('Ingredient 1', '2 eggs\n1 lemon\nsalt');
    const stops = () => [1, 2, 3].filter((n) => field(`Ingredient ${n}`).tabIndex === 0);
    await person.click(field('Ingredient 2'));
    expect(stops()).toEqual([2]);
    await person.keyboard('{End}{ArrowDown}');
    expect(document.activeElement).toBe(field('Ingredient 3'));
    expect(stops()).toEqual([3]);
    await person.keyboard('{Home}{ArrowUp}');
    expect(document.activeElement).toBe(field('Ingredient 2'));
  });

  test('many pasted lines become many rows, headings too', async () => {
    const { person } = await openNew(saves);
    await fill(person, field('Title'), 'Stir fry');
    await person.click(field('Ingredient 1'));
    paste('Ingredient 1', '• 200 g noodles\n\nFor the sauce:\n2 tbsp soy sauce\n1 tsp sugar');
    expect(rowTexts('Ingredients')).toEqual([
      '200 g noodles',
      'For the sauce',
      '2 tbsp soy sauce',
      '1 tsp sugar',
    ]);
    expect(document.activeElement).toBe(field('Ingredient 3'));
    await person.click(save());
    await screen.findByText('Another page');
  });

  test('one pasted line is split like a typed one', async () => {
    await openNew();
    expect(paste('Ingredient 1', '2 eggs\n')).toBe(true);
  });

  test('ingredient rows are moved by keyboard, and focus goes with them', async () => {
    const { person } = await openNew();
    paste('Ingredient 1', '2 eggs\n1 lemon\nsalt');
    await person.click(field('Ingredient 1'));
    await person.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}');
    expect(rowTexts('Ingredients')).toEqual(['1 lemon', 'salt', '2 eggs']);
    expect(document.activeElement).toBe(field('Ingredient 3'));
    expect(screen.getByText('eggs is now number 3 of 3.')).toBeTruthy();
    await person.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(rowTexts('Ingredients')).toEqual(['1 lemon', '2 eggs', 'salt']);
    await choose(person, 'ingredient 2', 'Move up');
    expect(rowTexts('Ingredients')).toEqual(['2 eggs', '1 lemon', 'salt']);
  });

  test('a line that is deleted gives the focus to its neighbour, and Backspace in a blank one to the one above', async () => {
    const { person } = await openNew();
    paste('Ingredient 1', '2 eggs\n1 lemon');
    await choose(person, 'ingredient 1', 'Delete');
    await waitFor(() => expect(document.activeElement).toBe(field('Ingredient 1')));
    expect(field('Ingredient 1').value).toBe('1 lemon');
    await person.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(field('Ingredient 2')));
    await person.keyboard('{Backspace}');
    await waitFor(() => expect(document.activeElement).toBe(field('Ingredient 1')));
    await person.clear(field('Ingredient 1'));
    await person.keyboard('{Backspace}');
    const add = screen.getByRole('button', { name: 'Add ingredient' });
    await waitFor(() => expect(document.activeElement).toBe(add));
  });
});

describe('steps', () => {
  test('pasted paragraphs become steps without their numbers', async () => {
    await openNew();
    paste('Step 1', '1. Mix everything.\n2. Fry in butter.\n\nTo serve:\n3. Add lemon.');
    expect(rowTexts('Steps')).toEqual([
      'Mix everything.',
      'Fry in butter.',
      'To serve',
      'Add lemon.',
    ]);
  });

  test('the Enter key begins the next step, Shift and Enter a new line', async () => {
    const { person } = await openNew();
    await person.click(field('Step 1'));
    await person.keyboard('Mix.{Shift>}{Enter}{/Shift}Gently.{Enter}Bake.');
    expect(rowTexts('Steps')).toEqual(['Mix.\nGently.', 'Bake.']);
  });
});

describe('saving a new recipe', () => {
  test('a new recipe is sent as written, without blank rows', async () => {
    const { person, api, address } = await openNew(saves);
    await fill(person, field('Title'), 'Pancakes');
    await openDetails(person);
    await fill(person, field('Cook'), '1 h 20');
    await person.type(screen.getByLabelText('Tags', { selector: 'input' }), 'Quick,Sunday{Enter}');
    const equipment = screen.getByLabelText('Equipment', { selector: 'input' });
    await person.type(equipment, 'Frying pan,Whisk{Enter}');
    paste('Ingredient 1', '2 eggs\nFor the sauce:\n1 lemon, juiced');
    await fill(person, field('Step 1'), 'Mix and fry.');
    await person.click(screen.getByRole('button', { name: 'More serves' }));
    await person.click(save());
    await screen.findByText('Another page');
    const [asked] = api.requestsTo(recipesRoutes.create);
    expect(asked!.body).toMatchObject({
      title: 'Pancakes',
      serves: 5,
      cookMinutes: 80,
      tags: ['Quick', 'Sunday'],
      equipment: ['Frying pan', 'Whisk'],
      measures: 'au',
      ingredients: [
        { name: 'eggs', amount: '2', unit: '' },
        { name: 'lemon', amount: '1', unit: '', note: 'juiced', section: 'For the sauce' },
      ],
      instructions: ['Mix and fry.'],
    });
    expect(address()).toBe(`/recipes/${asked!.body._id}`);
    expect(findNewRecipeDraft()).toBeUndefined();
  });

  test('the form stays in sight until the page of the saved recipe is there', async () => {
    const [code, sendCode] = heldBack({ SavedPage: () => 'The saved recipe' });
    const [answered, sendAnswer] = heldBack(undefined);
    const fetchCode = vi.fn(() => code);
    const { person, address } = await renderPage(NewRecipePage, {
      at: '/my-recipes/new',
      api: [
        answer(recipesRoutes.create, async ({ body }) => {
          await answered;
          return { ...laksa, _id: body._id!, title: body.title };
        }),
      ],
      elsewhere: lazyRouteComponent(fetchCode, 'SavedPage'),
    });
    await fill(person, await screen.findByRole('textbox', { name: 'Title' }), 'Pancakes');
    await person.click(save());
    // While the server saves.
    await waitFor(() => expect(fetchCode).toHaveBeenCalledOnce());
    sendAnswer();
    await waitFor(() => expect(findNewRecipeDraft()).toBeUndefined());
    expect(save().dataset['loading']).toBe('true');
    expect(address()).toBe('/my-recipes/new');
    sendCode();
    await screen.findByText('The saved recipe');
    expect(screen.getByText('Recipe saved')).toBeTruthy();
  });

  test('a new recipe is refused without a title, at the field, and nothing is sent', async () => {
    const { person, api } = await openNew(saves);
    await person.click(save());
    await screen.findByText('Please give the recipe a title');
    expect(document.activeElement).toBe(field('Title'));
    expect(api.requests).toEqual([]);
    await person.type(field('Title'), 'P');
    expect(screen.queryByText('Please give the recipe a title')).toBeNull();
  });

  test('every message of the form stands at its field, and focus goes to the first of the page', async () => {
    const { person } = await openNew(saves);
    await fill(person, field('Title'), 'Pancakes');
    const name = 'a'.repeat(recipeLimits.ingredientName + 1);
    await fill(person, field('Ingredient 1'), `2 ${name}`);
    await openDetails(person);
    await fill(person, field('Cook'), 'a while');
    await openDetails(person);
    expect(screen.queryByRole('textbox', { name: 'Cook' })).toBeNull();
    await person.click(save());
    await screen.findByText('Please write a time like 45 min or 1 h 30 min');
    expect(field('Cook').getAttribute('aria-invalid')).toBe('true');
    expect(field('Ingredient 1').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field('Ingredient 1'));
  });

  test('a message of the server finds its row, though blank rows were not sent', async () => {
    const refusal = new AppError('VALIDATION_FAILED', [
      { field: 'ingredients.1.amount', message: 'Too much' },
    ]);
    const { person } = await openNew(answer(recipesRoutes.create, refusal));
    await fill(person, field('Title'), 'Pancakes');
    await fill(person, field('Ingredient 1'), 'eggs');
    await person.keyboard('{Enter}{Enter}lemons');
    await person.click(save());
    await screen.findByText('Too much');
    expect(document.activeElement).toBe(field('Ingredient 3'));
  });

  test('a recipe stays in the form when the server cannot be reached, and the next try has the same id', async () => {
    let isDown = true;
    const { person, api } = await openNew(
      answer(recipesRoutes.create, ({ body }) =>
        isDown
          ? new AppError('SERVER_UNREACHABLE')
          : { ...laksa, _id: body._id!, title: body.title },
      ),
    );
    await fill(person, field('Title'), 'Pancakes');
    await person.click(save());
    await screen.findByText(/Unable to connect to the server/);
    isDown = false;
    await person.click(save());
    await screen.findByText('Another page');
    const [first, second] = api.requestsTo(recipesRoutes.create);
    expect(second!.body).toEqual(first!.body);
  });
});

describe('unsaved work', () => {
  test('unsaved work comes back after a crash, and can be put aside', async () => {
    const first = await openNew();
    await fill(first.person, field('Title'), 'Half a recipe');
    await first.person.type(field('Ingredient 1'), '2 eggs{Enter}');
    await screen.findByText('Draft saved on this device');
    expect(await storedWork('drafts')).toContain('Half a recipe');
    first.unmount();

    const { person } = await openNew();
    expect(field('Title').value).toBe('Half a recipe');
    expect(field('Ingredient 1').value).toBe('2 eggs');
    expect(amountIn('Ingredient 1')).toBe('2');
    await person.click(screen.getByRole('button', { name: 'Start a blank recipe instead' }));
    expect(field('Title').value).toBe('');
    expect(findNewRecipeDraft()).toBeUndefined();
  });

  test('a person who leaves the form is asked first, and who stays keeps everything', async () => {
    const { person, address } = await openNew();
    await fill(person, field('Title'), 'Half a recipe');
    await person.click(screen.getByRole('button', { name: 'Cancel' }));
    const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await person.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(address()).toBe('/my-recipes/new');
    expect(field('Title').value).toBe('Half a recipe');

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await person.click(screen.getByRole('button', { name: 'Cancel' }));
    await person.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await screen.findByText('Another page');
    expect(findNewRecipeDraft()).toBeUndefined();
  });

  test('a form that nobody has touched is left without a question', async () => {
    const { person } = await openNew();
    await person.click(screen.getByRole('button', { name: 'Cancel' }));
    await screen.findByText('Another page');
  });
});

describe('changing a recipe', () => {
  test('a changed recipe keeps every field that was not touched', async () => {
    const { person, api } = await openEdit(
      answer(recipesRoutes.update, ({ body }) => ({ ...laksa, title: body.title, revision: 4 })),
    );
    await person.type(await screen.findByLabelText('Title'), '!');
    await person.click(save());
    await screen.findByText('Another page');
    const { title, ingredients, instructions, instructionSections, notes } = laksa;
    expect(api.requestsTo(recipesRoutes.update)[0]!.body).toMatchObject({
      title: `${title}!`,
      revision: laksa.revision,
      ingredients,
      instructions,
      instructionSections,
      notes,
      yieldText: laksa.yieldText,
      cuisine: laksa.cuisine,
      course: laksa.course,
      difficulty: laksa.difficulty,
      prepMinutes: 10,
      cookMinutes: 20,
      sourceAttribution: laksa.sourceAttribution,
    });
  });

  test('a recipe that someone else saved meanwhile can be kept in both versions', async () => {
    const { person, api, address } = await openEdit(
      answer(recipesRoutes.update, new AppError('CONFLICT')),
      saves,
    );
    await person.type(await screen.findByLabelText('Title'), '!');
    await person.click(save());
    const dialog = await screen.findByRole('dialog', { name: 'Changed elsewhere' });
    await person.click(within(dialog).getByRole('button', { name: 'Keep mine as a new recipe' }));
    await screen.findByText('Another page');
    const [created] = api.requestsTo(recipesRoutes.create);
    expect(created!.body).toMatchObject({ title: 'Laksa!' });
    expect(created!.body._id).not.toBe(laksa._id);
    expect(address()).toBe(`/recipes/${created!.body._id}`);
  });

  test('a recipe that someone else saved meanwhile can be replaced by ours', async () => {
    let other = { ...laksa };
    const { person, api } = await openEdit(
      answer(recipesRoutes.get, () => other),
      answer(recipesRoutes.update, ({ body }) =>
        body.revision === other.revision
          ? { ...laksa, title: body.title, revision: other.revision + 1 }
          : new AppError('CONFLICT'),
      ),
    );
    await person.type(await screen.findByLabelText('Title'), '!');
    other = { ...laksa, title: 'Theirs', revision: 8 };
    await person.click(save());
    await person.click(
      await screen.findByRole('button', { name: 'Replace the other version with mine' }),
    );
    await screen.findByText('Another page');
    expect(api.requestsTo(recipesRoutes.update).map(({ body }) => body.revision)).toEqual([3, 8]);
  });

  test('a recipe that was deleted meanwhile can be kept as a new one', async () => {
    const { person, api } = await openEdit(
      answer(recipesRoutes.update, new AppError('NOT_FOUND')),
      saves,
    );
    await person.type(await screen.findByLabelText('Title'), '!');
    await person.click(save());
    await screen.findByRole('dialog', { name: 'This recipe was deleted' });
    await person.click(screen.getByRole('button', { name: 'Keep mine as a new recipe' }));
    await screen.findByText('Another page');
    expect(api.requestsTo(recipesRoutes.create)).toHaveLength(1);
  });
});

describe('the picture', () => {
  const photo = new File(['picture'], 'soup.jpg', { type: 'image/jpeg' });
  const imageUrl = `/images/${recipeId(7)}/800.webp`;

  test('the picture of a recipe is sent at once and saved with it', async () => {
    URL.createObjectURL = () => 'blob:preview';
    URL.revokeObjectURL = () => {};
    const uploaded = { imageUrl, colour: '#a37c52', width: 800, height: 600 };
    const { person, api } = await openNew(answer(imagesRoutes.upload, uploaded), saves);
    await fill(person, field('Title'), 'Soup');
    await person.click(screen.getByRole('button', { name: 'Picture' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Add a picture'));
    await person.upload(screen.getByLabelText('Add a picture'), photo);
    await screen.findByRole('button', { name: 'Remove picture' });
    await person.click(save());
    await screen.findByText('Another page');
    expect(api.requestsTo(recipesRoutes.create)[0]!.body.imageUrl).toBe(imageUrl);
  });

  test('extra pictures of the dish and one at a step are saved, and can be taken away', async () => {
    const urls = [1, 2, 3].map((n) => `/images/${recipeId(n)}/800.webp`);
    let sent = 0;
    const { person, api } = await openNew(
      answer(imagesRoutes.upload, () => ({
        imageUrl: urls[sent++]!,
        colour: '#a37c52',
        width: 800,
        height: 600,
      })),
      saves,
    );
    await fill(person, field('Title'), 'Soup');
    await openDetails(person);
    await person.upload(screen.getByLabelText('Add more pictures'), [photo, photo]);
    await person.click(await screen.findByRole('button', { name: 'Remove extra picture 2' }));
    await fill(person, field('Step 1'), 'Boil.');
    await person.upload(screen.getByLabelText('Add a picture to step 1'), photo);
    await screen.findByRole('button', { name: 'Remove the picture of step 1' });
    await person.click(save());
    await screen.findByText('Another page');
    expect(api.requestsTo(recipesRoutes.create)[0]!.body).toMatchObject({
      moreImageUrls: [urls[0]],
      stepImages: [{ step: 0, imageUrl: urls[2] }],
    });
  });

  test('the picture of a stock photo is shown with its credit, which goes with it', async () => {
    const credit = { name: 'Ana Lim', source: 'Unsplash', licence: 'Unsplash Licence' };
    const stored = { imageUrl, colour: '#a37c52', width: 800, height: 600, credit };
    const photo = {
      provider: 'unsplash' as const,
      id: 'p1',
      thumbnailUrl: 'https://photos.test/1',
    };
    const { person, api } = await openNew(
      answer(curatedImagesRoutes.list, {
        images: [],
        pagination: { page: 1, limit: 12, total: 0, pages: 0 },
      }),
      answer(stockPhotosRoutes.search, {
        photos: [{ ...photo, width: 400, height: 300, description: 'A bowl', credit }],
      }),
      answer(stockPhotosRoutes.choose, stored),
      saves,
    );
    await fill(person, field('Title'), 'Soup');
    await openDetails(person);
    await person.click(screen.getByRole('button', { name: 'Choose a picture' }));
    await person.click(await screen.findByRole('tab', { name: 'Photo search' }));
    await person.type(screen.getByLabelText('Search photos'), '{Enter}');
    await person.click(await screen.findByRole('button', { name: /A bowl/ }));
    await screen.findByText(/Photo: Ana Lim, Unsplash/);
    await person.click(await screen.findByRole('button', { name: 'Remove picture' }));
    expect(screen.queryByText(/Photo: Ana Lim/)).toBeNull();
    expect(api.requestsTo(recipesRoutes.create)).toHaveLength(0);
  });

  test('the picture that cannot be read says so, and the rest of the form stays', async () => {
    URL.createObjectURL = () => 'blob:preview';
    const { person } = await openNew(answer(imagesRoutes.upload, new AppError('IMAGE_UNREADABLE')));
    await fill(person, field('Title'), 'Soup');
    await openDetails(person);
    await person.upload(screen.getByLabelText('Add a picture'), photo);
    expect((await screen.findByRole('alert')).textContent).toMatch(/JPEG, PNG/);
    expect(field('Title').value).toBe('Soup');
    expect(save()).toHaveProperty('disabled', false);
  });
});

test('the total time shows what prep and cook add up to, until one is typed', async () => {
  const { person } = await openNew();
  await openDetails(person);
  const example = field('Total').placeholder;
  await fill(person, field('Prep'), '25 min');
  expect(field('Total').placeholder).toBe('25 min');
  await fill(person, field('Cook'), '1 h 20 min');
  expect(field('Total')).toMatchObject({ placeholder: '1 h 45 min', value: '' });
  await person.clear(field('Prep'));
  expect(field('Total').placeholder).toBe('1 h 20 min');
  await fill(person, field('Prep'), 'a while');
  expect(field('Total').placeholder).toBe(example);
});

describe('bold, links and lists', () => {
  test('the notes get bold words by a key, and a link by a button', async () => {
    const { person } = await openNew();
    await openDetails(person);
    const notes = field('Notes');
    await fill(person, notes, 'Rest it');
    notes.setSelectionRange(0, 4);
    await person.keyboard('{Control>}b{/Control}');
    expect(notes.value).toBe('**Rest** it');
    notes.setSelectionRange(9, 11);
    await person.click(screen.getByRole('button', { name: 'Link in the notes' }));
    expect(notes.value).toBe('**Rest** [it](https://)');
    expect(document.activeElement).toBe(notes);
  });

  test('a step that is pasted from a page keeps its bold words, and several become several steps', async () => {
    await openNew();
    const html = '<p><b>Make the sauce.</b> Melt the butter slowly.</p>';
    const data = (text: string) => ({
      clipboardData: { getData: (type: string) => (type === 'text/html' ? text : 'plain') },
    });
    fireEvent.paste(field('Step 1'), data(html));
    expect(rowTexts('Steps')).toEqual(['**Make the sauce.** Melt the butter slowly.']);
    fireEvent.paste(field('Step 1'), data(`${html}<p><b>Bake the pie.</b> Serve it hot.</p>`));
    expect(rowTexts('Steps')).toContain('**Bake the pie.** Serve it hot.');
  });
});
