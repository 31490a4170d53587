import { afterAll, beforeAll, expect, test } from 'vitest';
import { nutritionGoalsRoutes } from '@saltbush/contract/plan/nutrition-goals';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { registerUser, visitorOf, type Person } from '../../../testing/test-users';

const { get, replace } = nutritionGoalsRoutes;

let testApp: TestApp;
let ann: Person;
let ben: Person;
beforeAll(async () => {
  testApp = await openTestApp();
  ann = await registerUser(testApp.app, 'Ann');
  ben = await registerUser(testApp.app, 'Ben');
});
afterAll(() => testApp.close());

test('goals of a day are replaced as a whole, and read by their person alone', async () => {
  expect((await ann.ask(get)).body).toEqual({});
  const goals = { energyKj: 8700, sodiumMilligrams: 2000 };
  expect((await ann.ask(replace, { body: goals })).body).toEqual(goals);
  expect((await ann.ask(get)).body).toEqual(goals);
  expect((await ben.ask(get)).body).toEqual({});
  await ann.ask(replace, { body: { fibreGrams: 30 } });
  expect((await ann.ask(get)).body).toEqual({ fibreGrams: 30 });
  await ann.ask(replace, { body: {} });
  expect((await ann.ask(get)).body).toEqual({});
});

test('a visitor has no goals', async () => {
  const visitor = visitorOf(testApp.app);
  expect((await visitor.ask(get)).status).toBe(401);
  expect((await visitor.ask(replace, { body: { energyKj: 8700 } })).status).toBe(401);
});

test.each([
  [{ energyKj: 0 }],
  [{ energyKj: 60_000 }],
  [{ proteinGrams: 60.5 }],
  [{ sodiumMilligrams: 'little' }],
])('the goals %j are refused', async (body) => {
  expect((await ann.ask(replace, { body: body as never })).status).toBe(400);
});
