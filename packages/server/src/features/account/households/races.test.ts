import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { householdInvitationsRoutes } from '@saltbush/contract/account/household-invitations';
import { householdLimits, householdsRoutes } from '@saltbush/contract/account/households';
import { recipesRoutes } from '@saltbush/contract/recipe/recipes';
import { sharingRoutes } from '@saltbush/contract/recipe/sharing/sharing';
import { atOnce } from '../../../testing/at-once';
import {
  addOtherMembers,
  foundHousehold,
  inviteTo,
  memberNames,
} from '../../../testing/households';
import { addHouseholdMember, createTestRecipe } from '../../../testing/recipes';
import { createTestUsers, registerUser, type TestUsers } from '../../../testing/test-users';
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
});
afterAll(() => testApp.close());

const { accept, cancel } = householdInvitationsRoutes;
const byKey = (key: string) => ({ params: { id: key } });

/** The status, and the code of a refusal. */
const outcome = ({ status, error }: { status: number; error: { code: string } | undefined }) =>
  status < 300 ? 'done' : error?.code;

test('one of two who accept the same invitation by email joins', async () => {
  const { token } = await inviteTo(people.priya, id, 'once@example.com');
  const answers = await atOnce(testApp.database.pool, { table: 'households', id }, () => [
    people.tom.ask(accept, byKey(token)),
    people.nobody.ask(accept, byKey(token)),
  ]);
  expect(answers.map(outcome).toSorted()).toEqual(['INVITATION_ENDED', 'done']);
  expect(await memberNames(people.priya, id)).toHaveLength(2);
});

test('a person who accepts twice at once joins once, and both answers are the same', async () => {
  const { token } = await inviteTo(people.priya, id);
  const [one, other] = await atOnce(testApp.database.pool, { table: 'households', id }, () => [
    people.tom.ask(accept, byKey(token)),
    people.tom.ask(accept, byKey(token)),
  ]);
  expect([one.status, other.body]).toEqual([200, one.body]);
  expect(await memberNames(people.priya, id)).toEqual(['Priya', 'Tom']);
});

test('an invitation accepted while it is cancelled lets in exactly who was answered yes', async () => {
  const { _id, token } = await inviteTo(people.priya, id);
  const [accepted, cancelled] = await atOnce(
    testApp.database.pool,
    { table: 'households', id },
    () => [people.tom.ask(accept, byKey(token)), people.priya.ask(cancel, byKey(_id))],
  );
  expect(cancelled.status).toBe(204);
  expect(['done', 'INVITATION_ENDED']).toContain(outcome(accepted));
  const isIn = (await memberNames(people.priya, id)).includes('Tom');
  expect(isIn).toBe(accepted.status === 200);
});

test('a household keeps an owner who is in it when the new admin leaves at that moment', async () => {
  await addHouseholdMember(testApp.database.db, id, people.tom);
  const answers = await atOnce(testApp.database.pool, { table: 'households', id }, () => [
    people.priya.ask(householdsRoutes.transferAdmin, {
      params: { id },
      body: { userId: people.tom.user._id },
    }),
    people.tom.ask(householdsRoutes.leave, byKey(id)),
  ]);
  const outcomes = answers.map(outcome);
  expect([
    ['done', 'OWNER_MUST_TRANSFER'],
    ['NOT_A_MEMBER', 'done'],
  ]).toContainEqual(outcomes);
  const owner = outcomes[0] === 'done' ? people.tom : people.priya;
  const { body } = await owner.ask(householdsRoutes.get, byKey(id));
  const owners = body.members.filter(({ role }) => role === 'owner');
  expect(owners).toMatchObject([{ user: { _id: owner.user._id } }]);
});

test('a recipe shared with a household while its owner leaves does not stay shared', async () => {
  await addHouseholdMember(testApp.database.db, id, people.tom);
  const recipe = await createTestRecipe(people.tom, { title: 'Laksa' });
  const [shared, left] = await atOnce(testApp.database.pool, { table: 'households', id }, () => [
    people.tom.ask(sharingRoutes.update, {
      params: { id: recipe },
      body: { sharedWith: { communities: [id] } },
    }),
    people.tom.ask(householdsRoutes.leave, byKey(id)),
  ]);
  expect(left.status).toBe(204);
  expect(['done', 'FORBIDDEN']).toContain(outcome(shared));
  const read = await people.priya.ask(recipesRoutes.get, { params: { id: recipe } });
  expect(read.status).toBe(404);
});

test('one of two people joins when there is room for one', async () => {
  const { token } = await inviteTo(people.priya, id);
  await addOtherMembers(testApp.database.db, id, householdLimits.members - 2);
  const answers = await atOnce(testApp.database.pool, { table: 'households', id }, () => [
    people.tom.ask(accept, byKey(token)),
    people.nobody.ask(accept, byKey(token)),
  ]);
  expect(answers.map(outcome).toSorted()).toEqual(['HOUSEHOLD_FULL', 'done']);
  expect(await memberNames(people.priya, id)).toHaveLength(householdLimits.members);
});

test('a person who joins two households when they may join one more joins one', async () => {
  const cook = await registerUser(testApp.app, 'Almost Full');
  for (let n = 1; n < householdLimits.ofOnePerson; n += 1) await foundHousehold(cook, `No. ${n}`);
  const links = [
    await inviteTo(people.priya, id),
    await inviteTo(people.priya, await foundHousehold(people.priya)),
  ];
  const answers = await atOnce(testApp.database.pool, { table: 'users', id: cook.user._id }, () => [
    cook.ask(accept, byKey(links[0]!.token)),
    cook.ask(accept, byKey(links[1]!.token)),
  ]);
  expect(answers.map(outcome).toSorted()).toEqual(['TOO_MANY_HOUSEHOLDS', 'done']);
});

test('one of two default households chosen at once is the default', async () => {
  const ids = [id, await foundHousehold(people.priya)];
  const answers = await atOnce(
    testApp.database.pool,
    { table: 'users', id: people.priya.user._id },
    () => [
      people.priya.ask(householdsRoutes.setDefault, { body: { householdId: ids[0]! } }),
      people.priya.ask(householdsRoutes.setDefault, { body: { householdId: ids[1]! } }),
    ],
  );
  expect(answers.map(outcome)).toEqual(['done', 'done']);
  const { body } = await people.priya.ask(householdsRoutes.getDefault);
  expect(ids).toContain(body.householdId);
});
