/** Meals of every week on plans that nobody opens. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recipesRoutes } from '@saltbush/contract/recipe/recipes';
import { shoppingListRoutes } from '@saltbush/contract/plan/shopping-list';
import { operationsDue } from '@saltbush/domain/plan/meal-plans/recurring/recurring-of-rows';
import type { Row } from '@saltbush/domain/plan/rows/rows';
import { foundHousehold } from '../../../testing/households';
import { addHouseholdMember, createTestRecipe, shareWith } from '../../../testing/recipes';
import { openDevice, type SyncDevice } from '../../../testing/sync-device';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { registerUser } from '../../../testing/test-users';
import { households } from '../../../schema/households';
import { planRecurringMeals } from './plan-recurring-meals';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const never = new AbortController().signal;
const newPerson = () => registerUser(testApp.app, `Cook ${randomUUID()}`);
const planAll = () => planRecurringMeals(testApp.deps, never);
const monday = () => testApp.setTime(new Date('2026-11-23T09:00:00+11:00'));

const wednesdays = (
  dish: { recipeId: string } | { note: string },
  plannedUntil = '2026-11-25',
) => ({
  id: randomUUID(),
  change: { weekday: 'wednesday' as const, meal: 'dinner', quantity: 2, plannedUntil, ...dish },
});
const mealsOn = ({ rows }: SyncDevice) =>
  [...rows.values()].filter((row): row is Row<'meals'> => row.kind === 'meals');
const datesOn = (device: SyncDevice) =>
  mealsOn(device)
    .map(({ fields }) => fields.date)
    .toSorted();
const ahead = ['2026-12-02', '2026-12-09', '2026-12-16'];

describe('a meal of every week', () => {
  test('a weekly meal is planned four weeks ahead once, listed, and stays away where it was removed', async () => {
    monday();
    const cook = await newPerson();
    const recipeId = await createTestRecipe(cook, {
      title: 'Pizza',
      ingredients: [{ name: 'flour', amount: '500', unit: 'g' }],
    });
    const phone = openDevice(cook);
    await phone.sync([phone.make('setRecurringMeal', wednesdays({ recipeId }))]);
    expect(await planAll()).toBe(1);
    await phone.sync();
    expect(datesOn(phone)).toEqual(ahead);
    expect(mealsOn(phone)[0]!.fields).toMatchObject({ recipeId, meal: 'dinner', quantity: 2 });
    const { body } = await cook.ask(shoppingListRoutes.ofDays, { query: { week: '2026-12-07' } });
    expect(JSON.stringify(body)).toContain('flour');
    expect(await planAll()).toBe(0);

    const gone = mealsOn(phone).find(({ fields }) => fields.date === '2026-12-09')!;
    await phone.sync([phone.make('removeMeal', { id: gone.id })]);
    testApp.setTime(new Date('2026-12-01T09:00:00+11:00'));
    expect(await planAll()).toBe(1);
    // Before the session ends.
    monday();
    await phone.sync();
    expect(datesOn(phone)).toEqual(['2026-12-02', '2026-12-16', '2026-12-23']);
  });

  test('a weekly meal is not doubled by a device that planned it without a network, or does so later', async () => {
    monday();
    const cook = await newPerson();
    const [phone, tablet] = [openDevice(cook), openDevice(cook)];
    await phone.sync([phone.make('setRecurringMeal', wednesdays({ note: 'Pizza' }))]);
    await tablet.sync();
    const due = operationsDue(tablet.rows, '2026-11-23', () => true);
    const waiting = due.map(({ name, args }) => tablet.make(name as 'addMeal', args as never));
    expect(await planAll()).toBe(1);
    await tablet.sync(waiting);
    expect(datesOn(tablet)).toEqual(ahead);
    await phone.sync();
    expect(operationsDue(phone.rows, '2026-11-23', () => true)).toEqual([]);
    expect(await planAll()).toBe(0);
  });

  test('a weekly meal comes after what is planned on its day', async () => {
    monday();
    const cook = await newPerson();
    const phone = openDevice(cook);
    const lunch = { id: randomUUID(), date: '2026-12-02', meal: 'lunch', order: 'a0', quantity: 1 };
    await phone.sync([
      phone.make('addMeal', { ...lunch, note: 'Soup' }),
      phone.make('setRecurringMeal', wednesdays({ note: 'Pizza' })),
    ]);
    await planAll();
    await phone.sync();
    const orders = mealsOn(phone).filter(({ fields }) => fields.date === '2026-12-02');
    expect(orders.map(({ fields }) => fields.order).toSorted()).toEqual(['a0', 'a1']);
  });

  test('a weekly meal waits while its recipe can not be read', async () => {
    monday();
    const cook = await newPerson();
    const recipeId = await createTestRecipe(cook, { title: 'Roast' });
    const phone = openDevice(cook);
    await phone.sync([phone.make('setRecurringMeal', wednesdays({ recipeId }))]);
    const params = { id: recipeId };
    await cook.ask(recipesRoutes.remove, { params });
    expect(await planAll()).toBe(0);
    await cook.ask(recipesRoutes.restore, { params });
    expect(await planAll()).toBe(1);
  });

  test('a weekly meal of a household is planned unless it is closed or plans no meals', async () => {
    monday();
    const { db } = testApp.database;
    const [ann, ben] = [await newPerson(), await newPerson()];
    const home = await foundHousehold(ann, 'Number 7');
    await addHouseholdMember(db, home, ben);
    const recipeId = await createTestRecipe(ben, { title: 'Curry' });
    await shareWith(db, recipeId, home);
    const phone = openDevice(ben, { householdId: home });
    await phone.sync([phone.make('setRecurringMeal', wednesdays({ recipeId }))]);
    const set = (change: object) =>
      db.update(households).set(change).where(eq(households.id, home));
    await set({ enableMealPlanning: false });
    expect(await planAll()).toBe(0);
    await set({ enableMealPlanning: true, closedAt: new Date() });
    expect(await planAll()).toBe(0);
    await set({ closedAt: null });
    expect(await planAll()).toBe(1);
    await phone.sync();
    expect(datesOn(phone)).toEqual(ahead);
  });
});
