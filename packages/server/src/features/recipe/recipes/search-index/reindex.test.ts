import { afterAll, beforeAll, expect, test } from 'vitest';
import { recipeListsRoutes } from '@saltbush/contract/book/recipe-lists';
import { recipesRoutes } from '@saltbush/contract/recipe/recipes';
import { registerUser, type Person } from '../../../../testing/test-users';
import { createTestRecipe } from '../../../../testing/recipes';
import { openTestApp, type TestApp } from '../../../../testing/test-app';
import { reindexSome } from './reindex';
import { recipes, recipeWords } from '../../../../schema/recipes';

let testApp: TestApp;
let cook: Person;
beforeAll(async () => {
  testApp = await openTestApp();
  cook = await registerUser(testApp.app, 'Cook');
});
afterAll(() => testApp.close());

test('recipes of older rules become findable, some at a time, and are otherwise left alone', async () => {
  const { db } = testApp.database;
  for (let n = 0; n < 5; n += 1) {
    await createTestRecipe(cook, {
      title: `Laksa ${n}`,
      tags: ['Soup'],
      totalMinutes: 20,
      ingredients: [{ name: 'prawns' }],
    });
  }
  const deleted = await createTestRecipe(cook, { title: 'Deleted' });
  await cook.ask(recipesRoutes.remove, { params: { id: deleted } });
  const byId = () => db.select().from(recipes).orderBy(recipes.id);
  const before = await byId();
  const none = { search: null, facets: [], readyMinutes: null, sortTitle: '', derivedVersion: 0 };
  await db.update(recipes).set(none);
  await db.delete(recipeWords);
  const found = async () =>
    (await cook.ask(recipeListsRoutes.listMyRecipes, { query: { q: 'shrimp', tags: 'soup' } })).body
      .total;
  expect(await found()).toBe(0);

  expect(await reindexSome(testApp.deps, 4)).toBe(4);
  expect(await reindexSome(testApp.deps, 4)).toBe(2);
  expect(await reindexSome(testApp.deps, 4)).toBe(0);
  expect(await byId()).toEqual(before);
  expect(await found()).toBe(5);
});
