import { eq, isNotNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recipeListsRoutes } from '@saltbush/contract/book/recipe-lists';
import { recipesRoutes } from '@saltbush/contract/recipe/recipes';
import { registerUser, visitorOf, type Person } from '../../../testing/test-users';
import { createTestRecipe } from '../../../testing/recipes';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { recipeIngredients } from '../../../schema/recipe/recipe-lines';
import { recipes } from '../../../schema/recipes';
import { emptyBin } from '../../recipe/recipes';

let testApp: TestApp;
let cook: Person;
beforeAll(async () => {
  testApp = await openTestApp();
  cook = await registerUser(testApp.app, 'Cook');
});
afterAll(() => testApp.close());

const dayMs = 24 * 60 * 60 * 1000;

async function discard(title: string, person = cook): Promise<string> {
  const ingredients = [{ name: 'bread' }];
  const id = await createTestRecipe(person, { title, ingredients });
  await person.ask(recipesRoutes.remove, { params: { id } });
  return id;
}
/** A session would not last so long, so the recipes are made to have waited longer. */
const wait = (days: number) =>
  testApp.database.db
    .update(recipes)
    .set({ deletedAt: sql`${recipes.deletedAt} - ${days} * interval '1 day'` })
    .where(isNotNull(recipes.deletedAt));
const bin = async (query = {}) => (await cook.ask(recipeListsRoutes.listDeleted, { query })).body;
const titles = async () => (await bin()).recipes.map(({ title }) => title);

test('deleted recipes wait for thirty days, the latest first, then go for good', async () => {
  const other = await registerUser(testApp.app, 'Other');
  await discard('Not mine', other);
  const toast = await discard('Toast');
  await wait(10);
  const pie = await discard('Pie');
  await createTestRecipe(cook, { title: 'Kept' });

  expect(await titles()).toEqual(['Pie', 'Toast']);
  expect(await bin({ page: 2, limit: 1 })).toMatchObject({ total: 2, hasMore: false });
  const [shown] = (await bin()).recipes;
  const waits = new Date(shown!.goneAt).getTime() - new Date(shown!.deletedAt).getTime();
  expect(waits).toBe(30 * dayMs);

  await wait(20);
  expect(await titles()).toEqual(['Pie']);
  const { db } = testApp.database;
  expect(await emptyBin(db, testApp.deps.clock())).toBe(2);
  expect(await db.select().from(recipes).where(eq(recipes.id, toast))).toEqual([]);
  const lines = db.select().from(recipeIngredients).where(eq(recipeIngredients.recipeId, toast));
  expect(await lines).toEqual([]);
  expect((await cook.ask(recipesRoutes.restore, { params: { id: toast } })).status).toBe(404);
  expect((await cook.ask(recipesRoutes.restore, { params: { id: pie } })).status).toBe(200);
  expect(await titles()).toEqual([]);
  expect(await emptyBin(db, testApp.deps.clock())).toBe(0);
});

test('a visitor has no bin', async () => {
  const { status } = await visitorOf(testApp.app).ask(recipeListsRoutes.listDeleted, {});
  expect(status).toBe(401);
});
