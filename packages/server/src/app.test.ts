/** What holds for every call, whatever it does: the contract is walked, so a new call is tested too. */
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountsRoutes } from '@saltbush/contract/account/accounts';
import { allRoutes } from '@saltbush/contract/all-routes';
import { errorBodySchema } from '@saltbush/contract/errors';
import { defaultBodyBytes, type Route } from '@saltbush/contract/route';
import { newId } from './platform/ids';
import { createTestUsers, type TestUsers } from './testing/test-users';
import { openTestApp, type TestApp } from './testing/test-app';

const calls = Object.values(allRoutes)
  .flatMap((routes) => Object.values(routes))
  .map((route) => ({ name: `${route.method} ${route.path}`, route }));
const closed = calls.filter(({ route }) => route.access !== 'anyone');
const forAdmins = calls.filter(({ route }) => route.access === 'admin');
const withBody = calls.filter(({ route }) => route.body !== undefined);

let testApp: TestApp;
let people: TestUsers;
beforeAll(async () => {
  testApp = await openTestApp();
  people = await createTestUsers(testApp.app);
});
afterAll(() => testApp.close());

/** Asks with any body and any token, as an untrusted program would. */
async function send(route: Route, token?: string, payload?: string) {
  const answer = await testApp.app.inject({
    method: route.method,
    url: `/api${route.path.replace(/\{\w+\}/g, newId())}`,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: answer.statusCode, ...errorBodySchema.parse(answer.json()) };
}

describe('who may call', () => {
  test.each(closed)('the call $name refuses a visitor', async ({ route }) => {
    expect(await send(route)).toMatchObject({ status: 401, code: 'NOT_SIGNED_IN' });
  });

  test.each(closed)('the call $name refuses a token that is no token', async ({ route }) => {
    expect(await send(route, 'not.a.token')).toMatchObject({
      status: 401,
      code: 'SESSION_EXPIRED',
    });
  });

  test.each(forAdmins)('the call $name refuses a member', async ({ route }) => {
    expect(await send(route, people.tom.token)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
  });

  test('a token signed with another key opens nothing', async () => {
    const forged = await new SignJWT({ secret: 'guessed' })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(people.priya.user._id)
      .setIssuer('saltbush')
      .setExpirationTime('1h')
      .sign(new TextEncoder().encode('another house, another key, 32 b'));
    expect(await send(accountsRoutes.me, forged)).toMatchObject({ code: 'SESSION_EXPIRED' });
  });
});

describe('what may be sent', () => {
  const tokenFor = (route: Route) =>
    route.access === 'admin' ? people.alex.token : people.nobody.token;

  test.each(withBody)(
    'the call $name says that malformed JSON cannot be read',
    async ({ route }) => {
      expect(await send(route, tokenFor(route), '{"title": ')).toMatchObject({
        status: 400,
        code: 'MALFORMED_REQUEST',
      });
    },
  );

  test.each(withBody)('the call $name refuses a body of another kind', async ({ route }) => {
    const { status, code } = await send(route, tokenFor(route), '[17, null, "plum"]');
    // A path that names nothing may be noticed first.
    expect([
      [400, 'VALIDATION_FAILED'],
      [404, 'NOT_FOUND'],
    ]).toContainEqual([status, code]);
  });

  test.each(withBody)('the call $name refuses more than it takes', async ({ route }) => {
    const tooMuch = JSON.stringify('x'.repeat(route.maxBodyBytes ?? defaultBodyBytes));
    expect(await send(route, tokenFor(route), tooMuch)).toMatchObject({
      status: 413,
      code: 'PAYLOAD_TOO_LARGE',
    });
  });

  test('a call that does not exist is not found', async () => {
    const answer = await testApp.app.inject({ method: 'GET', url: '/api/no/such/call' });
    expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'NOT_FOUND' }]);
  });
});

describe('what every answer carries', () => {
  test('every answer has a strict policy for what a page may load', async () => {
    const { headers } = await testApp.app.inject({ method: 'GET', url: '/api/docs' });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  test('an answer with data is never taken for a page, and never stored', async () => {
    const { headers } = await testApp.app.inject({ method: 'GET', url: '/api/test' });
    expect(headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cache-control']).toBe('no-store');
  });

  test('the contract can be read as a document and as a page', async () => {
    const document = await testApp.app.inject({ method: 'GET', url: '/api/openapi.json' });
    expect(document.json()).toMatchObject({ openapi: '3.1.0' });
    expect(Object.keys(document.json().paths)).toEqual(
      expect.arrayContaining(calls.map(({ route }) => route.path)),
    );
    expect(document.json().info.description).toContain('3,000 calls in 60 seconds');
    expect(document.json().paths['/recipes/scrape'].post.description).toBe(
      'At most 120 calls in 3,600 seconds from one address. Takes long: of such calls, 3 of a person run at once, and the others wait. The body has at most 3,145,728 bytes.',
    );
    const page = await testApp.app.inject({ method: 'GET', url: '/api/docs' });
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('/api/recipes');
  });
});
