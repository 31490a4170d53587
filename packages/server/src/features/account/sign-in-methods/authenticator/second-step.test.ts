import { HOTP, Secret } from 'otpauth';
import { afterAll, expect, test } from 'vitest';
import { accountsRoutes } from '@saltbush/contract/account/accounts';
import { signInRoutes } from '@saltbush/contract/account/sign-in-methods/sign-in';
import { signInMethodsRoutes } from '@saltbush/contract/account/sign-in-methods/sign-in-methods';
import { openMailbox } from '../../../../testing/fake-mailbox';
import { registerUser, visitorOf, withToken, type Person } from '../../../../testing/test-users';
import { openTestApp } from '../../../../testing/test-app';
import { resetSecondStep } from '../index';
import { authenticators, recoveryCodes } from '../../../../schema/account/sign-in-methods';

const { secondStep } = signInRoutes;
const methods = signInMethodsRoutes;
const testApp = await openTestApp();
afterAll(() => testApp.close());

const codeAt = (key: string, now: Date, skew = 0) =>
  HOTP.generate({
    secret: Secret.fromBase32(key),
    counter: Math.floor(now.getTime() / 30_000) + skew,
  });

const codeOf = (key: string, skew = 0, app = testApp) => codeAt(key, app.deps.clock(), skew);

/** Someone with an authenticator app, a step later: its first code is used up. */
async function setUp(person: Person, app = testApp) {
  const { key, qrCode } = (await person.ask(methods.startAuthenticator, { body: {} })).body;
  const code = codeOf(key, 0, app);
  const { body } = await person.ask(methods.confirmAuthenticator, { body: { code } });
  app.advance(30_000);
  return { key, qrCode, firstCode: code, codes: body.recoveryCodes };
}

async function signIn({ email, password }: Person, app = testApp): Promise<string> {
  const { status, error } = await visitorOf(app.app).ask(accountsRoutes.login, {
    body: { email, password },
  });
  expect([status, error.code]).toEqual([403, 'SECOND_STEP_NEEDED']);
  return error.text!;
}

const answer = (token: string, code: string, app = testApp) =>
  visitorOf(app.app).ask(secondStep, { body: { token, code } });

test('a second step is set up with a key and a code, and then asked for after the password', async () => {
  const priya = await registerUser(testApp.app, 'Priya');
  const { key, qrCode, firstCode, codes } = await setUp(priya);
  expect(key).toMatch(/^[A-Z2-7]{32}$/);
  expect(qrCode).toMatch(/^<svg/);
  expect(new Set(codes).size).toBe(10);
  expect((await priya.ask(methods.get)).body.authenticator).toEqual({
    isOn: true,
    recoveryCodesLeft: 10,
  });
  const [mail] = await openMailbox(testApp.database, priya.email);
  expect(mail!.text).toContain('An authenticator app was set up');

  const token = await signIn(priya);
  const refused = await answer(token, firstCode);
  expect([refused.status, refused.error.code]).toEqual([400, 'WRONG_CODE']);
  const { status, body } = await answer(token, codeOf(key));
  expect([status, body.user.email, body.recoveryCodesLeft]).toEqual([200, priya.email, undefined]);
  expect((await withToken(testApp.app, body.token).ask(accountsRoutes.me)).status).toBe(200);
  // The sign-in has ended: no other code helps.
  expect((await answer(token, codeOf(key, 1))).error.code).toBe('SIGN_IN_REFUSED');
});

test('a second-step code counts once, also for two at once, and a step early or late at most', async () => {
  const tom = await registerUser(testApp.app, 'Tom');
  const { key } = await setUp(tom);
  testApp.advance(120_000);
  const tokens = [await signIn(tom), await signIn(tom)];
  const both = await Promise.all(tokens.map((token) => answer(token, codeOf(key))));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  const token = await signIn(tom);
  for (const skew of [-2, -1, 0, 2]) {
    expect((await answer(token, codeOf(key, skew))).status, String(skew)).toBe(400);
  }
  expect((await answer(token, codeOf(key, 1))).status).toBe(200);
});

test('a recovery code works once, however it is typed, and nothing readable is stored', async () => {
  const nell = await registerUser(testApp.app, 'Nell');
  const { key, codes } = await setUp(nell);
  const [first = '', second = ''] = codes;
  const typed = first.toUpperCase().replaceAll('-', ' ');
  const { status, body } = await answer(await signIn(nell), typed);
  expect([status, body.recoveryCodesLeft]).toEqual([200, 9]);
  expect((await answer(await signIn(nell), first)).error.code).toBe('WRONG_CODE');

  const { db } = testApp.database;
  const stored = JSON.stringify([
    await db.select().from(authenticators),
    await db.select().from(recoveryCodes),
  ]);
  for (const secret of [key, second, second.replaceAll('-', '')]) {
    expect(stored).not.toContain(secret);
  }
  const renewed = await nell.ask(methods.renewRecoveryCodes, { body: { code: second } });
  expect(renewed.body.recoveryCodes).toHaveLength(10);
  expect((await answer(await signIn(nell), second)).error.code).toBe('WRONG_CODE');
  const [fresh = ''] = renewed.body.recoveryCodes;
  expect((await answer(await signIn(nell), fresh)).status).toBe(200);
  // Another person's code helps nobody else.
  const olga = await registerUser(testApp.app, 'Olga');
  await setUp(olga);
  const other = renewed.body.recoveryCodes[1]!;
  expect((await answer(await signIn(olga), other)).error.code).toBe('WRONG_CODE');
});

test('a second step is turned off by a code, and not by the password', async () => {
  const vera = await registerUser(testApp.app, 'Vera');
  const turnOff = (code: string) => vera.ask(methods.turnOffAuthenticator, { body: { code } });
  expect((await turnOff('000000')).status).toBe(404);
  const { codes } = await setUp(vera);
  expect((await turnOff('000000')).error.code).toBe('WRONG_CODE');
  expect((await turnOff(vera.password)).error.code).toBe('WRONG_CODE');
  expect((await turnOff(codes[0]!)).status).toBe(204);
  expect((await vera.ask(methods.get)).body.authenticator).toEqual({
    isOn: false,
    recoveryCodesLeft: 0,
  });
  const { key } = await setUp(vera);
  expect((await turnOff(codeOf(key))).status).toBe(204);
  const { email, password } = vera;
  const login = await visitorOf(testApp.app).ask(accountsRoutes.login, {
    body: { email, password },
  });
  expect(login.status).toBe(200);
});

test('a second step in use is not replaced, and an unconfirmed one asks for nothing', async () => {
  const wendy = await registerUser(testApp.app, 'Wendy');
  const confirm = (code: string) => wendy.ask(methods.confirmAuthenticator, { body: { code } });
  expect((await confirm('123456')).error.code).toBe('NOT_POSSIBLE');
  const { key } = (await wendy.ask(methods.startAuthenticator, { body: {} })).body;
  expect((await confirm(codeOf(key, 5))).error.code).toBe('WRONG_CODE');
  const { email, password } = wendy;
  const login = await visitorOf(testApp.app).ask(accountsRoutes.login, {
    body: { email, password },
  });
  expect(login.status).toBe(200);
  const renew = (code: string) => wendy.ask(methods.renewRecoveryCodes, { body: { code } });
  expect((await renew(codeOf(key))).status).toBe(404);
  expect((await confirm(codeOf(key))).status).toBe(200);
  const again = await wendy.ask(methods.startAuthenticator, { body: {} });
  expect(again.error.code).toBe('NOT_POSSIBLE');
  expect((await confirm(codeOf(key, 1))).error.code).toBe('NOT_POSSIBLE');

  expect((await renew(password)).error.code).toBe('WRONG_CODE');
  expect((await renew(codeOf(key, 1))).status).toBe(200);
});

test('a sign-in that was never begun, or begun long ago, has no second step', async () => {
  const ada = await registerUser(testApp.app, 'Ada');
  const { key } = await setUp(ada);
  expect((await answer('never-begun', codeOf(key))).error.code).toBe('SIGN_IN_REFUSED');
  const token = await signIn(ada);
  testApp.advance(10 * 60_000 + 1);
  expect((await answer(token, codeOf(key))).error.code).toBe('SIGN_IN_REFUSED');
});

test('guesses of second-step codes are few, for all sign-ins of an account together', async () => {
  const limited = await openTestApp({ hasRateLimits: true });
  const ben = await registerUser(limited.app, 'Ben');
  const { key } = await setUp(ben, limited);
  const tokens = [await signIn(ben, limited), await signIn(ben, limited)];
  const guesses = await Promise.all(
    Array.from({ length: 12 }, (_none, at) => answer(tokens[at % 2]!, '000000', limited)),
  );
  const statuses = guesses.map(({ status }) => status);
  expect(statuses.filter((status) => status === 400)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(7);
  expect((await answer(tokens[0]!, codeOf(key, 0, limited), limited)).status).toBe(429);
  limited.advance(15 * 60_000);
  const token = await signIn(ben, limited);
  expect((await answer(token, codeOf(key, 0, limited), limited)).status).toBe(200);
  await limited.close();
});

test('whoever runs the instance lets in someone who lost everything', async () => {
  const cara = await registerUser(testApp.app, 'Cara');
  const { db } = testApp.database;
  expect(await resetSecondStep(db, cara.email)).toBe(false);
  await setUp(cara);
  expect(await resetSecondStep(db, 'stranger@example.com')).toBe(false);
  expect(await resetSecondStep(db, 'Cara@Example.com ')).toBe(true);
  const { email, password } = cara;
  const login = await visitorOf(testApp.app).ask(accountsRoutes.login, {
    body: { email, password },
  });
  expect(login.status).toBe(200);
});
