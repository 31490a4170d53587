/** Signing in as the person a reverse proxy names, and never as one anybody else names. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../../../config';
import { users } from '../../../../schema/accounts';
import { openTestApp, type TestApp } from '../../../../testing/test-app';
import { registerUser } from '../../../../testing/test-users';

const environment = {
  PROXY_AUTH_HEADER: 'Remote-User',
  PROXY_AUTH_EMAIL_HEADER: 'Remote-Email',
  PROXY_AUTH_NAME_HEADER: 'Remote-Name',
  PROXY_AUTH_GROUPS_HEADER: 'Remote-Groups',
  PROXY_AUTH_ADMIN_GROUP: 'admins',
  PROXY_AUTH_ALLOWED_GROUP: 'kitchen',
  TRUST_PROXY: '10.0.0.1',
};
const proxyAddress = '10.0.0.1';

let testApp: TestApp;
beforeAll(async () => {
  const { proxySignIn, trustedProxies } = readConfig(environment);
  testApp = await openTestApp({ proxySignIn, trustedProxies, logLevel: 'error' });
  await registerUser(testApp.app, 'First');
});
afterAll(() => testApp.close());

type Headers = Record<string, string | string[]>;

const headersOf = (name: string, more: Headers = {}): Headers => ({
  'remote-user': name,
  'remote-email': `${name}@example.com`,
  'remote-groups': 'family,kitchen',
  ...more,
});

async function signIn(headers: Headers, remoteAddress = proxyAddress, app = testApp) {
  const answer = await app.app.inject({
    method: 'POST',
    url: '/api/auth/proxy',
    headers: { 'content-type': 'application/json', ...headers } as Record<string, string>,
    payload: {},
    remoteAddress,
  });
  const body = answer.json<{
    code?: string;
    token?: string;
    isNewAccount?: boolean;
    linkAccount?: { email: string };
    user?: {
      _id: string;
      email: string;
      isAdmin: boolean;
      isVerified: boolean;
      displayUsername: string;
    };
  }>();
  return { status: answer.statusCode, body };
}

const prove = (email: string) =>
  testApp.database.db
    .update(users)
    .set({ verifiedAt: new Date(), addressProvedAt: new Date() })
    .where(eq(users.email, email));

describe('a trusted proxy', () => {
  test('a newcomer that the proxy names gets an account, and comes back to it', async () => {
    const first = await signIn(headersOf('jo', { 'remote-name': 'Jo Plum' }));
    expect(first.body).toMatchObject({
      isNewAccount: true,
      user: {
        email: 'jo@example.com',
        displayUsername: 'Jo Plum',
        isVerified: true,
        isAdmin: false,
      },
    });
    const again = await signIn(headersOf('jo', { 'remote-email': 'other@example.com' }));
    expect([again.body.isNewAccount, again.body.user?._id]).toEqual([false, first.body.user?._id]);
  });

  test('the proxy makes admins of a group, and lets in those of another only', async () => {
    const boss = await signIn(headersOf('boss', { 'remote-groups': 'kitchen, admins' }));
    expect(boss.body.user?.isAdmin).toBe(true);
    const gardener = await signIn(headersOf('gardener', { 'remote-groups': 'garden' }));
    expect([gardener.status, gardener.body.code]).toEqual([400, 'SIGN_IN_REFUSED']);
  });

  test('an account whose address was proved here is linked, and another one gives its password', async () => {
    const proved = await registerUser(testApp.app, 'Proved');
    await prove(proved.email);
    const linked = await signIn(headersOf('p', { 'remote-email': proved.email }));
    expect(linked.body.user?._id).toBe(proved.user._id);
    const other = await registerUser(testApp.app, 'Unproved');
    const asked = await signIn(headersOf('u', { 'remote-email': other.email }));
    expect(asked.body.token).toBeUndefined();
    expect(asked.body.linkAccount?.email).toBe(other.email);
  });

  test('the ways to sign in show the name from the proxy, and only through it', async () => {
    const ask = async (remoteAddress: string) =>
      (
        await testApp.app.inject({
          url: '/api/auth/options',
          headers: headersOf('jo') as Record<string, string>,
          remoteAddress,
        })
      ).json<{ proxy?: { name: string } }>().proxy;
    expect(await ask(proxyAddress)).toEqual({ name: 'jo' });
    expect(await ask('203.0.113.9')).toBeUndefined();
  });
});

describe('forged headers', () => {
  const refused = { status: 400, body: { code: 'SIGN_IN_REFUSED' } };

  test.each(['203.0.113.9', '10.0.0.2', '127.0.0.1', '::1'])(
    'headers that come from %s, which is no trusted proxy, sign nobody in',
    async (address) => {
      expect(await signIn(headersOf('jo'), address)).toMatchObject(refused);
    },
  );

  test('headers that claim to come through the proxy by X-Forwarded-For sign nobody in', async () => {
    const forged = headersOf('jo', { 'x-forwarded-for': proxyAddress });
    expect(await signIn(forged, '203.0.113.9')).toMatchObject(refused);
  });

  test('a header that stands there twice, once from the caller, signs nobody in', async () => {
    const twice = headersOf('jo', { 'remote-user': ['boss', 'jo'] });
    expect(await signIn(twice)).toMatchObject(refused);
  });

  test.each(['', '   '])('an empty header (%j) signs nobody in', async (name) => {
    expect(await signIn({ ...headersOf('jo'), 'remote-user': name })).toMatchObject(refused);
  });

  test('headers sign nobody in where no header is set up', async () => {
    const without = await openTestApp({ trustedProxies: [proxyAddress], logLevel: 'error' });
    expect(await signIn(headersOf('jo'), proxyAddress, without)).toMatchObject(refused);
    await without.close();
  });
});

test('a header for signing in needs proxies that are trusted', () => {
  expect(() => readConfig({ PROXY_AUTH_HEADER: 'Remote-User' })).toThrow('TRUST_PROXY');
});
