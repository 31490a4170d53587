import { afterAll, describe, expect, it, vi } from 'vitest';
import { accountsRoutes } from '@saltbush/contract/accounts';
import { eq } from 'drizzle-orm';
import { argon2Passwords } from '../../platform/passwords';
import { openLetterBox } from '../../testing/letter-box';
import { gatherCast, visitorOf, withToken } from '../../testing/people';
import { openTestApp } from '../../testing/test-app';
import { users } from './accounts.tables';

const { login, me, verifyEmail, resetPassword, requestPasswordReset } = accountsRoutes;
const house = await openTestApp();
afterAll(() => house.close());
const { priya, tom, visitor } = await gatherCast(house.app);

describe('signing in', () => {
  it('answers with the person and a token, whatever the capitals of the address', async () => {
    const { status, body } = await visitor.ask(login, {
      body: { email: ' PRIYA@Example.com ', password: priya.password },
    });
    expect(status).toBe(200);
    expect(body.user).toEqual(priya.user);
    expect((await withToken(house.app, body.token).ask(me)).status).toBe(200);
  });

  it.each([
    ['a wrong password', { email: 'priya@example.com', password: 'plum jam' }],
    ['an unknown address', { email: 'stranger@example.com', password: 'plum jam' }],
  ])('refuses %s with the same words', async (_case, body) => {
    const { status, error } = await visitor.ask(login, { body });
    expect(status).toBe(401);
    expect(error).toEqual({
      error: 'Invalid email or password',
      details: 'Please check your email and password',
      code: 'INVALID_CREDENTIALS',
    });
  });

  it('checks a password also for an unknown address, so that both take as long', async () => {
    const isRight = vi.spyOn(house.deps.passwords, 'isRight');
    await visitor.ask(login, { body: { email: 'stranger@example.com', password: 'plum jam' } });
    expect(isRight).toHaveBeenCalledWith('plum jam', undefined);
    isRight.mockRestore();
  });

  it.each([
    ['no password', { email: 'priya@example.com', password: '' }, 'password'],
    ['no address', { email: '', password: 'plum jam' }, 'email'],
  ])('asks for %s', async (_case, body, field) => {
    const { status, error } = await visitor.ask(login, { body });
    expect(status).toBe(400);
    expect(error.details).toEqual([expect.objectContaining({ field })]);
  });

  it('takes the same password typed with another keyboard', async () => {
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

  it('makes a hash anew that was made with an older cost', async () => {
    const older = argon2Passwords({ memoryKiB: 16, passes: 1, lanes: 1 });
    const { db } = house.database;
    const passwordHash = await older.hash(tom.password);
    await db.update(users).set({ passwordHash }).where(eq(users.email, tom.email));
    const ask = () => visitor.ask(login, { body: { email: tom.email, password: tom.password } });
    expect((await ask()).status).toBe(200);
    const [kept] = await db.select().from(users).where(eq(users.email, tom.email));
    expect(house.deps.passwords.isDated(passwordHash)).toBe(true);
    expect(house.deps.passwords.isDated(kept!.passwordHash)).toBe(false);
    expect((await ask()).status).toBe(200);
  });
});

describe('where verified addresses are demanded', () => {
  it('refuses an unverified one, but only who knows the password learns it', async () => {
    const strict = await openTestApp({ requiresVerifiedEmail: true });
    const cast = await gatherCast(strict.app);
    const { email, password } = cast.priya;
    const signIn = (typed: string) => cast.visitor.ask(login, { body: { email, password: typed } });

    const refused = await signIn(password);
    expect(refused.status).toBe(403);
    expect(refused.error).toMatchObject({
      error: 'Email not verified',
      details: 'Please check your email for a verification link',
    });
    expect((await signIn('a guess')).error.code).toBe('INVALID_CREDENTIALS');
    // Registration signed her in all the same.
    expect((await cast.priya.ask(me)).status).toBe(200);

    const [mail] = await openLetterBox(strict.database, email);
    await cast.visitor.ask(verifyEmail, { params: { verificationToken: mail!.token } });
    expect((await signIn(password)).body.user.isVerified).toBe(true);
    await strict.close();
  });
});

describe('guessing', () => {
  it('is stopped for one account, from wherever it comes, until time passes', async () => {
    const limited = await openTestApp({ hasRateLimits: true, trustsProxy: true });
    const cast = await gatherCast(limited.app);
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
      expect((await guess(cast.priya.email, `guess ${i}`)).status).toBe(401);
      expect((await guess('stranger@example.com', `guess ${i}`)).status).toBe(401);
    }
    const known = await guess(cast.priya.email, cast.priya.password);
    const unknown = await guess('stranger@example.com', 'guess');
    expect([known.status, unknown.status]).toEqual([429, 429]);
    expect(known.wait).toBeGreaterThan(14 * 60);
    expect(known.wait).toBeLessThanOrEqual(15 * 60);
    // Someone else is not held up, and neither is who is signed in already.
    expect((await guess(cast.tom.email, cast.tom.password)).status).toBe(200);
    expect((await cast.priya.ask(me)).status).toBe(200);

    limited.advance(15 * 60_000);
    expect((await guess(cast.priya.email, cast.priya.password)).status).toBe(200);
    await limited.close();
  });

  it('many at once has no more tries than one after the other', async () => {
    const limited = await openTestApp({ hasRateLimits: true, trustsProxy: true });
    const { priya: victim } = await gatherCast(limited.app);
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

  it('no longer counts after a right password or a reset', async () => {
    const limited = await openTestApp({ hasRateLimits: true, trustsProxy: true });
    const { priya: person } = await gatherCast(limited.app);
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
    const [mail] = await openLetterBox(limited.database, person.email);
    await caller.ask(resetPassword, { body: { token: mail!.token, newPassword: 'new plum jam' } });
    expect(await signIn('new plum jam')).toBe(200);
    await limited.close();
  });

  it('from one address is stopped for all accounts', async () => {
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
