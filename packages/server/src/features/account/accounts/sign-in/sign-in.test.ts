import { afterAll, describe, expect, it, vi } from 'vitest';
import { accountsRoutes } from '@saltbush/contract/account/accounts';
import { eq } from 'drizzle-orm';
import { parseTrustedProxies } from '../../../../platform/http/trusted-proxies';
import { argon2Passwords } from '../../../../platform/passwords';
import { openMailbox } from '../../../../testing/fake-mailbox';
import { createTestUsers, visitorOf, withToken } from '../../../../testing/test-users';
import { openTestApp } from '../../../../testing/test-app';
import { users } from '../../../../schema/accounts';

const { login, me, verifyEmail, resetPassword, requestPasswordReset } = accountsRoutes;
const testApp = await openTestApp();
afterAll(() => testApp.close());
const { priya, tom, visitor } = await createTestUsers(testApp.app);

describe('signing in', () => {
  it('a sign-in answers with the person and a token, whatever the capitals of the address', async () => {
    const { status, body } = await visitor.ask(login, {
      body: { email: ' PRIYA@Example.com ', password: priya.password },
    });
    expect(status).toBe(200);
    expect(body.user).toEqual(priya.user);
    expect((await withToken(testApp.app, body.token).ask(me)).status).toBe(200);
  });

  it.each([
    ['a wrong password', { email: 'priya@example.com', password: 'plum jam' }],
    ['an unknown address', { email: 'stranger@example.com', password: 'plum jam' }],
  ])('a sign-in with %s is refused with the same words', async (_case, body) => {
    const { status, error } = await visitor.ask(login, { body });
    expect(status).toBe(401);
    expect(error).toEqual({
      error: 'Invalid email or password',
      details: 'Please check your email and password',
      code: 'INVALID_CREDENTIALS',
    });
  });

  it('a sign-in checks a password also for an unknown address, so that both take as long', async () => {
    const isRight = vi.spyOn(testApp.deps.passwords, 'isRight');
    await visitor.ask(login, { body: { email: 'stranger@example.com', password: 'plum jam' } });
    expect(isRight).toHaveBeenCalledWith('plum jam', undefined);
    isRight.mockRestore();
  });

  it.each([
    ['no password', { email: 'priya@example.com', password: '' }, 'password'],
    ['no address', { email: '', password: 'plum jam' }, 'email'],
  ])('a sign-in with %s asks for it', async (_case, body, field) => {
    const { status, error } = await visitor.ask(login, { body });
    expect(status).toBe(400);
    expect(error.details).toEqual([expect.objectContaining({ field })]);
  });

  it('a sign-in takes the same password typed with another keyboard', async () => {
    const composed = 'cr\u00e8me br\u00fbl\u00e9e';
    const { body } = await visitor.ask(accountsRoutes.register, {
      body: { username: 'Zo\u00eb', email: 'zoe@example.com', password: composed },
    });
    expect(body.token).toBeTruthy();
    const { status } = await visitor.ask(login, {
      body: { email: 'zoe@example.com', password: composed.normalize('NFD') },
    });
    expect(status).toBe(200);
  });

  it('a sign-in replaces a password hash that was made with an older cost', async () => {
    const older = argon2Passwords({ memoryKiB: 16, passes: 1, lanes: 1 });
    const { db } = testApp.database;
    const passwordHash = await older.hash(tom.password);
    await db.update(users).set({ passwordHash }).where(eq(users.email, tom.email));
    const ask = () => visitor.ask(login, { body: { email: tom.email, password: tom.password } });
    expect((await ask()).status).toBe(200);
    const [saved] = await db.select().from(users).where(eq(users.email, tom.email));
    expect(testApp.deps.passwords.isDated(passwordHash)).toBe(true);
    expect(testApp.deps.passwords.isDated(saved!.passwordHash)).toBe(false);
    expect((await ask()).status).toBe(200);
  });
});

describe('where verified addresses are demanded', () => {
  it('a demanded verification refuses an unverified address, but only who knows the password learns it', async () => {
    const sender = { send: async () => undefined, close: () => undefined };
    const strict = await openTestApp({ requiresVerifiedEmail: true }, sender);
    const people = await createTestUsers(strict.app);
    const { email, password } = people.priya;
    const signIn = (typed: string) =>
      people.visitor.ask(login, { body: { email, password: typed } });

    const refused = await signIn(password);
    expect(refused.status).toBe(403);
    expect(refused.error).toMatchObject({
      error: 'Email not verified',
      details: 'Please check your email for a verification link',
    });
    expect((await signIn('a guess')).error.code).toBe('INVALID_CREDENTIALS');
    // Registration signed her in all the same.
    expect((await people.priya.ask(me)).status).toBe(200);

    const [mail] = await openMailbox(strict.database, email);
    await people.visitor.ask(verifyEmail, { params: { verificationToken: mail!.token } });
    const verified = await signIn(password);
    expect(verified.body.user.isVerified).toBe(true);
    expect(verified.body.isVerificationOptional).toBe(false);
    await strict.close();
  });

  it('a sign-in says where verified addresses are not demanded, so that the app lets one in', async () => {
    const { body } = await visitor.ask(login, {
      body: { email: priya.email, password: priya.password },
    });
    expect(body.user.isVerified).toBe(false);
    expect(body.isVerificationOptional).toBe(true);
  });
});

describe('guessing', () => {
  it('a guesser is stopped for one account, from wherever it comes, until time passes', async () => {
    const limited = await openTestApp({
      hasRateLimits: true,
      trustedProxies: parseTrustedProxies('1'),
    });
    const people = await createTestUsers(limited.app);
    let address = 0;
    const guess = async (email: string, password: string) => {
      address += 1;
      const response = await limited.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        headers: { 'x-forwarded-for': `10.0.${address}.1` },
        payload: { email, password },
      });
      return { status: response.statusCode, wait: Number(response.headers['retry-after']) };
    };
    for (let i = 0; i < 20; i += 1) {
      expect((await guess(people.priya.email, `guess ${i}`)).status).toBe(401);
      expect((await guess('stranger@example.com', `guess ${i}`)).status).toBe(401);
    }
    const known = await guess(people.priya.email, people.priya.password);
    const unknown = await guess('stranger@example.com', 'guess');
    expect([known.status, unknown.status]).toEqual([429, 429]);
    expect(known.wait).toBeGreaterThan(14 * 60);
    expect(known.wait).toBeLessThanOrEqual(15 * 60);
    // Someone else is not held up, and neither is who is signed in already.
    expect((await guess(people.tom.email, people.tom.password)).status).toBe(200);
    expect((await people.priya.ask(me)).status).toBe(200);

    limited.advance(15 * 60_000);
    expect((await guess(people.priya.email, people.priya.password)).status).toBe(200);
    await limited.close();
  });

  it('many guesses at once have no more tries than one after the other', async () => {
    const limited = await openTestApp({
      hasRateLimits: true,
      trustedProxies: parseTrustedProxies('1'),
    });
    const { priya: victim } = await createTestUsers(limited.app);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_none, i) =>
        limited.app.inject({
          method: 'POST',
          url: '/api/auth/login',
          headers: { 'x-forwarded-for': `10.1.${i}.1` },
          payload: { email: victim.email, password: `guess ${i}` },
        }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(20);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(20);
    await limited.close();
  });

  it('the guesses of before no longer count after a right password or a reset', async () => {
    const limited = await openTestApp({
      hasRateLimits: true,
      trustedProxies: parseTrustedProxies('1'),
    });
    const { priya: person } = await createTestUsers(limited.app);
    let address = 0;
    const signIn = async (password: string) => {
      address += 1;
      const { statusCode } = await limited.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        headers: { 'x-forwarded-for': `10.2.${address}.1` },
        payload: { email: person.email, password },
      });
      return statusCode;
    };
    for (let i = 0; i < 19; i += 1) await signIn('guess');
    expect(await signIn(person.password)).toBe(200);
    for (let i = 0; i < 20; i += 1) expect(await signIn('guess')).toBe(401);
    expect(await signIn('guess')).toBe(429);

    const caller = visitorOf(limited.app);
    await caller.ask(requestPasswordReset, { body: { email: person.email } });
    const [mail] = await openMailbox(limited.database, person.email);
    await caller.ask(resetPassword, { body: { token: mail!.token, newPassword: 'new plum jam' } });
    expect(await signIn('new plum jam')).toBe(200);
    await limited.close();
  });

  it.each([
    ['true', '127.0.0.1'],
    ['1', '127.0.0.1'],
    ['127.0.0.0/8, 10.0.0.0/8', '10.0.0.1'],
    ['false', '203.0.113.9'],
  ])(
    'a guesser is not helped by an address that the caller invents (TRUST_PROXY=%s)',
    async (setting, connection) => {
      const limited = await openTestApp({
        hasRateLimits: true,
        trustedProxies: parseTrustedProxies(setting),
      });
      const statuses: number[] = [];
      for (let i = 0; i < 45; i += 1) {
        const { statusCode } = await limited.app.inject({
          method: 'POST',
          url: '/api/auth/login',
          remoteAddress: connection,
          headers: { 'x-forwarded-for': `198.51.100.${i}, 203.0.113.9` },
          payload: { email: `person${i}@example.com`, password: 'guess' },
        });
        statuses.push(statusCode);
      }
      const { max } = login.rateLimit;
      expect(statuses.slice(0, max)).toEqual(Array(max).fill(401));
      expect(statuses.slice(max)).toEqual(Array(45 - max).fill(429));
      await limited.close();
    },
  );

  it('a guesser from one address is stopped for all accounts', async () => {
    const limited = await openTestApp({ hasRateLimits: true });
    const caller = visitorOf(limited.app);
    const answers = [];
    for (let i = 0; i <= login.rateLimit.max; i += 1) {
      const email = `person${i}@example.com`;
      answers.push(await caller.ask(login, { body: { email, password: 'guess' } }));
    }
    const last = answers.at(-1)!;
    expect(answers.at(-2)!.status).toBe(401);
    expect(last.status).toBe(429);
    expect(last.error.code).toBe('TOO_MANY_REQUESTS');
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
    await limited.close();
  });
});
