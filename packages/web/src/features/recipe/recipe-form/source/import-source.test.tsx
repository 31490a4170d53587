import { beforeEach, describe, expect, test, vi } from 'vitest';
import { recipesRoutes } from '@saltbush/contract/recipe/recipes';
import { startSession } from '../../../../api/session';
import { answer } from '../../../../testing/fake-api';
import { priya, token } from '../../../../testing/people';
import { laksa } from '../../../../testing/recipes';
import { renderPage, screen } from '../../../../testing/render';
import { NewRecipePage } from '../new-recipe-page';
import { storeImportedDraft } from '../draft/imported-draft';
import { storeImportSource } from './import-source';

beforeEach(() => {
  // Drafts are stored per user.
  startSession(token, priya);
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: () => 'blob:photo',
      revokeObjectURL: () => undefined,
    }),
  );
});

const draft = {
  title: 'Damper',
  tags: [],
  ingredients: [
    { name: 'flour', amount: '3', unit: 'cup' },
    { name: 'that green stuff', amount: 'a', unit: 'handful', note: 'good' },
    { name: 'tahini', amount: '¾', unit: 'cup' },
  ],
  ingredientLines: ['3 cups flour', 'a good handful of that green stuff', '¾ cup tahini'],
  instructions: ['Bake.'],
};
const open = () =>
  renderPage(NewRecipePage, {
    at: '/my-recipes/new',
    api: [answer(recipesRoutes.create, laksa)],
  });
const photos = [new Blob(['photo'])];
const lines = ['Damper', ...draft.ingredientLines, '1. Bake.'].map((text, n) => ({
  text,
  photo: 0,
  left: 0.1,
  top: n / 10 + 0.1,
  width: 0.5,
  height: 0.05,
  turn: -2,
}));
const line = (n: number) =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: `Ingredient ${n}` });

describe('the source of an imported recipe', () => {
  test('the photo of a recipe is a press away from the form it filled, larger on demand', async () => {
    storeImportSource(storeImportedDraft(draft), { photos });
    const { person } = await open();
    await person.click(await screen.findByRole('radio', { name: 'See the source' }));
    const image = await screen.findByRole<HTMLImageElement>('img', { name: 'Your photo' });
    const width = () => image.parentElement!.style.width;
    expect(width()).toBe('100%');
    await person.click(screen.getByRole('button', { name: 'Larger' }));
    expect(width()).toBe('150%');
    await person.click(screen.getByRole('button', { name: 'Smaller' }));
    expect(width()).toBe('100%');
  });

  test('a box on the photo has the number of its doubtful line, and leads to it', async () => {
    storeImportSource(storeImportedDraft(draft), { photos, lines });
    const { person } = await open();
    await person.click(await screen.findByRole('radio', { name: 'See the source' }));
    const box = await screen.findByRole('button', {
      name: '1: a good handful of that green stuff',
    });
    expect(box.textContent).toBe('1');
    expect([box.style.left, box.style.transform]).toEqual(['10%', 'rotate(-2deg)']);
    await person.click(box);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Recipe' }).checked).toBe(true);
    await vi.waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Looks right' })),
    );
    expect(box.getAttribute('aria-current')).toBe('true');
  });

  test('the number of a doubtful line leads to its box on the photo', async () => {
    storeImportSource(storeImportedDraft(draft), { photos, lines });
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: '1: see it in the photo' }));
    const box = await screen.findByRole('button', {
      name: '1: a good handful of that green stuff',
    });
    await vi.waitFor(() => expect(document.activeElement).toBe(box));
    expect(box.getAttribute('aria-current')).toBe('true');
    const source = screen.getByRole<HTMLInputElement>('radio', { name: 'See the source' });
    expect(source.checked).toBe(true);
  });

  test('a photo that a service read has no boxes', async () => {
    storeImportSource(storeImportedDraft(draft), { photos });
    await open();
    await screen.findByRole('img', { name: 'Your photo' });
    expect(screen.queryByRole('button', { name: /^1: / })).toBeNull();
  });

  test('the text that a recipe was read from marks the line that is looked at', async () => {
    const text = `Damper\n${draft.ingredientLines.join('\n')}\nBake.`;
    storeImportSource(storeImportedDraft(draft), { text });
    const { person } = await open();
    const source = await screen.findByRole('complementary', { name: 'Source' });
    await person.click(line(1));
    expect(source.querySelector('[aria-current]')?.textContent).toBe('3 cups flour');
    await person.click(screen.getByRole('textbox', { name: 'Step 1' }));
    expect(source.querySelector('[aria-current]')?.textContent).toBe('Bake.');
  });

  test('the photo of a recipe is offered as the picture, and not taken unasked', async () => {
    storeImportSource(storeImportedDraft(draft), { photos });
    const { person } = await open();
    await person.click(await screen.findByRole('heading', { name: 'Details' }));
    await screen.findByRole('button', { name: 'Use the photo of the recipe' });
    expect(screen.queryByRole('button', { name: 'Remove picture' })).toBeNull();
  });

  test('another recipe has no source beside its form', async () => {
    storeImportSource(storeImportedDraft(draft), { photos });
    storeImportedDraft({ ...draft, title: 'Soup' });
    await open();
    await screen.findByLabelText('Title');
    expect(screen.queryByRole('radio', { name: 'See the source' })).toBeNull();
  });
});

describe('a doubtful line of an import', () => {
  test('a doubtful line says why, as it was found, and saves what was read when it looks right', async () => {
    storeImportedDraft(draft, { unsureLines: ['¾ cup tahini'] });
    const { person, api } = await open();
    await screen.findByText('We don’t know this food.');
    screen.getByText('The fraction was hard to read.');
    expect(line(2).value).toBe('a good handful of that green stuff');
    await person.click(screen.getByRole('button', { name: '2 to check' }));
    const buttons = screen.getAllByRole('button', { name: 'Looks right' });
    expect(document.activeElement).toBe(buttons[0]);
    await person.click(buttons[0]!);
    expect(screen.getAllByRole('button', { name: 'Looks right' })).toHaveLength(1);
    screen.getByRole('button', { name: '1 to check' });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Looks right' }));
    await person.keyboard('{Enter}');
    screen.getByText('All checked');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save recipe' }));
    await person.keyboard('{Enter}');
    await screen.findByText('Another page');
    expect(api.requestsTo(recipesRoutes.create)[0]!.body.ingredients).toEqual(draft.ingredients);
  });

  test('a doubtful line that is typed over is checked', async () => {
    storeImportedDraft(draft);
    const { person } = await open();
    await screen.findByRole('button', { name: '1 to check' });
    await person.clear(line(2));
    await person.type(line(2), 'a handful of coriander');
    screen.getByText('All checked');
    expect(screen.queryByText('We don’t know this food.')).toBeNull();
  });
});

describe('lines of a photo that did not come into the recipe', () => {
  test('lines of a photo that were not used are said, and become ingredients or notes', async () => {
    const unusedLines = ['2 eggs, beaten', 'Bake it on a Sunday', 'Grandma’s own'];
    storeImportSource(storeImportedDraft(draft), { photos, lines, unusedLines });
    const { person } = await open();
    await person.click(await screen.findByText('3 lines of the photo weren’t used'));
    await person.click(screen.getByRole('button', { name: 'Add to ingredients: 2 eggs, beaten' }));
    expect(line(4).value).toBe('2 eggs, beaten');
    screen.getByText('2 lines of the photo weren’t used');
    await person.click(screen.getByRole('button', { name: 'Keep them as notes' }));
    await person.click(screen.getByRole('heading', { name: 'Details' }));
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Notes' }).value).toBe(
      'Bake it on a Sunday\nGrandma’s own',
    );
    expect(screen.queryByText(/of the photo w/)).toBeNull();
  });

  test('a photo whose lines are all in the recipe says nothing of unused lines', async () => {
    storeImportSource(storeImportedDraft(draft), { photos, lines, unusedLines: [] });
    await open();
    await screen.findByRole('radio', { name: 'See the source' });
    expect(screen.queryByText(/of the photo w/)).toBeNull();
  });
});
