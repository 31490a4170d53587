import { afterAll, beforeAll, expect, test } from 'vitest';
import { mealPlansRoutes } from '@saltbush/contract/plan/meal-plans';
import { shoppingListLimits, shoppingListRoutes } from '@saltbush/contract/plan/shopping-list';
import { createTestRecipe } from '../../../testing/recipes';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { createTestUsers, type TestUsers } from '../../../testing/test-users';

let testApp: TestApp;
let people: TestUsers;
let recipe: string;
beforeAll(async () => {
  testApp = await openTestApp();
  people = await createTestUsers(testApp.app);
  const ingredients = Array.from({ length: 200 }, (_, n) => ({
    name: `spice no${n}`,
    amount: '5',
    unit: 'g',
  }));
  recipe = await createTestRecipe(people.priya, { title: 'Feast', serves: 4, ingredients });
});
afterAll(() => testApp.close());

const plan = (startDate: string, monday: number, tuesday = 0) =>
  people.priya.ask(mealPlansRoutes.create, {
    body: {
      startDate,
      days: {
        monday: Array.from({ length: monday }, () => ({ recipe })),
        tuesday: Array.from({ length: tuesday }, () => ({ recipe })),
      },
    },
  });
const listOf = (week: string) => people.priya.ask(shoppingListRoutes.ofDays, { query: { week } });

test('a list of more ingredients than the serving thread adds up is complete, by week and by plan', async () => {
  const { _id: id } = (await plan('2026-11-23', 2, 1)).body;
  const { status, body } = await listOf('2026-11-23');
  const lines = body.shoppingList!.checkAtHome;
  expect([status, lines.length]).toEqual([200, 200]);
  expect(new Set(lines.map(({ text }) => text))).toEqual(new Set(['15 g']));
  expect(lines.every(({ parts }) => parts.length === 3)).toBe(true);
  const ofPlan = await people.priya.ask(shoppingListRoutes.get, { params: { id } });
  expect(ofPlan.body).toEqual(body.shoppingList);
});

test('a week that asks for more ingredients than a list has room for says so, and what to do', async () => {
  const most = shoppingListLimits.ingredients / 200;
  await plan('2026-11-30', most - 5, 5);
  expect((await listOf('2026-11-30')).status).toBe(200);
  await plan('2026-12-07', most - 5, 6);
  const { status, error } = await listOf('2026-12-07');
  expect([status, error.code]).toEqual([422, 'LIST_TOO_LONG']);
  expect(error.details).toMatch(/at most 3,000 ingredients a week/);
});
