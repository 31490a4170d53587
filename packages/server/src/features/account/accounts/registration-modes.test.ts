import { afterAll, describe, expect, it, test } from 'vitest';
import { accountsRoutes } from '@saltbush/contract/account/accounts';
import { householdInvitationsRoutes } from '@saltbush/contract/account/household-invitations';
import {
  instanceSettingsRoutes,
  type RegistrationMode,
} from '@saltbush/contract/account/instance-settings';
import { signInRoutes } from '@saltbush/contract/account/sign-in-methods/sign-in';
import { foundHousehold, inviteTo } from '../../../testing/households';
import { createTestUsers, visitorOf } from '../../../testing/test-users';
import { openTestApp } from '../../../testing/test-app';
import { users } from '../../../schema/accounts';

const { update, get } = instanceSettingsRoutes;
const testApp = await openTestApp();
const people = await createTestUsers(testApp.app);
afterAll(() => testApp.close());

let newcomers = 0;
function register(invitationToken?: string, app = testApp) {
  newcomers += 1;
  const username = `Newcomer ${newcomers}`;
  const email = `newcomer${newcomers}@example.com`;
  const body = { username, email, password: 'plums for everyone', invitationToken };
  return visitorOf(app.app).ask(accountsRoutes.register, { body });
}

const setMode = (registration: RegistrationMode) =>
  people.alex.ask(update, { body: { registration } });

test('an admin sets who may register, and everyone can ask', async () => {
  expect((await people.alex.ask(get)).body).toMatchObject({ registration: 'open' });
  expect((await setMode('closed')).body).toMatchObject({ registration: 'closed' });
  expect((await people.alex.ask(update, { body: {} })).body).toMatchObject({
    registration: 'closed',
  });
  expect((await people.visitor.ask(signInRoutes.options)).body).toEqual({
    hasPasskeys: true,
    registration: 'closed',
    isFirstAccount: false,
    isMailSetUp: false,
  });
  expect((await people.tom.ask(update, { body: { registration: 'open' } })).status).toBe(403);
  expect((await people.tom.ask(get)).status).toBe(403);
  const invented = { registration: 'maybe' as 'open' };
  expect((await people.alex.ask(update, { body: invented })).status).toBe(400);
});

describe('registering', () => {
  it('an open registration is for anyone', async () => {
    await setMode('open');
    expect((await register()).status).toBe(200);
  });

  it('a registration by invitation needs one that can still be accepted', async () => {
    await setMode('invite-only');
    const household = await foundHousehold(people.priya);
    const invitation = await inviteTo(people.priya, household);
    const refused = await register();
    expect([refused.status, refused.error.code]).toEqual([403, 'REGISTRATION_CLOSED']);
    expect(refused.error.details).toContain('need an invitation');
    expect((await register('invented')).status).toBe(403);
    const { body } = await register(invitation.token);
    expect(body.acceptedInvitation).toMatchObject({ householdId: household });
    const params = { id: invitation._id };
    await people.priya.ask(householdInvitationsRoutes.cancel, { params });
    expect((await register(invitation.token)).status).toBe(403);
    const late = await inviteTo(people.priya, household);
    testApp.setTime(new Date(Date.now() + 400 * 24 * 60 * 60_000));
    expect((await register(late.token)).status).toBe(403);
  });

  it('a closed registration is for nobody, and does not reveal which addresses are known', async () => {
    await setMode('closed');
    const household = await foundHousehold(people.priya);
    const invitation = await inviteTo(people.priya, household);
    const before = await testApp.database.db.select().from(users);
    expect((await register()).error.code).toBe('REGISTRATION_CLOSED');
    expect((await register(invitation.token)).error.code).toBe('REGISTRATION_CLOSED');
    const { status } = await people.visitor.ask(accountsRoutes.register, {
      body: { username: 'Priya', email: people.priya.email, password: 'plums for everyone' },
    });
    expect(status).toBe(403);
    expect(await testApp.database.db.select().from(users)).toHaveLength(before.length);
  });

  it.each(['closed', 'invite-only'] as const)(
    'the first account of an instance that is %s can be registered, and no second one',
    async (registration) => {
      const fresh = await openTestApp({ registration });
      const ask = () => visitorOf(fresh.app).ask(signInRoutes.options);
      expect((await ask()).body).toMatchObject({ registration, isFirstAccount: true });
      const first = await register(undefined, fresh);
      expect(first.body.user.isAdmin).toBe(true);
      expect((await ask()).body.isFirstAccount).toBe(false);
      expect((await register(undefined, fresh)).status).toBe(403);
      await fresh.close();
    },
  );
});
