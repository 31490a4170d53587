/** Who may see and change which rows of a household, by role, state and settings. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { householdsRoutes } from '@saltbush/contract/account/households';
import { syncRoutes } from '@saltbush/contract/plan/sync';
import { foundHousehold } from '../../../testing/households';
import { addHouseholdMember, createTestRecipe } from '../../../testing/recipes';
import { openDevice } from '../../../testing/sync-device';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { createTestUsers, type Person, type TestUsers } from '../../../testing/test-users';

let testApp: TestApp;
let people: TestUsers;
let householdId: string;
beforeAll(async () => {
  testApp = await openTestApp();
  people = await createTestUsers(testApp.app);
  householdId = await foundHousehold(people.priya, 'Number 7');
  await addHouseholdMember(testApp.database.db, householdId, people.tom);
});
afterAll(() => testApp.close());

const meal = () => ({
  id: randomUUID(),
  date: '2026-11-23',
  meal: 'dinner',
  order: 'a0',
  quantity: 1,
  note: 'pasta',
});
const [leo, template, pizza, fish] = Array.from({ length: 4 }, () => randomUUID()) as [
  string,
  string,
  string,
  string,
];
const pizzaNight = { meal: 'dinner', quantity: 1, note: 'pizza' };
const items = () => [{ id: randomUUID(), text: 'milk', order: 'a0' }];

const change = (settings: { enableMealPlanning?: boolean; enableShoppingLists?: boolean }) =>
  people.priya.ask(householdsRoutes.changeSettings, {
    params: { id: householdId },
    body: settings,
  });

/** What of a meal and an item is refused, and which kinds come. */
async function tryBoth(person: Person) {
  const device = openDevice(person, { householdId });
  const { body, error, status } = await device.call({
    operations: [
      device.make('addMeal', meal()),
      device.make('addItems', { items: items() }),
      device.make('setEater', { id: leo, change: { name: 'Leo', portion: 0.5 } }),
      device.make('setMenuRules', { change: { wednesday: 30 } }),
      device.make('setWeekRule', {
        id: fish,
        change: { topic: 'food:fish', bound: 'least', weekday: 'friday' },
      }),
      device.make('setTemplate', {
        id: template,
        change: { name: 'Our week', meals: [{ day: 'friday', ...pizzaNight }] },
      }),
      device.make('setRecurringMeal', {
        id: pizza,
        change: { weekday: 'friday', ...pizzaNight, plannedUntil: '2026-11-23' },
      }),
      device.make('restoreRows', { rows: [{ kind: 'meals', id: randomUUID() }] }),
    ],
  });
  if (status !== 200) return error.code;
  const kinds = new Set(body.rows.map(({ kind }) => kind));
  return { refused: body.refused.map(({ code }) => code), kinds: [...kinds].toSorted() };
}

test('members change meals and the list, and see what the others changed', async () => {
  for (const person of [people.priya, people.tom]) {
    expect(await tryBoth(person)).toEqual({
      refused: ['MOVED_ON'],
      kinds: ['eaters', 'items', 'meals', 'menuRules', 'recurringMeals', 'templates', 'weekRules'],
    });
  }
});

test('someone outside a household can neither plan nor list, and one that does not exist is not found', async () => {
  expect(await tryBoth(people.alex)).toBe('FORBIDDEN');
  const history = await people.alex.ask(syncRoutes.history, { query: { householdId } });
  expect(history.error.code).toBe('FORBIDDEN');
  const unknown = openDevice(people.alex, { householdId: randomUUID() });
  expect((await unknown.call()).error.code).toBe('NOT_FOUND');
  const own = openDevice(people.alex, { householdId: people.priya.user._id });
  expect((await own.call()).error.code).toBe('NOT_FOUND');
});

test("a setting that is off takes its operations and rows away, but for a list's meals, until it is on", async () => {
  const device = openDevice(people.tom, { householdId });
  await device.sync();
  const all = device.rows.size;
  await change({ enableMealPlanning: false });
  expect(await tryBoth(people.tom)).toEqual({
    refused: Array(7).fill('FORBIDDEN'),
    kinds: ['items', 'meals'],
  });
  const answer = await device.sync();
  expect(answer.isReset).toBe(true);
  const kinds = new Set([...device.rows.values()].map(({ kind }) => kind));
  expect([...kinds].toSorted()).toEqual(['items', 'meals']);
  const history = await people.tom.ask(syncRoutes.history, { query: { householdId } });
  expect(new Set(history.body.changes.map(({ name }) => name))).toEqual(new Set(['addItems']));
  await change({ enableShoppingLists: false });
  expect(await tryBoth(people.tom)).toBe('FORBIDDEN');
  await change({ enableMealPlanning: true });
  expect(await tryBoth(people.tom)).toEqual({
    refused: ['FORBIDDEN', 'MOVED_ON'],
    kinds: ['eaters', 'meals', 'menuRules', 'recurringMeals', 'templates', 'weekRules'],
  });
  await change({ enableShoppingLists: true });
  // Its answer does not arrive.
  expect((await device.call()).body.isReset).toBe(true);
  await device.sync();
  expect(device.rows.size).toBe(all + 2);
});

test('a list without meal planning still has the meals and recipes that its lines are for', async () => {
  const ingredients = [{ name: 'onions', amount: '2', unit: '' }];
  const recipeId = await createTestRecipe(people.priya, { title: 'Bolognese', ingredients });
  const planner = openDevice(people.priya, { householdId });
  const planned = { ...meal(), note: undefined, recipeId };
  await planner.sync([planner.make('addMeal', planned)]);
  await change({ enableMealPlanning: false });
  const { body } = await openDevice(people.tom, { householdId }).call();
  expect(body.rows.map(({ id }) => id)).toContain(planned.id);
  expect(body.recipes).toMatchObject([{ card: { _id: recipeId }, needs: [{}] }]);
  await change({ enableMealPlanning: true });
});

test('someone who left the household may do nothing in its plan any more', async () => {
  const device = openDevice(people.tom, { householdId });
  await device.sync();
  await people.tom.ask(householdsRoutes.leave, { params: { id: householdId } });
  const operations = [device.make('addMeal', meal())];
  expect((await device.call({ operations })).error.code).toBe('FORBIDDEN');
  await addHouseholdMember(testApp.database.db, householdId, people.tom);
});

test('a closed household has no plan, also for its owner', async () => {
  await people.priya.ask(householdsRoutes.close, { params: { id: householdId } });
  expect(await tryBoth(people.priya)).toBe('FORBIDDEN');
  expect(await tryBoth(people.tom)).toBe('FORBIDDEN');
});
