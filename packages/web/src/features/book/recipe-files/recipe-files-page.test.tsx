import { within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { AppError } from '@saltbush/contract/errors';
import { recipeFilesRoutes, type RecipeImportOnWire } from '@saltbush/contract/book/recipe-files';
import { priya } from '../../../testing/people';
import { answer } from '../../../testing/fake-api';
import { renderPage, screen } from '../../../testing/render';
import { RecipeFilesPage } from './recipe-files-page';
import { countText, isToCheck, shareDone } from './import-labels';
import { sizeText } from './size-text';

const id = '01960000-0000-7000-8000-000000000009';
const one: RecipeImportOnWire = {
  _id: id,
  fileName: 'book.paprikarecipes',
  state: 'done',
  duplicates: 'skip',
  done: 3,
  total: 3,
  imported: 2,
  alreadyThere: 1,
  failed: 0,
  report: {
    formats: ['Paprika'],
    withoutIngredients: 0,
    moreUnreadFields: 0,
    moreUnreadFiles: 0,
    unreadFields: [{ format: 'Paprika', path: 'scale', sample: '2/1', count: 2 }],
    unreadFiles: [{ name: 'readme.txt', reason: 'We found no recipe in its text.' }],
    missingPictures: 1,
    withoutRoom: 0,
    others: [{ name: 'favourites', count: 4 }],
  },
  createdAt: '2026-11-20T02:00:00.000Z',
};

const listOf = (imports: () => RecipeImportOnWire[]) =>
  answer(recipeFilesRoutes.listImports, () => ({
    imports: imports(),
    total: imports().length,
    page: 1,
    limit: 5,
    hasMore: false,
  }));

describe('moving recipes', () => {
  test('a chosen recipe file is sent, and its report shown', async () => {
    let imports: RecipeImportOnWire[] = [];
    const { person } = await renderPage(RecipeFilesPage, {
      at: '/my-recipes/files',
      user: priya,
      api: [
        listOf(() => imports),
        answer(recipeFilesRoutes.importFile, () => {
          imports = [one];
          return { ...one, state: 'waiting' as const };
        }),
        answer(recipeFilesRoutes.listItems, () => ({
          items: [{ title: 'Toast', outcome: 'already-there' as const, recipe: id }],
          total: 1,
          page: 1,
          limit: 50,
          hasMore: false,
        })),
      ],
    });
    const file = new File(['x'], 'book.paprikarecipes');
    await person.upload(await screen.findByLabelText('Recipe file'), file);
    const card = await screen.findByRole('article', { name: 'book.paprikarecipes' });
    expect(within(card).getByText('2 recipes imported · 1 already there')).toBeDefined();
    expect(within(card).getByText('Read as Paprika.')).toBeDefined();
    expect(within(card).getByText('Also imported: favourites (4).')).toBeDefined();
    expect(within(card).getByText('Couldn’t download one picture.')).toBeDefined();
    await person.click(within(card).getByRole('button', { name: '1 already there' }));
    expect(await within(card).findByRole('link', { name: 'Toast' })).toBeDefined();
    await person.click(within(card).getByRole('button', { name: '1 field we couldn’t read' }));
    expect(within(card).getByText('scale')).toBeDefined();
  });

  test('a file sent before the list of imports has come is shown', async () => {
    let imports: RecipeImportOnWire[] = [];
    let sendFirstList = () => {};
    const firstList = new Promise<void>((resolve) => {
      sendFirstList = resolve;
    });
    let lists = 0;
    const { person } = await renderPage(RecipeFilesPage, {
      at: '/my-recipes/files',
      user: priya,
      api: [
        answer(recipeFilesRoutes.listImports, async () => {
          const page = { imports, total: imports.length, page: 1, limit: 5, hasMore: false };
          lists += 1;
          if (lists === 1) await firstList;
          return page;
        }),
        answer(recipeFilesRoutes.importFile, () => {
          imports = [one];
          return { ...one, state: 'waiting' as const };
        }),
      ],
    });
    const file = new File(['x'], 'book.paprikarecipes');
    await person.upload(await screen.findByLabelText('Recipe file'), file);
    expect(await screen.findByRole('article', { name: 'book.paprikarecipes' })).toBeDefined();
    // The late answer is older than the file.
    sendFirstList();
    await firstList;
    expect(screen.getByRole('article', { name: 'book.paprikarecipes' })).toBeDefined();
  });

  test('an import that goes on is shown, and can be cancelled', async () => {
    let state: RecipeImportOnWire['state'] = 'running';
    const { person } = await renderPage(RecipeFilesPage, {
      at: '/my-recipes/files',
      user: priya,
      api: [
        listOf(() => [{ ...one, state, done: 1 }]),
        answer(recipeFilesRoutes.cancelImport, () => {
          state = 'cancelled';
          return { ...one, state };
        }),
      ],
    });
    const bar = await screen.findByRole('progressbar', { name: 'Reading book.paprikarecipes' });
    expect(bar.getAttribute('aria-valuenow')).toMatch(/^33/);
    await person.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Cancelled')).toBeDefined();
  });

  test('recipes of an import without ingredients are named in a warning', async () => {
    const report = { ...one.report, withoutIngredients: 2, moreUnreadFiles: 7 };
    const { person } = await renderPage(RecipeFilesPage, {
      at: '/my-recipes/files',
      user: priya,
      api: [
        listOf(() => [{ ...one, report }]),
        answer(recipeFilesRoutes.listItems, ({ query }) => {
          expect(query).toMatchObject({ hasWarning: true });
          return {
            items: [
              { title: 'Bare', outcome: 'imported' as const, recipe: id, warning: 'Nothing' },
            ],
            total: 1,
            page: 1,
            limit: 50,
            hasMore: false,
          };
        }),
      ],
    });
    const warning = await screen.findByRole('alert');
    expect(warning.textContent).toContain('2 recipes have no ingredients');
    await person.click(within(warning).getByRole('button', { name: 'Show' }));
    expect(await within(warning).findByRole('link', { name: 'Bare' })).toBeDefined();
    await person.click(screen.getByRole('button', { name: '8 files skipped' }));
    expect(screen.getByText('And 7 more.')).toBeDefined();
  });

  test('an import that filled the storage says so, and leads to where room is made', async () => {
    const report = { ...one.report, withoutRoom: 28 };
    await renderPage(RecipeFilesPage, {
      at: '/my-recipes/files',
      user: priya,
      api: [listOf(() => [{ ...one, imported: 12, failed: 28, report }])],
    });
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toContain('Your storage is full');
    expect(notice.textContent).toContain(
      '12 recipes were imported. There was no room for 28 others. Make room, then import the file again',
    );
    const link = within(notice).getByRole('link', { name: 'Make room' });
    expect(link.getAttribute('href')).toBe('/account/storage');
  });

  test('a recipe file without recipes is refused without counting none', async () => {
    const problem = 'Please send the file as it is.';
    await renderPage(RecipeFilesPage, {
      at: '/my-recipes/files',
      user: priya,
      api: [
        listOf(() => [{ ...one, state: 'failed' as const, imported: 0, alreadyThere: 0, problem }]),
      ],
    });
    const refusal = await screen.findByRole('alert');
    expect(refusal.textContent).toContain('We could not read this file');
    expect(screen.queryByText(/0 recipes imported/)).toBeNull();
  });

  test('an import is undone in one tap', async () => {
    let state: RecipeImportOnWire['state'] = 'done';
    const { person } = await renderPage(RecipeFilesPage, {
      at: '/my-recipes/files',
      user: priya,
      api: [
        listOf(() => [{ ...one, state }]),
        answer(recipeFilesRoutes.undoImport, () => {
          state = 'undone';
          return { ...one, state };
        }),
      ],
    });
    await person.click(await screen.findByRole('button', { name: 'Undo this import' }));
    expect(await screen.findByText('Undone')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'See the bin' }));
  });

  test('a refused recipe file is said in words', async () => {
    const { person } = await renderPage(RecipeFilesPage, {
      at: '/my-recipes/files',
      user: priya,
      api: [listOf(() => []), answer(recipeFilesRoutes.importFile, new AppError('IMPORT_RUNNING'))],
    });
    await person.upload(await screen.findByLabelText('Recipe file'), new File(['x'], 'a.zip'));
    expect((await screen.findByRole('alert')).textContent).toContain('Another file is being read');
  });

  test('an export is saved by its address', async () => {
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.getAttribute('href') ?? '');
    });
    const { person } = await renderPage(RecipeFilesPage, {
      at: '/my-recipes/files',
      user: priya,
      api: [
        listOf(() => []),
        answer(recipeFilesRoutes.prepareExport, ({ body }) => ({ url: `/api/x?${body.format}` })),
      ],
    });
    await person.click(await screen.findByRole('button', { name: 'Save a book to print' }));
    await vi.waitFor(() => expect(saved).toEqual(['/api/x?book']));
    vi.restoreAllMocks();
  });
});

test.each([
  [{ ...one, state: 'waiting' as const }, 'Waiting for its turn …'],
  [{ ...one, state: 'running' as const }, '3 of 3 read · 2 recipes imported · 1 already there'],
  [{ ...one, imported: 1, alreadyThere: 0, failed: 2 }, '1 recipe imported · 2 failed'],
])('the counts of an import are said in words: %#', (counts, text) => {
  expect(countText(counts)).toBe(text);
});

const whole = { ...one.report, unreadFields: [], unreadFiles: [], missingPictures: 0 };
const field = { format: 'Paprika', path: 'scale', sample: '2/1', count: 1 };

test.each([
  [false, { ...one, report: whole }],
  [false, { ...one, state: 'running' as const, report: { ...whole, missingPictures: 1 } }],
  [true, { ...one, failed: 1, report: whole }],
  [true, { ...one, report: { ...whole, withoutIngredients: 1 } }],
  [true, { ...one, report: { ...whole, missingPictures: 1 } }],
  [true, { ...one, report: { ...whole, unreadFields: [field] } }],
  [true, { ...one, report: { ...whole, unreadFiles: [{ name: 'a.txt', reason: 'Empty.' }] } }],
])('whether an import is to be checked is %s where something is missing: %#', (expected, end) => {
  expect(isToCheck(end)).toBe(expected);
});

test('a bar of an import is seen from the start', () => {
  expect(shareDone({ done: 0, total: undefined })).toBe(3);
  expect(shareDone({ done: 5, total: 10 })).toBe(50);
});

test.each([
  [200 * 1024 * 1024, '200 MB'],
  [1_500_000, '1.4 MB'],
  [10, '1 KB'],
])('a file of %i bytes is %s large', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});
