/** An admin that the provider takes away, beside one who is taken away here. */
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { accountDeletionRoutes } from '@saltbush/contract/account/account-deletion';
import { userAdminRoutes } from '@saltbush/contract/admin/user-admin';
import { atOnce } from '../../../../testing/at-once';
import { openTestApp } from '../../../../testing/test-app';
import { registerUser, type Person } from '../../../../testing/test-users';
import { isActiveAdmin } from '../../../access/account-access';
import { findUser } from '../../accounts';
import { users } from '../../../../schema/accounts';
import { applyClaims } from './apply-claims';
import type { Identity } from './identity';
import { insertProviderAccount, markAdminMaker } from './provider.store';

const testApp = await openTestApp();
const { db, pool } = testApp.database;
afterAll(() => testApp.close());

/** As the provider says it of someone who has left the admin group. */
const identity: Identity = {
  issuer: 'https://provider.test',
  subject: 'grouped',
  email: 'grouped@example.com',
  isEmailVerified: true,
  name: 'Grouped',
  isAllowed: true,
  isAdmin: false,
  householdIds: [],
  isMultiFactor: false,
  idToken: '',
};

let local: Person;
let grouped: Person;
let outside: Identity;
let count = 0;
beforeEach(async () => {
  count += 1;
  await db.update(users).set({ isAdmin: false });
  local = await registerUser(testApp.app, `Local ${count}`);
  grouped = await registerUser(testApp.app, `Grouped ${count}`);
  outside = { ...identity, subject: idOf(grouped), email: grouped.email };
  await insertProviderAccount(db, outside, { userId: idOf(grouped), now: new Date() });
  await markAdminMaker(db, outside, true);
  await db
    .update(users)
    .set({ isAdmin: true })
    .where(inArray(users.id, [idOf(local), idOf(grouped)]));
});

const idOf = (person: Person) => person.user._id;

async function leaveGroup() {
  const user = await findUser(db, idOf(grouped));
  return db.transaction((tx) => applyClaims(testApp.deps, tx, user!, outside));
}

const change = (by: Person, person: Person, body: { isAdmin?: boolean; isDisabled?: boolean }) =>
  by.ask(userAdminRoutes.changeUser, { params: { id: idOf(person) }, body });

const countActive = () => db.$count(users, isActiveAdmin);

describe('someone who has left the admin group of the provider', () => {
  it('a person who left the admin group is an admin no longer while another is active', async () => {
    expect((await leaveGroup()).user.isAdmin).toBe(false);
    expect(await countActive()).toBe(1);
  });

  it.each([
    ['disabled', { disabledAt: new Date() }],
    ['about to be deleted', { deletionDueAt: new Date() }],
  ])(
    'a person who left the admin group stays an admin when the only other one is %s',
    async (_state, values) => {
      await db
        .update(users)
        .set(values)
        .where(eq(users.id, idOf(local)));
      expect((await leaveGroup()).user.isAdmin).toBe(true);
      expect(await countActive()).toBe(1);
    },
  );

  it("a person made an admin here stays one after leaving the provider's group", async () => {
    await markAdminMaker(db, outside, false);
    expect((await leaveGroup()).user.isAdmin).toBe(true);
  });
});

describe('of two admins, one is left when the provider takes away one and, at that moment,', () => {
  const takenAway: [string, () => Promise<unknown>][] = [
    ['they demote the other', () => change(grouped, local, { isAdmin: false })],
    ['they disable the other', () => change(grouped, local, { isDisabled: true })],
    [
      'the other asks for the deletion of their account',
      () => local.ask(accountDeletionRoutes.request, { body: { password: local.password } }),
    ],
  ];
  it.each(takenAway)(
    'one of two admins stays when the provider takes away one and, at that moment, %s',
    async (_what, take) => {
      const first = [idOf(local), idOf(grouped)].toSorted()[0]!;
      await atOnce(pool, { table: 'users', id: first }, () => [leaveGroup(), take()]);
      expect(await countActive()).toBe(1);
    },
  );
});

it('a sign-in that says nothing of admins leaves a demotion at that moment in force', async () => {
  const user = await findUser(db, idOf(grouped));
  expect((await change(local, grouped, { isAdmin: false })).status).toBe(200);
  const claims = { ...outside, isAdmin: undefined };
  await db
    .update(users)
    .set({ verifiedAt: null })
    .where(eq(users.id, idOf(grouped)));
  const stale = { ...user!, verifiedAt: null };
  const after = await db.transaction((tx) => applyClaims(testApp.deps, tx, stale, claims));
  expect(after).toMatchObject({ user: { isAdmin: false } });
});
