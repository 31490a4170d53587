import { afterAll, describe, expect, it } from 'vitest';
import { accountsRoutes } from '@saltbush/contract/account/accounts';
import { profileRoutes } from '@saltbush/contract/account/profile';
import { createTestUsers } from '../../../testing/test-users';
import { openTestApp } from '../../../testing/test-app';

const { me } = accountsRoutes;
const { updateProfile } = profileRoutes;
const testApp = await openTestApp();
afterAll(() => testApp.close());
const { priya, tom } = await createTestUsers(testApp.app);

describe('changing the profile', () => {
  it('a change of the profile changes what is sent and leaves the rest', async () => {
    const { body } = await priya.ask(updateProfile, { body: { hasCompletedOnboarding: true } });
    const { updatedAt } = body;
    expect(body).toEqual({ ...priya.user, hasCompletedOnboarding: true, updatedAt });
    expect(updatedAt > priya.user.updatedAt).toBe(true);
    expect((await priya.ask(me)).body).toEqual(body);
    expect((await tom.ask(me)).body.hasCompletedOnboarding).toBe(false);
  });

  it.each([
    [{ username: ' Priya  Sharma ' }, 'priya sharma', 'Priya Sharma'],
    [{ displayUsername: 'PRIYA' }, 'priya', 'PRIYA'],
    [{ username: 'priya', displayUsername: 'PriYa' }, 'priya', 'PriYa'],
  ])(
    'a change of the profile takes %j as one name in two spellings',
    async (change, username, displayUsername) => {
      const { body } = await priya.ask(updateProfile, { body: change });
      expect(body).toMatchObject({ username, displayUsername });
    },
  );

  it.each([
    ['a blank name', { username: ' ' }, 'username'],
    ['two different names', { username: 'priya', displayUsername: 'Tom' }, 'displayUsername'],
  ])('a change of the profile refuses %s', async (_case, change, field) => {
    const { status, error } = await priya.ask(updateProfile, { body: change });
    expect(status).toBe(400);
    expect(error.details).toEqual([expect.objectContaining({ field })]);
  });

  it('a change of the profile refuses a name that someone else has', async () => {
    const { status, error } = await priya.ask(updateProfile, { body: { username: 'TOM' } });
    expect([status, error.error]).toEqual([409, 'Username taken']);
  });

  it('a change of the profile cannot be used to become an admin', async () => {
    const body = { isAdmin: true, email: 'other@example.com' } as object;
    const { body: user } = await priya.ask(updateProfile, { body });
    expect(user).toMatchObject({ isAdmin: false, email: priya.email });
  });
});
