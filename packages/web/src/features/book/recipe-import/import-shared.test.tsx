import { beforeEach, describe, expect, test, vi } from 'vitest';
import { recipeImportRoutes } from '@saltbush/contract/recipe/recipe-import/recipe-import';
import { recipePhotoRoutes } from '@saltbush/contract/recipe/recipe-photo';
import { answer, type Answer } from '../../../testing/fake-api';
import { renderPage, screen } from '../../../testing/render';
import { storableFile, stubFiles } from '../../../testing/shared-files';
import { storedWork } from '../../../testing/stored-work';
import { findShared, storeShared } from '../../device/shared-content';
import { ImportRecipePage } from './import-recipe-page';

beforeEach(() => {
  let count = 0;
  stubFiles();
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: () => `blob:${(count += 1)}`,
      revokeObjectURL: () => undefined,
    }),
  );
});

const share = (files: File[], texts: { text?: string; url?: string } = {}) =>
  storeShared({ title: '', text: '', url: '', ...texts, files });
const openImport = (shared: string, ...api: Answer[]) =>
  renderPage(ImportRecipePage, { at: `/my-recipes/import?shared=${shared}`, api });

const draft = {
  title: 'Damper',
  tags: [],
  ingredients: [{ name: 'self-raising flour', amount: '3', unit: 'cup' }],
  ingredientLines: ['3 cups self-raising flour'],
  instructions: ['Bake in the coals.'],
};
const patienceMs = 10_000;
const untilDraft = () =>
  vi.waitFor(async () => expect(await storedWork('drafts')).toContain('Damper'), patienceMs);
const untilForgotten = (id: string) =>
  vi.waitFor(async () => expect(await findShared(id)).toBeUndefined(), patienceMs);

describe('on the import page', () => {
  test('shared photos are chosen already, are read when asked for, and then forgotten', async () => {
    const id = await share([
      await storableFile('list', 'image/jpeg'),
      await storableFile('method', 'image/jpeg'),
    ]);
    const { person, api } = await openImport(
      id,
      answer(recipePhotoRoutes.extractRecipe, {
        ...draft,
        quarterTurns: [0, 0],
        isVisionMissing: false,
      }),
    );
    await screen.findByRole('img', { name: 'Photo 2' });
    expect(api.requestsTo(recipePhotoRoutes.extractRecipe)).toEqual([]);
    expect(await findShared(id)).toBeDefined();
    await person.click(screen.getByRole('button', { name: 'Read 2 photos' }));
    await screen.findByText('Another page');
    expect(api.requestsTo(recipePhotoRoutes.extractRecipe)).toHaveLength(1);
    await untilForgotten(id);
    await untilDraft();
  });

  test('the link that came with a shared photo stands in the box, and is not read by itself', async () => {
    const id = await share([await storableFile('list', 'image/jpeg')], {
      url: 'https://bush.example/damper',
    });
    const { api } = await openImport(id);
    await screen.findByRole('img', { name: 'Photo 1' });
    expect(screen.getByLabelText('Link or recipe')).toHaveProperty(
      'value',
      'https://bush.example/damper',
    );
    expect(api.requestsTo(recipeImportRoutes.scrape)).toEqual([]);
  });

  test('a shared text stands in the box until it is read', async () => {
    const id = await share([], { text: 'Damper\n3 cups flour' });
    const { person } = await openImport(id, answer(recipeImportRoutes.scrape, draft));
    const box = await screen.findByDisplayValue(/3 cups flour/);
    expect(box).toHaveProperty('value', 'Damper\n3 cups flour');
    await person.click(screen.getByRole('button', { name: 'Get recipe' }));
    await screen.findByText('Another page');
    await untilForgotten(id);
    await untilDraft();
  });

  test.each([
    ['missed', 'Please share it again'],
    ['too-much', 'That’s too much at once'],
    ['not-stored', 'It could not be stored'],
    ['01960000-0000-4000-8000-000000000001', 'It’s no longer here'],
  ])('a share that did not arrive (%s) says "%s"', async (shared, title) => {
    await openImport(shared);
    expect((await screen.findByRole('alert')).textContent).toContain(title);
  });
});
