/** The admin right that the provider's group gave goes with the identity that brought it. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { accountsRoutes } from '@saltbush/contract/account/accounts';
import { signInMethodsRoutes } from '@saltbush/contract/account/sign-in-methods/sign-in-methods';
import { readConfig } from '../../../config';
import { openMailbox } from '../../../testing/fake-mailbox';
import { openTestApp } from '../../../testing/test-app';
import { registerUser, visitorOf, type Person } from '../../../testing/test-users';
import { users } from '../../../schema/accounts';
import { providerAccounts } from '../../../schema/account/sign-in-methods';

const issuer = 'https://provider.test';
const { signInProvider } = readConfig({
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: 'saltbush',
  OIDC_CLIENT_SECRET: 'a secret of the client',
  OIDC_NAME: 'Home',
});
const testApp = await openTestApp({ signInProvider });
const { db } = testApp.database;
afterAll(() => testApp.close());

let count = 0;
let other: Person;
let person: Person;
beforeEach(async () => {
  count += 1;
  await db.update(users).set({ isAdmin: false });
  other = await registerUser(testApp.app, `Other ${count}`);
  person = await registerUser(testApp.app, `Person ${count}`);
  await makeAdmin(other);
  await makeAdmin(person);
});

const makeAdmin = ({ email }: Person) =>
  db.update(users).set({ isAdmin: true }).where(eq(users.email, email));

const link = (hasMadeAdmin: boolean, subject = `subject ${count}`) =>
  db
    .insert(providerAccounts)
    .values({ issuer, subject, userId: person.user._id, linkedAt: new Date(), hasMadeAdmin });

const isAdmin = async () => {
  const [row] = await db.select().from(users).where(eq(users.email, person.email));
  return row!.isAdmin;
};

const ends: [string, () => Promise<number>][] = [
  [
    'unlinked by its person',
    async () => (await person.ask(signInMethodsRoutes.unlinkProvider, { body: {} })).status,
  ],
  [
    'dropped by the first proof of the address',
    async () => {
      const visitor = visitorOf(testApp.app);
      const { email } = person;
      await visitor.ask(accountsRoutes.requestPasswordReset, { body: { email } });
      const [mail] = await openMailbox(testApp.database, email);
      const body = { token: mail!.token, newPassword: 'three plums fall' };
      return (await visitor.ask(accountsRoutes.resetPassword, { body })).status;
    },
  ],
];

describe.each(ends)('an identity that is %s', (_end, endIdentity) => {
  it('the end of an outside identity takes the admin right with it that its group gave', async () => {
    await link(true);
    expect(await endIdentity()).toBeLessThan(300);
    expect(await isAdmin()).toBe(false);
  });

  it('the end of an outside identity leaves an admin who was made one here', async () => {
    await link(false);
    expect(await endIdentity()).toBeLessThan(300);
    expect(await isAdmin()).toBe(true);
  });

  it('the end of an outside identity leaves the last admin who can sign in', async () => {
    await link(true);
    await db.update(users).set({ disabledAt: new Date() }).where(eq(users.email, other.email));
    expect(await endIdentity()).toBeLessThan(300);
    expect(await isAdmin()).toBe(true);
  });
});
