/** Access that ends after a call was let in, and before it changes anything. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { mealPlansRoutes } from '@saltbush/contract/plan/meal-plans';
import { foundHousehold } from '../../../testing/households';
import { addHouseholdMember } from '../../../testing/recipes';
import { openDevice } from '../../../testing/sync-device';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { createTestUsers, type TestUsers } from '../../../testing/test-users';

let testApp: TestApp;
let people: TestUsers;
let householdId: string;
beforeAll(async () => {
  testApp = await openTestApp();
  people = await createTestUsers(testApp.app);
});
beforeEach(async () => {
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

/** Starts the call while the household is locked, and runs the statement once the call waits for it. */
async function whileWaiting<Result>(
  start: () => Promise<Result>,
  statement: string,
): Promise<Result> {
  const holder = await testApp.database.pool.connect();
  try {
    await holder.query('begin');
    await holder.query('select from households where id = $1 for no key update', [householdId]);
    const answer = start();
    await vi.waitFor(async () => expect(await countWaiting()).toBe(1), { timeout: 10_000 });
    await holder.query(statement, [householdId]);
    await holder.query('commit');
    return await answer;
  } finally {
    // Closed, since a test that fails leaves its transaction open.
    holder.release(true);
  }
}

async function countWaiting(): Promise<number> {
  const { rows } = await testApp.database.pool.query<{ waiting: number }>(
    `select count(*)::int as waiting from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]!.waiting;
}

const endMembership = () =>
  `delete from household_members where household_id = $1 and user_id = '${people.tom.user._id}'`;

/** What a member sees of the household afterwards. */
async function rowsLeft() {
  const device = openDevice(people.priya, { householdId });
  await device.sync();
  return [...device.rows.values()].map(({ kind }) => kind);
}

test('a device of someone who leaves the household is refused what it sends', async () => {
  const device = openDevice(people.tom, { householdId });
  const operations = [device.make('addMeal', meal())];
  const { error } = await whileWaiting(() => device.call({ operations }), endMembership());
  expect(error.code).toBe('FORBIDDEN');
  expect(await rowsLeft()).toEqual([]);
});

test('a call of someone who leaves the household is refused while it waits', async () => {
  const { body: plan } = await people.tom.ask(mealPlansRoutes.createForHousehold, {
    params: { id: householdId },
    body: { startDate: '2026-11-23' },
  });
  const { error } = await whileWaiting(
    () =>
      people.tom.ask(mealPlansRoutes.addMeal, {
        params: { id: plan._id },
        body: { date: '2026-11-23', meal: { note: 'pasta' } },
      }),
    endMembership(),
  );
  expect(error.code).toBe('FORBIDDEN');
  expect(await rowsLeft()).toEqual([]);
});

test('a setting that takes meals away refuses changes of them, and sends their rows for the list', async () => {
  const device = openDevice(people.tom, { householdId });
  await device.sync([device.make('addMeal', meal())]);
  const operations = [
    device.make('addMeal', meal()),
    device.make('addItems', { items: [{ id: randomUUID(), text: 'milk', order: 'a0' }] }),
  ];
  const { body } = await whileWaiting(
    () => device.call({ operations }),
    'update households set enable_meal_planning = false where id = $1',
  );
  expect(body).toMatchObject({ isReset: true, refused: [{ seq: 2, code: 'FORBIDDEN' }] });
  expect(body.rows.map(({ kind }) => kind)).toEqual(['meals', 'items']);
});
