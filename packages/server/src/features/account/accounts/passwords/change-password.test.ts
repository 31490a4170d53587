import { afterAll, describe, expect, it } from 'vitest';
import { accountsRoutes } from '@saltbush/contract/account/accounts';
import { openMailbox } from '../../../../testing/fake-mailbox';
import {
  createTestUsers,
  registerUser,
  visitorOf,
  withToken,
} from '../../../../testing/test-users';
import { openTestApp } from '../../../../testing/test-app';

const { me, login, changePassword, requestPasswordReset, resetPassword } = accountsRoutes;
const testApp = await openTestApp();
afterAll(() => testApp.close());
const { app, database } = testApp;
const { priya, tom, visitor } = await createTestUsers(app);
const newPassword = 'four quinces simmer';

describe('changing the password', () => {
  it('a password change keeps its session, ends the others, ends reset links and mails the owner', async () => {
    const { email, password } = priya;
    const { body: elsewhere } = await visitor.ask(login, { body: { email, password } });
    await visitor.ask(requestPasswordReset, { body: { email } });
    const [link] = await openMailbox(database, email);

    const { status } = await priya.ask(changePassword, {
      body: { currentPassword: password, newPassword },
    });
    expect(status).toBe(204);
    expect((await priya.ask(me)).status).toBe(200);
    expect((await withToken(app, elsewhere.token).ask(me)).error.code).toBe('SESSION_EXPIRED');
    const signIn = (typed: string) => visitor.ask(login, { body: { email, password: typed } });
    expect((await signIn(password)).error.code).toBe('INVALID_CREDENTIALS');
    expect((await signIn(newPassword)).status).toBe(200);
    const late = await visitor.ask(resetPassword, { body: { token: link!.token, newPassword } });
    expect(late.error.code).toBe('INVALID_RESET_TOKEN');
    const [notice] = await openMailbox(database, email);
    expect(notice!.subject).toBe('Your Saltbush password was changed');
  });

  it('a password change asks for the current password', async () => {
    const { status, error } = await tom.ask(changePassword, {
      body: { currentPassword: 'plum jam', newPassword },
    });
    expect([status, error.error]).toEqual([400, 'Wrong password']);
    expect((await tom.ask(me)).status).toBe(200);
  });

  it.each([
    ['short', '12345'],
    ['well known', 'letmein'],
    ['the username', 'Tom'.padEnd(6)],
  ])('a password change refuses a new password that is %s', async (_case, refused) => {
    const { status, error } = await tom.ask(changePassword, {
      body: { currentPassword: tom.password, newPassword: refused },
    });
    expect(status).toBe(400);
    expect(error.details).toEqual([expect.objectContaining({ field: 'newPassword' })]);
  });

  it('a password change lets nobody who holds a stolen session guess on and on', async () => {
    const limited = await openTestApp({ hasRateLimits: true });
    const person = await registerUser(limited.app, 'Person');
    const guess = (currentPassword: string) =>
      person.ask(changePassword, { body: { currentPassword, newPassword } });
    for (let i = 0; i < 10; i += 1) expect((await guess('guess')).status).toBe(400);
    const { status, headers } = await guess(person.password);
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(14 * 60);
    // Signing in is counted separately: the owner is not locked out by it.
    const signedIn = await visitorOf(limited.app).ask(login, {
      body: { email: person.email, password: person.password },
    });
    expect(signedIn.status).toBe(200);
    await limited.close();
  });
});
