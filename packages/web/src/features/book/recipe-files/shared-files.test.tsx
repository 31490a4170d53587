import { beforeEach, describe, expect, test, vi } from 'vitest';
import { recipeFilesRoutes, type RecipeImportOnWire } from '@saltbush/contract/book/recipe-files';
import { answer } from '../../../testing/fake-api';
import { renderPage, screen } from '../../../testing/render';
import { storableFile, stubFiles } from '../../../testing/shared-files';
import { findShared, storeShared } from '../../device/shared-content';
import { RecipeFilesPage } from './recipe-files-page';

beforeEach(stubFiles);

const share = (files: File[]) => storeShared({ title: '', text: '', url: '', files });
const untilForgotten = (id: string) =>
  vi.waitFor(async () => expect(await findShared(id)).toBeUndefined(), 10_000);

describe('on the page that imports files', () => {
  const imported: RecipeImportOnWire = {
    _id: '01960000-0000-7000-8000-000000000009',
    fileName: 'book.zip',
    state: 'waiting',
    duplicates: 'skip',
    done: 0,
    imported: 0,
    alreadyThere: 0,
    failed: 0,
    report: {
      formats: [],
      withoutIngredients: 0,
      unreadFields: [],
      moreUnreadFields: 0,
      unreadFiles: [],
      moreUnreadFiles: 0,
      missingPictures: 0,
      withoutRoom: 0,
      others: [],
    },
    createdAt: '2026-11-18T02:00:00.000Z',
  };

  test('a shared file is sent when a person asks for it, and then forgotten', async () => {
    const id = await share([await storableFile('book.zip', 'application/zip')]);
    const { person, api } = await renderPage(RecipeFilesPage, {
      at: `/my-recipes/files?shared=${id}`,
      api: [
        answer(recipeFilesRoutes.listImports, {
          imports: [],
          total: 0,
          page: 1,
          limit: 5,
          hasMore: false,
        }),
        answer(recipeFilesRoutes.importFile, imported),
      ],
    });
    const button = await screen.findByRole('button', { name: 'Import book.zip' });
    expect(api.requestsTo(recipeFilesRoutes.importFile)).toEqual([]);
    await person.click(button);
    await untilForgotten(id);
    expect(api.requestsTo(recipeFilesRoutes.importFile)).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Import book.zip' })).toBeNull();
  });
});
