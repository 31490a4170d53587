import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { householdLimits, householdsRoutes } from '@saltbush/contract/account/households';
import { createTestUsers, registerUser, type TestUsers } from '../../../testing/test-users';
import { addHouseholdMember } from '../../../testing/recipes';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { households } from '../../../schema/households';

let testApp: TestApp;
let people: TestUsers;
beforeAll(async () => {
  testApp = await openTestApp();
  people = await createTestUsers(testApp.app);
});
afterAll(() => testApp.close());

const { create, get, list } = householdsRoutes;
const found = async (name = 'Number 7', person = people.priya) =>
  (await person.ask(create, { body: { name } })).body;

test('whoever founds a household owns it', async () => {
  const household = await found('  Number  7 ');
  expect(household).toMatchObject({
    name: 'Number 7',
    status: 'active',
    members: [{ user: { _id: people.priya.user._id, username: 'Priya' }, role: 'owner' }],
    settings: { enableMealPlanning: true, enableShoppingLists: true },
  });
  expect(household.members[0]?.joinedAt).toBe(household.createdAt);
  const again = await people.priya.ask(get, { params: { id: household._id } });
  expect(again.body).toEqual(household);
});

test('members see their household by name among theirs', async () => {
  const cook = await registerUser(testApp.app, 'Members');
  const second = await found('B', cook);
  const first = await found('A', people.tom);
  await addHouseholdMember(testApp.database.db, first._id, cook);
  const { body } = await cook.ask(list);
  expect(body.households.map(({ _id }) => _id)).toEqual([first._id, second._id]);
  expect(body.households[0]!.members.map(({ role }) => role)).toEqual(['owner', 'member']);
});

test.each([{ name: ' ' }, { name: 'x'.repeat(101) }, {}])(
  'a household name %o is refused',
  async (body) => {
    const { status } = await people.priya.ask(create, { body: body as never });
    expect(status).toBe(400);
  },
);

test('there is an end to how many households one person founds', async () => {
  const cook = await registerUser(testApp.app, 'Founder');
  for (let n = 0; n < householdLimits.ofOnePerson; n += 1) await found(`No. ${n}`, cook);
  const { status, error } = await cook.ask(create, { body: { name: 'One more' } });
  expect([status, error.code]).toEqual([400, 'TOO_MANY_HOUSEHOLDS']);
});

describe('refused', () => {
  test('a household is refused to who is not in it', async () => {
    const { _id } = await found();
    const { status, error } = await people.nobody.ask(get, { params: { id: _id } });
    expect([status, error.code]).toEqual([403, 'FORBIDDEN']);
    const { body } = await people.nobody.ask(list);
    expect(body.households).toEqual([]);
  });

  test('a closed household is refused to all but its owner, and a deleted one to all', async () => {
    const { _id } = await found('Closing');
    const { db } = testApp.database;
    await addHouseholdMember(db, _id, people.tom);
    const statuses = async () => [
      (await people.priya.ask(get, { params: { id: _id } })).status,
      (await people.tom.ask(get, { params: { id: _id } })).status,
    ];
    const seenBy = async (person: typeof people.tom) =>
      (await person.ask(list)).body.households.some((one) => one._id === _id);
    expect(await statuses()).toEqual([200, 200]);
    await db.update(households).set({ closedAt: new Date() }).where(eq(households.id, _id));
    expect(await statuses()).toEqual([200, 403]);
    expect([await seenBy(people.priya), await seenBy(people.tom)]).toEqual([true, false]);
    await db.update(households).set({ deletedAt: new Date() }).where(eq(households.id, _id));
    expect(await statuses()).toEqual([403, 403]);
    expect(await seenBy(people.priya)).toBe(false);
  });

  test('households are refused to visitors, and one that does not exist is not found', async () => {
    expect((await people.visitor.ask(list)).status).toBe(401);
    expect((await people.visitor.ask(create, { body: { name: 'Mine' } })).status).toBe(401);
    const params = { id: randomUUID() };
    expect((await people.visitor.ask(get, { params })).status).toBe(401);
    expect((await people.priya.ask(get, { params })).status).toBe(404);
  });
});
