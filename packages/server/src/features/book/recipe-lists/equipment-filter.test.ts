import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recipeListsRoutes } from '@saltbush/contract/book/recipe-lists';
import { recipeVersionsRoutes } from '@saltbush/contract/book/recipe-versions';
import { recipesRoutes } from '@saltbush/contract/recipe/recipes';
import { sharingRoutes } from '@saltbush/contract/recipe/sharing/sharing';
import { createTestRecipe, listForAll } from '../../../testing/recipes';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { createTestUsers, type TestUsers } from '../../../testing/test-users';

let testApp: TestApp;
let people: TestUsers;
beforeAll(async () => {
  testApp = await openTestApp();
  people = await createTestUsers(testApp.app);
  const { priya } = people;
  await createTestRecipe(priya, { title: 'Goulash', equipment: ['6 L slow cooker', 'Tongs'] });
  await createTestRecipe(priya, { title: 'Rice', equipment: ['Rice cooker (small)'] });
  await createTestRecipe(priya, { title: 'Salad' });
});
afterAll(() => testApp.close());

describe('the equipment of a recipe', () => {
  test.each([
    ['slow cooker', ['Goulash']],
    ['Slow cookers', ['Goulash']],
    ['cooker', ['Goulash', 'Rice']],
    ['cooker,tongs', ['Goulash']],
    ['oven', []],
  ])('a list filtered by the equipment "%s" has %j', async (equipment, titles) => {
    const { body } = await people.priya.ask(recipeListsRoutes.search, {
      query: { equipment, sort: 'title' },
    });
    expect(body.recipes.map(({ title }) => title)).toEqual(titles);
  });

  test('a recipe is found by the name of its equipment', async () => {
    const { body } = await people.priya.ask(recipeListsRoutes.search, { query: { q: 'tongs' } });
    expect(body.recipes.map(({ title }) => title)).toEqual(['Goulash']);
  });

  test('equipment is saved, changed, compared, restored and copied', async () => {
    const { priya, tom } = people;
    const params = { id: await createTestRecipe(priya, { title: 'Pie', equipment: ['Pie dish'] }) };
    const { body } = await priya.ask(recipesRoutes.update, { params, body: { title: 'Pie' } });
    expect(body).not.toHaveProperty('equipment');
    const second = { params: { ...params, revision: 2 } };
    expect((await priya.ask(recipeVersionsRoutes.changes, second)).body.changes).toEqual([
      { field: 'equipment', before: 'Pie dish' },
    ]);
    const first = { params: { ...params, revision: 1 } };
    const restored = await priya.ask(recipeVersionsRoutes.restore, first);
    expect(restored.body.equipment).toEqual(['Pie dish']);
    await listForAll(testApp.database.db, params.id);
    const copy = await tom.ask(sharingRoutes.copy, { params, body: {} });
    expect(copy.body.equipment).toEqual(['Pie dish']);
  });

  test.each([
    [{ equipment: Array.from({ length: 31 }, (_, n) => `Pot ${n}`) }],
    [{ equipment: ['x'.repeat(101)] }],
    [{ equipment: [' '] }],
    [{ equipment: 'pot' }],
  ])('a recipe with the equipment %j is refused', async (more) => {
    const body = { title: 'Soup', ...more } as { title: string };
    expect((await people.priya.ask(recipesRoutes.create, { body })).status).toBe(400);
  });
});
