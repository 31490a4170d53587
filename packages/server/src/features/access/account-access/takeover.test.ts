/** Whoever made an account with another's address has no way in once its owner has proved the address. */
import { afterAll, describe, expect, it } from 'vitest';
import { accountsRoutes } from '@saltbush/contract/account/accounts';
import { calendarFeedRoutes } from '@saltbush/contract/plan/calendar-feed';
import { signInRoutes } from '@saltbush/contract/account/sign-in-methods/sign-in';
import { signInMethodsRoutes as methods } from '@saltbush/contract/account/sign-in-methods/sign-in-methods';
import { openMailbox } from '../../../testing/fake-mailbox';
import { makeSoftPasskey } from '../../../testing/soft-passkey';
import { openTestApp } from '../../../testing/test-app';
import { registerUser, visitorOf, type Person } from '../../../testing/test-users';

const testApp = await openTestApp();
afterAll(() => testApp.close());
const visitor = visitorOf(testApp.app);
const newPassword = 'three plums fall';

async function linkOf(email: string): Promise<string> {
  await visitor.ask(accountsRoutes.requestPasswordReset, { body: { email } });
  const [mail] = await openMailbox(testApp.database, email);
  return mail!.token;
}

const proofs: [string, (email: string) => Promise<number>][] = [
  [
    'a reset link',
    async (email) => {
      const body = { token: await linkOf(email), newPassword };
      return (await visitor.ask(accountsRoutes.resetPassword, { body })).status;
    },
  ],
  [
    'a verification link',
    async (email) => {
      await visitor.ask(accountsRoutes.resendVerification, { body: { email } });
      const [mail] = await openMailbox(testApp.database, email);
      const params = { verificationToken: mail!.token };
      return (await visitor.ask(accountsRoutes.verifyEmail, { params })).status;
    },
  ],
];

/** Adds a way in, and returns whether it still lets its maker in. */
const ways: [string, (person: Person) => Promise<() => Promise<boolean>>][] = [
  [
    'the session',
    async (person) => async () => (await person.ask(accountsRoutes.me)).status === 200,
  ],
  [
    'a passkey',
    async (person) => {
      const passkey = makeSoftPasskey();
      const begun = await person.ask(methods.startPasskey, { body: {} });
      const credential = passkey.register(begun.body.options);
      await person.ask(methods.addPasskey, { body: { name: 'Phone', credential } });
      return async () => {
        const { body } = await visitor.ask(signInRoutes.startPasskey, { body: {} });
        const answer = { credential: passkey.signIn(body.options) };
        return (await visitor.ask(signInRoutes.finishPasskey, { body: answer })).status === 200;
      };
    },
  ],
  [
    'a calendar address',
    async (person) => {
      const { body } = await person.ask(calendarFeedRoutes.create, { body: {} });
      const url = new URL(body.url).pathname;
      return async () => (await testApp.app.inject({ url })).statusCode === 200;
    },
  ],
  [
    'a reset link that was sent before',
    async ({ email }) => {
      const token = await linkOf(email);
      const { checkResetToken } = accountsRoutes;
      return async () => (await visitor.ask(checkResetToken, { body: { token } })).status === 204;
    },
  ],
];

describe.each(proofs)('once an address was proved by %s', (proof, prove) => {
  it.each(ways)(
    'an old way in by %s lets nobody in once the address was proved',
    async (way, add) => {
      const person = await registerUser(testApp.app, `${way} ${proof}`.slice(0, 40));
      const letsIn = await add(person);
      expect(await letsIn()).toBe(true);
      expect(await prove(person.email)).toBe(200);
      expect(await letsIn()).toBe(false);
    },
  );
});
