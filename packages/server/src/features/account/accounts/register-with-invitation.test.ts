import { afterAll, expect, test } from 'vitest';
import { accountsRoutes } from '@saltbush/contract/account/accounts';
import { householdInvitationsRoutes } from '@saltbush/contract/account/household-invitations';
import { householdLimits } from '@saltbush/contract/account/households';
import {
  addOtherMembers,
  foundHousehold,
  inviteTo,
  memberNames,
} from '../../../testing/households';
import { createTestUsers, withToken } from '../../../testing/test-users';
import { openTestApp } from '../../../testing/test-app';

const testApp = await openTestApp();
afterAll(() => testApp.close());
const { priya, visitor } = await createTestUsers(testApp.app);

const register = (username: string, invitationToken: string) =>
  visitor.ask(accountsRoutes.register, {
    body: {
      username,
      email: `${username}@example.com`,
      password: 'seven mangoes',
      invitationToken,
    },
  });

test('a registration with an invitation joins its household', async () => {
  const id = await foundHousehold(priya);
  const { token } = await inviteTo(priya, id, 'meera@example.com');
  const { status, body } = await register('meera', token);
  expect(status).toBe(200);
  expect(body.acceptedInvitation).toEqual({ householdId: id, householdName: 'Number 7' });
  expect(body.user.isNewCommunityMember).toBe(true);
  expect(await memberNames(priya, id)).toEqual(['Priya', 'meera']);
  const asked = await withToken(testApp.app, body.token).ask(accountsRoutes.me);
  expect(asked.body).toEqual(body.user);
});

test.each([
  ['unknown', async () => 'no such token'],
  [
    'cancelled',
    async () => {
      const { _id, token } = await inviteTo(priya, await foundHousehold(priya));
      await priya.ask(householdInvitationsRoutes.cancel, { params: { id: _id } });
      return token;
    },
  ],
  [
    'to a full household',
    async () => {
      const id = await foundHousehold(priya);
      const { token } = await inviteTo(priya, id);
      await addOtherMembers(testApp.database.db, id, householdLimits.members - 1);
      return token;
    },
  ],
])('an invitation that is %s does not stop the registration', async (what, makeToken) => {
  const username = what.replaceAll(' ', '.');
  const { status, body } = await register(username, await makeToken());
  expect([status, body.acceptedInvitation]).toEqual([200, undefined]);
  expect(body.user.isNewCommunityMember).toBe(false);
  const asked = await withToken(testApp.app, body.token).ask(accountsRoutes.me);
  expect(asked.body.username).toBe(username);
});

test('a registration that is refused joins no household', async () => {
  const id = await foundHousehold(priya);
  const { token } = await inviteTo(priya, id);
  expect((await register('priya', token)).error.code).toBe('EMAIL_TAKEN');
  expect(await memberNames(priya, id)).toEqual(['Priya']);
});
