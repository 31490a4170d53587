/** Against a real provider (`oidc-provider`), over HTTP. */
import { HOTP, Secret } from 'otpauth';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it, test } from 'vitest';
import { accountsRoutes } from '@saltbush/contract/account/accounts';
import { householdsRoutes } from '@saltbush/contract/account/households';
import { signInRoutes } from '@saltbush/contract/account/sign-in-methods/sign-in';
import { signInMethodsRoutes } from '@saltbush/contract/account/sign-in-methods/sign-in-methods';
import { readConfig, type Config, type SignInProvider } from '../../../../config';
import { openMailbox } from '../../../../testing/fake-mailbox';
import { foundHousehold, inviteTo } from '../../../../testing/households';
import { openOidcServer } from '../../../../testing/servers/oidc-server';
import {
  createTestUsers,
  registerUser,
  visitorOf,
  withToken,
} from '../../../../testing/test-users';
import { openTestApp, type TestApp } from '../../../../testing/test-app';
import { users } from '../../../../schema/accounts';
import { pushMessages, pushSubscriptions } from '../../../../schema/account/notifications';
import { signInChallenges } from '../../../../schema/account/sign-in-methods';

const { startProvider: start, finishProvider: finish, linkProvider: link } = signInRoutes;
const methods = signInMethodsRoutes;
const { me } = accountsRoutes;

const oidc = await openOidcServer();
const config = readConfig({
  OIDC_ISSUER: oidc.issuer,
  OIDC_CLIENT_ID: 'saltbush',
  OIDC_CLIENT_SECRET: 'a secret of the client',
  OIDC_NAME: 'Home',
});
const signInProvider: SignInProvider = { ...config.signInProvider!, timeoutMs: 1_000 };
const testApp = await openTestApp({ signInProvider, logLevel: 'error' });
const people = await createTestUsers(testApp.app);
afterAll(async () => {
  await testApp.close();
  oidc.close();
});
beforeEach(() => {
  oidc.tamperBy(undefined);
  oidc.setDown(false);
});

interface Visit {
  app?: TestApp;
  invitationToken?: string;
  timeZone?: string;
  /** Changes the address on the way there, and what comes back. */
  onTheWay?: (url: URL) => void;
  change?: (answer: { state: string; secret: string; code?: string }) => object;
}

async function visit(person: string, { app = testApp, onTheWay, change, ...more }: Visit = {}) {
  const visitor = visitorOf(app.app);
  const begun = await visitor.ask(start, { body: {} });
  if (begun.status !== 200) throw new Error(JSON.stringify(begun.error));
  const url = new URL(begun.body.url);
  onTheWay?.(url);
  const back = await oidc.visit(url.href, person);
  const answer = Object.fromEntries(back.searchParams) as { state: string; code?: string };
  const body = { ...answer, secret: begun.body.secret, ...more };
  return { ...(await visitor.ask(finish, { body: { ...body, ...change?.(body) } })), sent: body };
}

/** The answer of a sign-in that ended. */
async function signIn(person: string, visited: Visit = {}) {
  const { status, body, error } = await visit(person, visited);
  if (!('user' in body)) throw new Error(`${status} ${JSON.stringify(error ?? body)}`);
  return body;
}

async function openWith(settings: Partial<SignInProvider>, more: Partial<Config> = {}) {
  return openTestApp({
    signInProvider: { ...signInProvider, ...settings },
    logLevel: 'error',
    ...more,
  });
}

const verify = (email: string, app = testApp) =>
  app.database.db
    .update(users)
    .set({ verifiedAt: new Date(), addressProvedAt: new Date() })
    .where(eq(users.email, email));

test('the page of the provider is asked with PKCE, state and nonce, and never twice with the same', async () => {
  const [one, other] = await Promise.all(
    [0, 1].map(async () => (await people.visitor.ask(start, { body: {} })).body.url),
  );
  const asked = new URL(one!).searchParams;
  expect(Object.fromEntries(asked)).toMatchObject({
    client_id: 'saltbush',
    response_type: 'code',
    redirect_uri: 'https://saltbush.test/sign-in/callback',
    scope: 'openid profile email',
    code_challenge_method: 'S256',
  });
  for (const name of ['state', 'nonce', 'code_challenge']) {
    expect(asked.get(name)!.length).toBeGreaterThan(40);
    expect(new URL(other!).searchParams.get(name)).not.toBe(asked.get(name));
  }
  expect((await people.visitor.ask(signInRoutes.options)).body.provider).toEqual({ name: 'Home' });
});

describe('someone without an account', () => {
  it('a newcomer by the provider gets an account with a verified address, and comes back to it', async () => {
    oidc.people['nell'] = { email: 'Nell@Example.com', email_verified: true, name: 'Priya' };
    const first = await signIn('nell');
    expect(first).toMatchObject({
      isNewAccount: true,
      user: {
        email: 'nell@example.com',
        isVerified: true,
        displayUsername: 'Priya 2',
        isAdmin: false,
      },
    });
    // The address is another now; the person is not.
    oidc.people['nell'] = { email: 'other@example.com', email_verified: true };
    const again = await signIn('nell');
    expect([again.isNewAccount, again.user._id]).toEqual([false, first.user._id]);
    const own = withToken(testApp.app, again.token);
    expect((await own.ask(me)).body.email).toBe('nell@example.com');
    expect((await own.ask(methods.get)).body).toMatchObject({
      hasPassword: false,
      provider: { name: 'Home', isLinked: true },
    });
    expect((await own.ask(methods.unlinkProvider, { body: {} })).error.code).toBe('NOT_POSSIBLE');
  });

  it('a newcomer by the provider can join a community, is notified, and sets a first password', async () => {
    oidc.people['pia'] = { email: 'pia@example.com', email_verified: true };
    const { token, user } = await signIn('pia');
    const pia = withToken(testApp.app, token);
    const params = { id: await foundHousehold(people.priya, 'Pia joins') };
    const device = {
      endpoint: 'https://push.example/1',
      p256dh: 'p',
      auth: 'a',
      seenAt: new Date(),
    };
    await testApp.database.db
      .insert(pushSubscriptions)
      .values({ id: 'phone', userId: user._id, sessionId: 'phone', ...device });
    const added = await people.priya.ask(householdsRoutes.addMember, {
      params,
      body: { email: user.email },
    });
    expect(added.status).toBe(200);
    const isHers = eq(pushMessages.subscriptionId, 'phone');
    expect(await testApp.database.db.$count(pushMessages, isHers)).toBe(1);

    const set = (newPassword: string) => pia.ask(methods.setPassword, { body: { newPassword } });
    expect((await set('password')).error.code).toBe('VALIDATION_FAILED');
    testApp.advance(11 * 60_000);
    expect((await set('three plums fall')).error.code).toBe('CONFIRM_PASSWORD');
    const again = withToken(testApp.app, (await signIn('pia')).token);
    const body = { newPassword: 'three plums fall' };
    expect((await again.ask(methods.setPassword, { body })).status).toBe(204);
    expect((await again.ask(methods.setPassword, { body })).error.code).toBe('NOT_POSSIBLE');
    expect((await people.priya.ask(methods.setPassword, { body })).error.code).toBe('NOT_POSSIBLE');
    expect((await people.visitor.ask(methods.setPassword, { body })).status).toBe(401);
    const login = { email: user.email, password: 'three plums fall' };
    expect((await people.visitor.ask(accountsRoutes.login, { body: login })).status).toBe(200);
  });

  it('a newcomer whose address the provider has not verified verifies it here', async () => {
    const strict = await openWith({}, { requiresVerifiedEmail: true });
    oidc.people['ulf'] = { email: 'ulf@example.com' };
    const first = await signIn('ulf', { app: strict });
    expect(first.user.isVerified).toBe(false);
    expect((await visit('ulf', { app: strict })).error.code).toBe('EMAIL_NOT_VERIFIED');
    const [mail] = await openMailbox(strict.database, 'ulf@example.com');
    const params = { verificationToken: mail!.token };
    await withToken(strict.app, first.token).ask(accountsRoutes.verifyEmail, { params });
    expect((await signIn('ulf', { app: strict })).user.isVerified).toBe(true);
    await strict.close();
  });

  it('a newcomer without an address, or with registration closed, is refused by the provider sign-in', async () => {
    oidc.people['nameless'] = { name: 'Nameless' };
    expect((await visit('nameless')).error.details).toContain('email address');
    oidc.people['wim'] = { email: 'wim@example.com', email_verified: true };
    const closed = await openWith({}, { registration: 'closed' });
    await registerUser(closed.app, 'First');
    expect((await visit('wim', { app: closed })).error.code).toBe('REGISTRATION_CLOSED');
    expect(await closed.database.db.select().from(users)).toHaveLength(1);
    await closed.close();
    const opened = await openWith({ isAlwaysOpen: true }, { registration: 'closed' });
    await registerUser(opened.app, 'First');
    expect((await signIn('wim', { app: opened })).isNewAccount).toBe(true);
    await opened.close();
  });

  it('a person who signs in by a provider has the time zone of the browser that they came back in', async () => {
    oidc.people['zac'] = { email: 'zac@example.com', email_verified: true };
    const timeZone = 'Australia/Perth';
    expect((await signIn('zac', { timeZone })).user.timeZone).toBe(timeZone);
    expect((await signIn('zac', { timeZone: 'Europe/London' })).user.timeZone).toBe(timeZone);
  });

  it.each(['Australia/Atlantis', 'UTC'])(
    'a newcomer has no time zone if the browser names no place that the server knows: %s',
    async (timeZone) => {
      const name = `amy-${timeZone.toLowerCase().replace('/', '-')}`;
      oidc.people[name] = { email: `${name}@example.com`, email_verified: true };
      expect((await signIn(name, { timeZone })).user.timeZone).toBeNull();
    },
  );

  it('a newcomer by the provider joins with an invitation where one is needed', async () => {
    const invited = await openWith({}, { registration: 'invite-only' });
    const owner = await registerUser(invited.app, 'Owner');
    const { token: invitationToken } = await inviteTo(owner, await foundHousehold(owner));
    oidc.people['ivy'] = { email: 'ivy@example.com', email_verified: true };
    expect((await visit('ivy', { app: invited })).error.code).toBe('REGISTRATION_CLOSED');
    const { acceptedInvitation } = await signIn('ivy', { app: invited, invitationToken });
    expect(acceptedInvitation?.householdName).toBe('Number 7');
    await invited.close();
  });
});

describe('someone with an account', () => {
  it('a person with an account is linked when both sides have verified the address', async () => {
    await verify(people.tom.email);
    oidc.people['tom'] = { email: people.tom.email, email_verified: true };
    const { user, isNewAccount } = await signIn('tom');
    expect([user._id, isNewAccount]).toEqual([people.tom.user._id, false]);
    const [mail] = await openMailbox(testApp.database, people.tom.email);
    expect(mail!.text).toContain('with the provider');
    const unlink = (password?: string) =>
      people.tom.ask(methods.unlinkProvider, { body: { password } });
    testApp.setTime(new Date(testApp.deps.clock().getTime() + 11 * 60_000));
    expect((await unlink()).error.code).toBe('CONFIRM_PASSWORD');
    expect((await unlink('not this one')).error.code).toBe('WRONG_PASSWORD');
    expect((await unlink(people.tom.password)).status).toBe(204);
    const [notice] = await openMailbox(testApp.database, people.tom.email);
    expect(notice!.text).toContain('can no longer be signed in to');
    expect((await unlink(people.tom.password)).status).toBe(404);
  });

  it.each([
    ['the provider', 'priya', false],
    ['Saltbush', 'nobody', true],
  ] as const)(
    'a person with an account gives its password when %s has not verified the address',
    async (_side, name, isVerified) => {
      const person = people[name];
      if (name === 'priya') await verify(person.email);
      oidc.people[name] = { email: person.email, email_verified: isVerified };
      const { body } = await visit(name);
      if (!('linkAccount' in body)) throw new Error('It was not asked for');
      expect(body.linkAccount.email).toBe(person.email);
      const { token } = body.linkAccount;
      const give = (password: string, given = token) =>
        people.visitor.ask(link, { body: { token: given, password } });
      expect((await give('not this one')).error.code).toBe('INVALID_CREDENTIALS');
      expect((await give(person.password, 'invented')).error.code).toBe('SIGN_IN_REFUSED');
      expect('linkAccount' in (await visit(name)).body).toBe(true);
      expect((await give(person.password)).body.user._id).toBe(person.user._id);
      expect((await give(person.password)).error.code).toBe('SIGN_IN_REFUSED');
      expect((await signIn(name)).user.isVerified).toBe(true);
    },
  );

  it('a linked person gives the second code, unless the provider asked for more than a password', async () => {
    const olga = await registerUser(testApp.app, 'Olga');
    await verify(olga.email);
    const { key } = (await olga.ask(methods.startAuthenticator, { body: {} })).body;
    const code = (skew: number) =>
      HOTP.generate({
        secret: Secret.fromBase32(key),
        counter: Math.floor(testApp.deps.clock().getTime() / 30_000) + skew,
      });
    await olga.ask(methods.confirmAuthenticator, { body: { code: code(-1) } });
    oidc.people['olga'] = { email: olga.email, email_verified: true };
    const { status, error } = await visit('olga');
    expect([status, error.code]).toEqual([403, 'SECOND_STEP_NEEDED']);
    const body = { token: error.text!, code: code(0) };
    expect((await people.visitor.ask(signInRoutes.secondStep, { body })).status).toBe(200);
    oidc.people['olga']['amr'] = ['pwd', 'mfa'];
    expect((await signIn('olga')).user._id).toBe(olga.user._id);
  });

  it('a person with a second step gives its code before the account is linked', async () => {
    const uma = await registerUser(testApp.app, 'Uma');
    await verify(uma.email);
    const { key } = (await uma.ask(methods.startAuthenticator, { body: {} })).body;
    const code = (skew: number) =>
      HOTP.generate({
        secret: Secret.fromBase32(key),
        counter: Math.floor(testApp.deps.clock().getTime() / 30_000) + skew,
      });
    await uma.ask(methods.confirmAuthenticator, { body: { code: code(-1) } });
    oidc.people['uma'] = { email: uma.email, email_verified: false, amr: ['pwd', 'mfa'] };
    const linkTokenOf = async () => {
      const { body } = await visit('uma');
      if (!('linkAccount' in body)) throw new Error('The password was not asked for');
      return body.linkAccount.token;
    };
    const begun = await people.visitor.ask(link, {
      body: { token: await linkTokenOf(), password: uma.password },
    });
    expect([begun.status, begun.error.code]).toEqual([403, 'SECOND_STEP_NEEDED']);
    // Not linked: the next visit asks for the password again.
    await linkTokenOf();
    const body = { token: begun.error.text!, code: code(0) };
    const ended = await people.visitor.ask(signInRoutes.secondStep, { body });
    expect([ended.status, ended.body.user._id]).toEqual([200, uma.user._id]);
    expect((await signIn('uma')).user._id).toBe(uma.user._id);
  });
});

describe('a sign-in is refused', () => {
  beforeEach(() => {
    oidc.people['eve'] = { email: 'eve@example.com', email_verified: true };
  });
  const refused = async (visited: Visit) => {
    const { status, error } = await visit('eve', visited);
    expect([status, error.code]).toEqual([400, 'SIGN_IN_REFUSED']);
  };

  it.each<[string, Visit]>([
    ['with another state', { change: () => ({ state: 'another' }) }],
    ['in a tab that did not begin it', { change: () => ({ secret: 'a'.repeat(43) }) }],
    ['with another code', { change: () => ({ code: 'another' }) }],
    ['without a code', { change: () => ({ code: undefined }) }],
    ['from another issuer', { change: () => ({ iss: 'https://evil.example' }) }],
    ['for another nonce', { onTheWay: (url) => url.searchParams.set('nonce', 'another') }],
    [
      'for the verifier of another',
      { onTheWay: (url) => url.searchParams.set('code_challenge', 'a'.repeat(43)) },
    ],
  ])('a provider sign-in is refused %s', async (_case, visited) => refused(visited));

  it('a provider sign-in is refused with a token that was changed on its way', async () => {
    oidc.tamperBy((answer) => {
      const { id_token: token } = JSON.parse(answer) as { id_token: string };
      const [head, claims = '', signature] = token.split('.');
      const read = Buffer.from(claims, 'base64url').toString();
      const changed = Buffer.from(read.replace('"sub":"eve"', '"sub":"tom"')).toString('base64url');
      expect(changed).not.toBe(claims);
      return answer.replace(token, [head, changed, signature].join('.'));
    });
    await refused({});
  });

  it('a provider sign-in is refused a second time, and when it took too long', async () => {
    const { sent } = await visit('eve');
    const again = await people.visitor.ask(finish, { body: sent });
    expect(again.error.code).toBe('SIGN_IN_REFUSED');
    await refused({ change: () => (testApp.advance(15 * 60_000 + 1), {}) });
  });

  it('a provider sign-in is refused by someone who says no at the provider', async () => {
    expect((await visit('stranger')).error.details).toContain('You stopped');
  });

  it('a provider sign-in is refused in time while the provider is silent, and works again later', async () => {
    const other = await openWith({});
    oidc.setDown(true);
    const down = await visitorOf(other.app).ask(start, { body: {} });
    expect([down.status, down.error.code]).toEqual([502, 'PROVIDER_UNREACHABLE']);
    oidc.setDown(false);
    const gone = await visit('eve', { app: other, change: () => (oidc.setDown(true), {}) });
    expect([gone.status, gone.error.code]).toEqual([502, 'PROVIDER_UNREACHABLE']);
    oidc.setDown(false);
    expect((await signIn('eve', { app: other })).user.email).toBe('eve@example.com');
    await other.close();
    const nowhere = await openWith({ issuer: 'http://127.0.0.1:9' });
    expect((await visitorOf(nowhere.app).ask(start, { body: {} })).status).toBe(502);
    await nowhere.close();
  });

  it('a provider sign-in is refused where no provider is set up', async () => {
    const without = await openTestApp();
    const visitor = visitorOf(without.app);
    expect((await visitor.ask(start, { body: {} })).error.code).toBe('SIGN_IN_REFUSED');
    expect((await visitor.ask(signInRoutes.options)).body.provider).toBeUndefined();
    await without.close();
  });
});

test('groups of the provider make admins and members, and say who may sign in', async () => {
  const grouped = await openWith({ adminGroup: 'cooks', allowedGroup: 'family' });
  const boss = await registerUser(grouped.app, 'Boss');
  const household = await foundHousehold(boss);
  grouped.deps.config.signInProvider!.households = { family: household, gone: boss.user._id };
  const isAdmin = async (groups: unknown) => {
    oidc.people['gil'] = { email: 'gil@example.com', email_verified: true, groups };
    return (await signIn('gil', { app: grouped })).user.isAdmin;
  };
  oidc.people['gil'] = { email: 'gil@example.com', email_verified: true, groups: ['cooks'] };
  expect((await visit('gil', { app: grouped })).error.details).toContain('not among those');
  expect(await isAdmin(['family', 'cooks', 'gone'])).toBe(true);
  const { body } = await boss.ask(householdsRoutes.get, { params: { id: household } });
  expect(body.members).toHaveLength(2);
  expect(await isAdmin('family')).toBe(false);
  // What was made here stays, and the last admin too.
  const { db } = grouped.database;
  await db.update(users).set({ isAdmin: true }).where(eq(users.email, 'gil@example.com'));
  expect(await isAdmin(['family'])).toBe(true);
  await db.update(users).set({ isAdmin: false });
  expect(await isAdmin(['family', 'cooks'])).toBe(true);
  expect(await isAdmin(['family'])).toBe(true);
  await grouped.close();
});

test('a sign-out ends the session here and leads to the sign-out of the provider', async () => {
  oidc.people['sue'] = { email: 'sue@example.com', email_verified: true };
  const own = withToken(testApp.app, (await signIn('sue')).token);
  const { body } = await own.ask(methods.signOutAtProvider);
  const url = new URL(body.url!);
  expect(url.origin).toBe(oidc.issuer);
  expect(url.searchParams.get('post_logout_redirect_uri')).toBe('https://saltbush.test/login');
  expect((await fetch(url)).status).toBe(200);
  expect((await own.ask(me)).status).toBe(401);
  // Someone who came with a password is signed out here only.
  const { email, password } = people.alex;
  const login = await people.visitor.ask(accountsRoutes.login, { body: { email, password } });
  const other = withToken(testApp.app, login.body.token);
  expect((await other.ask(methods.signOutAtProvider)).body).toEqual({});
  expect((await other.ask(me)).status).toBe(401);
});

test('sign-in challenges that ended are removed by those that follow', async () => {
  await people.visitor.ask(start, { body: {} });
  testApp.advance(24 * 60 * 60_000);
  await people.visitor.ask(start, { body: {} });
  expect(await testApp.database.db.select().from(signInChallenges)).toHaveLength(1);
});
