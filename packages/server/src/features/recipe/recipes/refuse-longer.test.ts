import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recipeLimits, recipesRoutes } from '@saltbush/contract/recipe/recipes';
import { createTestRecipe } from '../../../testing/recipes';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { createTestUsers, type TestUsers } from '../../../testing/test-users';
import { recipeIngredients } from '../../../schema/recipe/recipe-lines';

let testApp: TestApp;
let people: TestUsers;
beforeAll(async () => {
  testApp = await openTestApp();
  people = await createTestUsers(testApp.app);
});
afterAll(() => testApp.close());

const longer = 'x'.repeat(200);
const lines = (count: number, name = longer) => Array.from({ length: count }, () => ({ name }));
const most = recipeLimits.ingredientText / longer.length;

/** As an older version stored it: 50 ingredients, in all twice as long as a recipe may be today. */
async function createLongRecipe(): Promise<string> {
  const id = await createTestRecipe(people.priya, {
    title: 'Feast',
    ingredients: lines(50, 'rice'),
  });
  await testApp.database.db
    .update(recipeIngredients)
    .set({ name: 'x'.repeat(400), note: 'x'.repeat(400) })
    .where(sql`${recipeIngredients.recipeId} = ${id}`);
  return id;
}

const update = (id: string, body: { title: string; ingredients: object[] }) =>
  people.priya.ask(recipesRoutes.update, { params: { id }, body: body as never });

test('a longer recipe of before is read, and saved with all its ingredients under another title', async () => {
  const id = await createLongRecipe();
  const { ingredients } = (await people.priya.ask(recipesRoutes.get, { params: { id } })).body;
  const saved = await update(id, { title: 'Feast for all', ingredients });
  expect([saved.status, saved.body.ingredients]).toEqual([200, ingredients]);
});

test('a longer recipe of before can be shortened bit by bit, and cannot grow again', async () => {
  const id = await createLongRecipe();
  const saves = [most * 2 + 1, most + 50, most + 51, most, most + 1];
  const statuses: number[] = [];
  for (const count of saves) {
    statuses.push((await update(id, { title: 'Feast', ingredients: lines(count) })).status);
  }
  expect(statuses).toEqual([400, 200, 400, 200, 400]);
});

test('ingredients that have grown too long are refused by field, in words, and nothing is saved', async () => {
  const id = await createTestRecipe(people.priya, { title: 'Stew', ingredients: lines(1) });
  const { status, error } = await update(id, { title: 'Stew', ingredients: lines(most + 1) });
  expect([status, error.code, error.details]).toEqual([
    400,
    'VALIDATION_FAILED',
    [{ field: 'ingredients', message: expect.stringContaining('at most 20,000 characters') }],
  ]);
  const { body } = await people.priya.ask(recipesRoutes.get, { params: { id } });
  expect(body.ingredients).toHaveLength(1);
});
