/** A sign-in that is under way while the password changes never ends with a session by the old one. */
import { HOTP, Secret } from 'otpauth';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountsRoutes } from '@saltbush/contract/account/accounts';
import { signInRoutes } from '@saltbush/contract/account/sign-in-methods/sign-in';
import { signInMethodsRoutes as methods } from '@saltbush/contract/account/sign-in-methods/sign-in-methods';
import { argon2Passwords } from '../../../../platform/passwords';
import { atOnce } from '../../../../testing/at-once';
import { openMailbox } from '../../../../testing/fake-mailbox';
import { openTestApp, type TestApp } from '../../../../testing/test-app';
import { registerUser, visitorOf, withToken, type Person } from '../../../../testing/test-users';
import { signInChallenges } from '../../../../schema/account/sign-in-methods';
import { users } from '../../../../schema/accounts';

const { changePassword, login, me, requestPasswordReset, resetPassword } = accountsRoutes;
const newPassword = 'four quinces simmer';
let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const logIn = ({ email, password }: Pick<Person, 'email' | 'password'>) =>
  visitorOf(testApp.app).ask(login, { body: { email, password } });

it('a second step begun with the old password is refused, also when the change did not see it', async () => {
  const { db } = testApp.database;
  const ann = await registerUser(testApp.app, 'Ann');
  const { key } = (await ann.ask(methods.startAuthenticator, { body: {} })).body;
  await ann.ask(methods.confirmAuthenticator, { body: { code: codeOf(key) } });
  const token = (await logIn(ann)).error.text!;
  const isTheirs = eq(signInChallenges.userId, ann.user._id);
  const [begun] = await db.select().from(signInChallenges).where(isTheirs);
  const body = { currentPassword: ann.password, newPassword };
  expect((await ann.ask(changePassword, { body })).status).toBe(204);
  // As of a sign-in that was begun while the password changed.
  await db.insert(signInChallenges).values(begun!);
  testApp.advance(30_000);
  const answer = await visitorOf(testApp.app).ask(signInRoutes.secondStep, {
    body: { token, code: codeOf(key) },
  });
  expect(answer.error.code).toBe('SIGN_IN_REFUSED');
});

const codeOf = (key: string) =>
  HOTP.generate({
    secret: Secret.fromBase32(key),
    counter: Math.floor(testApp.deps.clock().getTime() / 30_000),
  });

describe('a password whose hash is renewed at a sign-in', () => {
  it('a renewed password hash is written once by two sign-ins at once, and both are let in', async () => {
    const tom = await withOldHash('Tom');
    const row = { table: 'users', id: tom.user._id } as const;
    const both = await atOnce(testApp.database.pool, row, () => [logIn(tom), logIn(tom)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await logIn(tom)).status).toBe(200);
  });

  it('a password reset during the renewal of its hash stays, and the old one lets nobody in', async () => {
    const vera = await withOldHash('Vera');
    const visitor = visitorOf(testApp.app);
    await visitor.ask(requestPasswordReset, { body: { email: vera.email } });
    const [mail] = await openMailbox(testApp.database, vera.email);
    const body = { token: mail!.token, newPassword };
    const row = { table: 'users', id: vera.user._id } as const;
    const [entered, reset] = await atOnce(testApp.database.pool, row, () => [
      logIn(vera),
      visitor.ask(resetPassword, { body }),
    ]);
    expect(reset.status).toBe(200);
    const { token } = entered.body ?? {};
    expect((await withToken(testApp.app, token).ask(me)).status).toBe(401);
    expect((await logIn(vera)).error.code).toBe('INVALID_CREDENTIALS');
    expect((await logIn({ ...vera, password: newPassword })).status).toBe(200);
  });
});

async function withOldHash(name: string): Promise<Person> {
  const person = await registerUser(testApp.app, name);
  const older = argon2Passwords({ memoryKiB: 16, passes: 1, lanes: 1 });
  const passwordHash = await older.hash(person.password);
  await testApp.database.db
    .update(users)
    .set({ passwordHash })
    .where(eq(users.id, person.user._id));
  return person;
}
