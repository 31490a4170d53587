/** Every call about a household's plans and lists, by everyone, in every state of it. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mealPlansRoutes } from '@saltbush/contract/plan/meal-plans';
import { shoppingListRoutes } from '@saltbush/contract/plan/shopping-list';
import { newId } from '../../../platform/ids';
import { addHouseholdMember } from '../../../testing/recipes';
import { createTestUsers, type TestUsers, type Visitor } from '../../../testing/test-users';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { households } from '../../../schema/households';
import { mealPlans } from '../../../schema/meal-plans';

let testApp: TestApp;
let people: TestUsers;
beforeAll(async () => {
  testApp = await openTestApp();
  people = await createTestUsers(testApp.app);
});
afterAll(() => testApp.close());

const startDate = '2026-11-23';
const ids = { householdId: '', planId: '' };

type Ask = (caller: Visitor) => Promise<{ status: number; error: unknown }>;

const planParams = () => ({ params: { id: ids.planId } });
const ofHousehold = () => ({ householdId: ids.householdId });
const oneMeal = { date: startDate, meal: { _id: newId(), note: 'Toast' } };
const onions = () => ({ body: { key: 'onion', ...ofHousehold() } });
const oneSplit = () => ({ body: { kind: 'measures' as const, key: 'onion', ...ofHousehold() } });

const planCalls = {
  list: (caller) => caller.ask(mealPlansRoutes.list, { query: ofHousehold() }),
  current: (caller) =>
    caller.ask(mealPlansRoutes.current, { query: { week: startDate, ...ofHousehold() } }),
  getHydrated: (caller) => caller.ask(mealPlansRoutes.getHydrated, planParams()),
  create: (caller) =>
    caller.ask(mealPlansRoutes.create, { body: { startDate, household: ids.householdId } }),
  createForHousehold: (caller) =>
    caller.ask(mealPlansRoutes.createForHousehold, {
      params: { id: ids.householdId },
      body: { startDate: '2026-11-30' },
    }),
  update: (caller) => caller.ask(mealPlansRoutes.update, { ...planParams(), body: { days: {} } }),
  addMeal: (caller) => caller.ask(mealPlansRoutes.addMeal, { ...planParams(), body: oneMeal }),
  removeMeal: (caller) =>
    caller.ask(mealPlansRoutes.removeMeal, { ...planParams(), body: oneMeal }),
} satisfies Record<string, Ask>;

const listCalls = {
  get: (caller) => caller.ask(shoppingListRoutes.get, planParams()),
  ofWeek: (caller) =>
    caller.ask(shoppingListRoutes.ofDays, { query: { week: startDate, ...ofHousehold() } }),
  ofEmptyWeek: (caller) =>
    caller.ask(shoppingListRoutes.ofDays, { query: { week: '2026-12-07', ...ofHousehold() } }),
  tick: (caller) =>
    caller.ask(shoppingListRoutes.tick, { ...planParams(), body: { line: 'onion', covered: [] } }),
  untick: (caller) =>
    caller.ask(shoppingListRoutes.untick, { ...planParams(), body: { line: 'onion' } }),
  moveToAisle: (caller) =>
    caller.ask(shoppingListRoutes.moveToAisle, {
      body: { key: 'onion', aisle: 'Bakery', ...ofHousehold() },
    }),
  moveToUsualAisle: (caller) => caller.ask(shoppingListRoutes.moveToUsualAisle, onions()),
  keepStaple: (caller) => caller.ask(shoppingListRoutes.keepStaple, onions()),
  removeStaple: (caller) => caller.ask(shoppingListRoutes.removeStaple, onions()),
  split: (caller) => caller.ask(shoppingListRoutes.split, oneSplit()),
  join: (caller) => caller.ask(shoppingListRoutes.join, oneSplit()),
} satisfies Record<string, Ask>;

const calls: Record<string, Ask> = { ...planCalls, ...listCalls };
const callNames = Object.keys(calls);

const callers = {
  owner: () => people.priya,
  member: () => people.tom,
  outsider: () => people.nobody,
  visitor: () => people.visitor,
};
type Role = keyof typeof callers;

/** Of each state, its columns and the calls that its owner and its members may make. */
const states = {
  active: { columns: {}, allowed: callNames },
  closed: { columns: { closedAt: new Date() }, allowed: [] },
  deleted: { columns: { deletedAt: new Date() }, allowed: [] },
  'without meal plans': {
    columns: { enableMealPlanning: false },
    allowed: Object.keys(listCalls),
  },
  'without lists': { columns: { enableShoppingLists: false }, allowed: Object.keys(planCalls) },
} satisfies Record<string, { columns: Partial<typeof households.$inferInsert>; allowed: string[] }>;

async function makePlan(columns: Partial<typeof households.$inferInsert>): Promise<void> {
  const { db } = testApp.database;
  const { priya, tom } = people;
  Object.assign(ids, { householdId: newId(), planId: newId() });
  const household = { id: ids.householdId, name: 'Number 7', ownerId: priya.user._id };
  await db.insert(households).values({ ...household, ...columns });
  for (const person of [priya, tom]) await addHouseholdMember(db, ids.householdId, person);
  await db.insert(mealPlans).values({
    id: ids.planId,
    ownerId: ids.householdId,
    name: 'Our week',
    startDate,
    endDate: '2026-11-29',
  });
}

describe.each(Object.entries(states))('%s', (_state, { columns, allowed }) => {
  beforeEach(() => makePlan(columns));
  afterEach(() => testApp.database.db.delete(households));

  describe.each(Object.keys(callers) as Role[])('the %s', (role) => {
    test.each(callNames)(
      "a call for a household's plan is answered by role and state: %s",
      async (call) => {
        const { status, error } = await calls[call]!(callers[role]());
        const isMember = role === 'owner' || role === 'member';
        const isAllowed = isMember && allowed.some((name) => name === call);
        const refusal = role === 'visitor' ? 401 : 403;
        expect(status, JSON.stringify(error)).toBeOneOf(isAllowed ? [200, 204] : [refusal]);
      },
    );
  });
});

test.each(callNames)('the call %s for a household that is not there answers 404', async (call) => {
  Object.assign(ids, { householdId: newId(), planId: newId() });
  expect((await calls[call]!(people.priya)).status).toBe(404);
});

test.each(['getHydrated', 'update', 'addMeal', 'removeMeal', 'get', 'tick', 'untick'])(
  'the call %s for another person’s plan answers 404',
  async (call) => {
    const { body } = await people.alex.ask(mealPlansRoutes.create, { body: { startDate } });
    Object.assign(ids, { planId: body._id });
    expect((await calls[call]!(people.priya)).status).toBe(404);
  },
);

test('a person’s id is no household’s, not even one’s own', async () => {
  const query = { householdId: people.priya.user._id };
  expect((await people.priya.ask(mealPlansRoutes.list, { query })).status).toBe(404);
  expect((await people.priya.ask(shoppingListRoutes.ofDays, { query })).status).toBe(404);
});
