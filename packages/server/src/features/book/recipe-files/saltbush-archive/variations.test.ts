import { afterAll, beforeAll, expect, test } from 'vitest';
import { recipeFilesRoutes } from '@saltbush/contract/book/recipe-files';
import { recipeListsRoutes } from '@saltbush/contract/book/recipe-lists';
import { recipeVariationsRoutes } from '@saltbush/contract/book/recipe-variations';
import { createTestRecipe } from '../../../../testing/recipes';
import { openTestApp, type TestApp } from '../../../../testing/test-app';
import { registerUser } from '../../../../testing/test-users';

let old: TestApp;
let fresh: TestApp;
beforeAll(async () => {
  [old, fresh] = [await openTestApp(), await openTestApp()];
});
afterAll(async () => {
  await old.close();
  await fresh.close();
});

test('variations are variations of the same recipes where an archive is imported', async () => {
  const cook = await registerUser(old.app, 'Priya');
  const original = await createTestRecipe(cook, { title: 'Scones' });
  const params = { id: original };
  await cook.ask(recipeVariationsRoutes.create, { params, body: { name: 'with dates' } });
  const { rawPayload } = await old.app.inject({
    url: '/api/recipe-files/export?format=saltbush',
    headers: { authorization: `Bearer ${cook.token}` },
  });

  const newcomer = await registerUser(fresh.app, 'Priya');
  const file = new Blob([new Uint8Array(rawPayload)]);
  const { body } = await newcomer.ask(recipeFilesRoutes.importFile, { file });
  const stateOf = async () =>
    (await newcomer.ask(recipeFilesRoutes.getImport, { params: { id: body._id } })).body.state;
  while (['waiting', 'running'].includes(await stateOf()));
  const mine = await newcomer.ask(recipeListsRoutes.listMyRecipes, { query: { sort: 'title' } });
  const [first] = mine.body.recipes;
  expect(first).toMatchObject({ title: 'Scones' });
  const listed = await newcomer.ask(recipeVariationsRoutes.list, { params: { id: first!._id } });
  expect(listed.body.variations).toMatchObject([{ title: 'Scones (with dates)' }]);
});
