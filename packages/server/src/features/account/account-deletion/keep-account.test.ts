/** Whoever keeps an account ends a sign-in, so its session says how that was begun. */
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountDeletionRoutes as routes } from '@saltbush/contract/account/account-deletion';
import { accountsRoutes } from '@saltbush/contract/account/accounts';
import { signInRoutes } from '@saltbush/contract/account/sign-in-methods/sign-in';
import { signInMethodsRoutes as methods } from '@saltbush/contract/account/sign-in-methods/sign-in-methods';
import { makeSoftPasskey } from '../../../testing/soft-passkey';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { registerUser, visitorOf, type Person } from '../../../testing/test-users';
import { sessions } from '../../../schema/accounts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
  await registerUser(testApp.app, 'Admin');
});
afterAll(() => testApp.close());

const leave = ({ ask, password }: Person) => ask(routes.request, { body: { password } });

const keep = (token: string) => visitorOf(testApp.app).ask(routes.keep, { body: { token } });

/** How the newest session of a person was begun. */
async function lastBegunWith({ user }: Person) {
  const [session] = await testApp.database.db
    .select()
    .from(sessions)
    .where(eq(sessions.userId, user._id))
    .orderBy(desc(sessions.createdAt));
  return session!.signedInWith;
}

it('an account kept by a passkey has a session that the passkey began', async () => {
  const ann = await registerUser(testApp.app, 'Ann');
  const passkey = makeSoftPasskey();
  const begun = await ann.ask(methods.startPasskey, { body: {} });
  const added = { name: 'Phone', credential: passkey.register(begun.body.options) };
  await ann.ask(methods.addPasskey, { body: added });
  await leave(ann);
  const visitor = visitorOf(testApp.app);
  const { body } = await visitor.ask(signInRoutes.startPasskey, { body: {} });
  const credential = passkey.signIn(body.options);
  const refused = await visitor.ask(signInRoutes.finishPasskey, { body: { credential } });
  expect(refused.error.code).toBe('DELETION_DUE');
  expect((await keep(refused.error.text!)).status).toBe(200);
  expect(await lastBegunWith(ann)).toEqual({ passkey: passkey.id });
});

it('an account kept by the password has a session that the password began', async () => {
  const ben = await registerUser(testApp.app, 'Ben');
  await leave(ben);
  const { email, password } = ben;
  const refused = await visitorOf(testApp.app).ask(accountsRoutes.login, {
    body: { email, password },
  });
  expect((await keep(refused.error.text!)).status).toBe(200);
  expect(await lastBegunWith(ben)).toEqual({});
});
