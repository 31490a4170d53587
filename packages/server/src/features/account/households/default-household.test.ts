import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accountsRoutes } from '@saltbush/contract/account/accounts';
import { householdsRoutes } from '@saltbush/contract/account/households';
import { foundHousehold } from '../../../testing/households';
import { addHouseholdMember } from '../../../testing/recipes';
import { createTestUsers, type TestUsers } from '../../../testing/test-users';
import { openTestApp, type TestApp } from '../../../testing/test-app';

let testApp: TestApp;
let people: TestUsers;
let id: string;
beforeAll(async () => {
  testApp = await openTestApp();
  people = await createTestUsers(testApp.app);
});
beforeEach(async () => {
  id = await foundHousehold(people.priya);
  await addHouseholdMember(testApp.database.db, id, people.tom);
});
afterAll(() => testApp.close());

const { clearDefault, close, getDefault, leave, remove, removeMember, setDefault } =
  householdsRoutes;

const choose = (person: typeof people.tom, householdId = id) =>
  person.ask(setDefault, { body: { householdId } });

/** By the call, and by the profile: they agree. */
async function defaultOf(person: typeof people.tom): Promise<string | null> {
  const { householdId } = (await person.ask(getDefault)).body;
  expect((await person.ask(accountsRoutes.me)).body.defaultHousehold).toBe(householdId);
  return householdId;
}

test('a default household is chosen, chosen again and cleared, by each for themselves', async () => {
  expect(await defaultOf(people.nobody)).toBeNull();
  expect((await choose(people.tom)).body).toEqual({ householdId: id });
  expect(await defaultOf(people.tom)).toBe(id);
  const other = await foundHousehold(people.tom, 'Other');
  await choose(people.tom, other);
  expect(await defaultOf(people.tom)).toBe(other);
  expect(await defaultOf(people.priya)).toBeNull();
  expect((await people.tom.ask(clearDefault)).status).toBe(204);
  expect(await defaultOf(people.tom)).toBeNull();
});

test('a default household is in the answer to signing in', async () => {
  await choose(people.tom);
  const { email, password } = people.tom;
  const { body } = await people.visitor.ask(accountsRoutes.login, { body: { email, password } });
  expect(body.user.defaultHousehold).toBe(id);
});

test.each([
  ['leaving', () => people.tom.ask(leave, { params: { id } })],
  [
    'being removed',
    () => people.priya.ask(removeMember, { params: { id, userId: people.tom.user._id } }),
  ],
  ['closing', () => people.priya.ask(close, { params: { id } })],
  ['deleting', () => people.priya.ask(remove, { params: { id } })],
])('a default household is cleared by %s', async (_what, end) => {
  await choose(people.tom);
  expect((await end()).status).toBeLessThan(300);
  expect(await defaultOf(people.tom)).toBeNull();
});

test('a default household stays when another household is left', async () => {
  await choose(people.tom);
  const other = await foundHousehold(people.priya, 'Other');
  await addHouseholdMember(testApp.database.db, other, people.tom);
  await people.tom.ask(leave, { params: { id: other } });
  expect(await defaultOf(people.tom)).toBe(id);
});
