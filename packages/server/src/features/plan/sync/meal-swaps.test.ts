/** What somebody has another way in a planned dish: on every device, on the list of a call, and on the kitchen screen. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { householdsRoutes } from '@saltbush/contract/account/households';
import { kitchenRoutes } from '@saltbush/contract/plan/kitchen';
import { shoppingListRoutes } from '@saltbush/contract/plan/shopping-list';
import { mealSwapId, type Instead } from '@saltbush/domain/plan/rows/meal-swap-rows';
import { foundHousehold } from '../../../testing/households';
import { addHouseholdMember, createTestRecipe, shareWith } from '../../../testing/recipes';
import { openDevice, type SyncDevice } from '../../../testing/sync-device';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { registerUser, type Person } from '../../../testing/test-users';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const day = '2026-11-25';
const week = '2026-11-23';
const instead: Instead = {
  of: { amount: '400', unit: 'ml', name: 'milk' },
  use: [{ amount: '400', unit: 'ml', name: 'oat milk' }],
};

let ann: Person;
let ben: Person;
let home: string;
let device: SyncDevice;
let recipeId: string;
let mealId: string;
const kim = randomUUID();
beforeEach(async () => {
  testApp.setTime(new Date(`${day}T10:00:00+11:00`));
  [ann, ben] = (await Promise.all(
    ['Ann', 'Ben'].map((name) => registerUser(testApp.app, `${name} ${randomUUID()}`)),
  )) as [Person, Person];
  home = await foundHousehold(ann, 'Number 7');
  await addHouseholdMember(testApp.database.db, home, ben);
  recipeId = await createTestRecipe(ann, {
    title: 'Custard',
    ingredients: [{ name: 'milk', amount: '400', unit: 'ml' }],
  });
  await shareWith(testApp.database.db, recipeId, home);
  device = openDevice(ann, { householdId: home });
  mealId = randomUUID();
  const meal = { id: mealId, date: day, meal: 'dinner', order: 'a0', quantity: 1, recipeId };
  await device.sync([
    device.make('setEater', { id: kim, change: { name: 'Kim', portion: 1 } }),
    device.make('addMeal', meal),
  ]);
});

const subject = () => ({ mealId, recipeId, eaterId: kim, key: 'milk' });
const swap = (change: object) =>
  device.make('setMealSwap', { ...subject(), week, change: change as never });
const byCall = async () => {
  const { body } = await ann.ask(shoppingListRoutes.ofDays, { query: { householdId: home, week } });
  const { shoppingList } = body as {
    shoppingList: { aisles: { lines: { key: string; text: string }[] }[] };
  };
  const lines = shoppingList.aisles.flatMap((aisle) => aisle.lines);
  return Object.fromEntries(lines.map(({ key, text }) => [key, text.replaceAll(/\s/g, ' ')]));
};

it('a swap is on the list of a call, with what the server read of it for devices, until it is taken back', async () => {
  expect(await byCall()).toMatchObject({ milk: '400 mL' });
  const answer = await device.sync([swap({ share: [1, 4], instead })]);
  const read = answer.itemNeeds[mealSwapId(subject())];
  expect(read?.map(({ identity }) => identity.key)).toEqual(['milk', 'oat-milk']);
  expect(await byCall()).toMatchObject({ milk: '300 mL', 'oat-milk': '100 mL' });
  await device.sync([swap({ instead: null })]);
  const list = await byCall();
  expect(list).toMatchObject({ milk: '400 mL' });
  expect(list).not.toHaveProperty('oat-milk');
});

it('the kitchen screen says who has a dish another way', async () => {
  await device.sync([swap({ share: [1, 3], instead })]);
  const { body } = await ben.ask(kitchenRoutes.show, { query: { householdId: home } });
  expect(body.next).toMatchObject({ swaps: ['Kim’s with oat milk instead of milk'] });
});

it.each(['shopper', 'viewer'] as const)(
  'a swap is refused to a %s, who sees it and whose list has it',
  async (role) => {
    await device.sync([swap({ share: [1, 4], instead })]);
    const params = { id: home, userId: ben.user._id };
    await ann.ask(householdsRoutes.changeRole, { params, body: { role } } as never);
    const other = openDevice(ben, { householdId: home });
    const { body } = await other.call({
      operations: [other.make('setMealSwap', { ...subject(), week, change: { instead: null } })],
    });
    expect(body.refused).toMatchObject([{ code: 'FORBIDDEN' }]);
    expect(body.rows.map(({ kind }) => kind)).toContain('mealSwaps');
  },
);

it('a swap of a household is refused to people of others', async () => {
  const cleo = await registerUser(testApp.app, `Cleo ${randomUUID()}`);
  const other = openDevice(cleo, { householdId: home });
  const { status } = await other.call({
    operations: [other.make('setMealSwap', { ...subject(), week, change: { instead: null } })],
  });
  expect(status).toBe(403);
});

it.each([
  ['a share of more than all eat', { share: [2, 1] }],
  ['a share of nothing', { share: [0, 0] }],
  ['a food without a name', { instead: { of: { amount: '', unit: '', name: '' }, use: [] } }],
  ['too many foods', { instead: { ...instead, use: Array.from({ length: 6 }, () => instead.of) } }],
])('a swap with %s is refused', async (_, change) => {
  const { refused } = await device.sync([swap(change)]);
  expect(refused).toMatchObject([{ code: 'INVALID' }]);
});
