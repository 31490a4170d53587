import { afterAll, describe, expect, it } from 'vitest';
import { accountsRoutes } from '@saltbush/contract/account/accounts';
import { noPassword } from '../../../../platform/passwords';
import { openMailbox } from '../../../../testing/fake-mailbox';
import { createTestUsers, registerUser, visitorOf } from '../../../../testing/test-users';
import { openTestApp, type TestApp } from '../../../../testing/test-app';
import { users } from '../../../../schema/accounts';

const { me, login, requestPasswordReset, resetPassword, checkResetToken } = accountsRoutes;
const testApp = await openTestApp();
afterAll(() => testApp.close());
const { app, database } = testApp;
const { priya, tom, nobody, visitor } = await createTestUsers(app);

const newPassword = 'four quinces simmer';
const reset = (token: string, password = newPassword) =>
  visitor.ask(resetPassword, { body: { token, newPassword: password } });

const check = (token: string) => visitor.ask(checkResetToken, { body: { token } });

async function linkFor(email: string, { app, database }: TestApp = testApp): Promise<string> {
  await visitorOf(app).ask(requestPasswordReset, { body: { email } });
  const [mail] = await openMailbox(database, email);
  expect(mail!.text).toContain(`https://saltbush.test/reset-password?token=${mail!.token}`);
  return mail!.token;
}

describe('asking for a reset link', () => {
  it('a request for a reset link answers the same for all addresses, and writes only to known ones', async () => {
    const known = await visitor.ask(requestPasswordReset, { body: { email: 'PRIYA@example.com' } });
    const unknown = await visitor.ask(requestPasswordReset, {
      body: { email: 'stranger@example.com' },
    });
    expect([known.status, known.body]).toEqual([200, { delivery: 'outbox' }]);
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    const [mail] = await openMailbox(database, priya.email);
    expect(mail!.subject).toBe('Choose a new password for Saltbush');
    expect(await openMailbox(database, 'stranger@example.com')).toEqual([]);
  });

  it('a request for a reset link asks for an address', async () => {
    const { status } = await visitor.ask(requestPasswordReset, { body: { email: 'priya' } });
    expect(status).toBe(400);
  });

  it('a request for a reset link opens no account that nobody signs in to', async () => {
    const names = { username: 'saltbush', displayUsername: 'Saltbush', email: 'house@example.com' };
    const id = '0190a000-0000-7000-8000-000000000001';
    await database.db.insert(users).values({ id, ...names, passwordHash: noPassword });
    await visitor.ask(requestPasswordReset, { body: { email: names.email } });
    expect(await openMailbox(database, names.email)).toEqual([]);
  });

  it('a reset link goes five times an hour to one address', async () => {
    const limited = await openTestApp({ hasRateLimits: true });
    const person = await registerUser(limited.app, 'Victim');
    const ask = () =>
      visitorOf(limited.app).ask(requestPasswordReset, { body: { email: person.email } });
    for (let i = 0; i < 5; i += 1) expect((await ask()).status).toBe(200);
    const { status, headers } = await ask();
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(59 * 60);
    // One to confirm the address, five to reset the password.
    expect(await openMailbox(limited.database, person.email)).toHaveLength(6);

    limited.advance(60 * 60_000);
    expect((await ask()).status).toBe(200);
    await limited.close();
  });
});

describe('following a reset link', () => {
  it('a reset link sets the password, ends every session, verifies the address and mails the owner', async () => {
    const { email } = priya;
    const other = await linkFor(email);
    const token = await linkFor(email);
    expect((await reset(token)).status).toBe(200);

    expect((await priya.ask(me)).error.code).toBe('SESSION_EXPIRED');
    const old = await visitor.ask(login, { body: { email, password: priya.password } });
    expect(old.error.code).toBe('INVALID_CREDENTIALS');
    const { body } = await visitor.ask(login, { body: { email, password: newPassword } });
    expect(body.user.isVerified).toBe(true);
    const [mail] = await openMailbox(database, email);
    expect(mail!.subject).toBe('Your Saltbush password was changed');
    expect(mail!.text).toContain('https://saltbush.test/request-password-reset');

    expect((await reset(token)).error.code).toBe('INVALID_RESET_TOKEN');
    expect((await reset(other)).error.code).toBe('INVALID_RESET_TOKEN');
    expect((await tom.ask(me)).status).toBe(200);
  });

  it('a reset link works for one of two that follow it at once', async () => {
    const pair = await registerUser(app, 'Pair');
    const token = await linkFor(pair.email);
    const answers = await Promise.all([
      reset(token, 'first wins jam'),
      reset(token, 'last wins jam'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('a reset link is not used up by a password that is refused', async () => {
    const token = await linkFor(tom.email);
    const short = await reset(token, '12345');
    expect(short.error.details).toEqual([expect.objectContaining({ field: 'newPassword' })]);
    const easy = await reset(token, 'tom@example.com');
    expect(easy.error.details).toEqual([
      { field: 'newPassword', message: expect.stringMatching(/easy to guess/) },
    ]);
    expect((await reset(token)).status).toBe(200);
  });

  it.each([
    ['made up', async () => 'A'.repeat(43)],
    ['missing', async () => ''],
    ['of another purpose', async () => (await openMailbox(database, nobody.email))[0]!.token],
  ])('a reset link is refused when it is %s', async (_case, makeToken) => {
    const { status, error } = await reset(await makeToken());
    expect(status).toBe(400);
    expect(error).toMatchObject({
      error: 'Invalid reset link',
      details: 'The password reset link is invalid or has expired',
    });
  });

  it('a reset link is refused after an hour', async () => {
    const slow = await openTestApp();
    const person = await registerUser(slow.app, 'Slow');
    const token = await linkFor(person.email, slow);
    slow.advance(60 * 60_000);
    const { error } = await visitorOf(slow.app).ask(resetPassword, {
      body: { token, newPassword },
    });
    expect(error.code).toBe('INVALID_RESET_TOKEN');
    await slow.close();
  });
});

describe('checking a reset link', () => {
  it('a check of a reset link does not use it up', async () => {
    const person = await registerUser(app, 'Checker');
    const token = await linkFor(person.email);
    expect((await check(token)).status).toBe(204);
    expect((await check(token)).status).toBe(204);
    expect((await reset(token)).status).toBe(200);
    expect((await check(token)).error.code).toBe('INVALID_RESET_TOKEN');
  });

  it('a check of a reset link answers the same for a used link and for one that never was', async () => {
    const person = await registerUser(app, 'Used');
    const token = await linkFor(person.email);
    await reset(token);
    const used = await check(token);
    const madeUp = await check('A'.repeat(43));
    expect(used.status).toBe(400);
    expect(used.error).toEqual(madeUp.error);
  });

  it.each([
    ['missing', async () => ''],
    ['of another purpose', async () => (await openMailbox(database, nobody.email))[0]!.token],
    ['full of odd characters', async () => '\0\ud800'],
  ])('a check of a reset link is refused when the link is %s', async (_case, makeToken) => {
    expect((await check(await makeToken())).status).toBe(400);
  });

  it('a check of a reset link is refused after an hour, and limited by the address it comes from', async () => {
    const limited = await openTestApp({ hasRateLimits: true });
    const person = await registerUser(limited.app, 'Late');
    const token = await linkFor(person.email, limited);
    limited.advance(60 * 60_000);
    const ask = () => visitorOf(limited.app).ask(checkResetToken, { body: { token } });
    expect((await ask()).error.code).toBe('INVALID_RESET_TOKEN');
    for (let i = 1; i < checkResetToken.rateLimit.max; i += 1) await ask();
    expect((await ask()).status).toBe(429);
    await limited.close();
  });
});
