/** What the page asks where a person allows a program, and the connections on their account page. */
import { afterAll, describe, expect, it } from 'vitest';
import { apiTokenLimits, apiTokensRoutes } from '@saltbush/contract/account/api-tokens';
import { oauthLimits, oauthRoutes, type Asked } from '@saltbush/contract/account/oauth';
import { shoppingListRoutes } from '@saltbush/contract/plan/shopping-list';
import { oauthClients, oauthCodes, oauthConnections } from '../../../schema/account/oauth';
import { newId } from '../../../platform/ids';
import { openMailbox } from '../../../testing/fake-mailbox';
import { openProgram, redirectUri, register } from '../../../testing/programs/oauth-program';
import { openTestApp } from '../../../testing/test-app';
import { createTestUsers, registerUser, visitorOf, withToken } from '../../../testing/test-users';
import { forgetUnused } from './oauth-maintenance';

const { ask, allow, listConnections, removeConnection } = oauthRoutes;
const testApp = await openTestApp();
afterAll(() => testApp.close());
const { app, database } = testApp;
const { alex, priya, tom } = await createTestUsers(app);

/** As an address has it, where a parameter is there or not. */
const withoutAbsent = (asked: Asked): Asked =>
  Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined)) as Asked;

describe('the page where a program is allowed', () => {
  it('the page says who asks for what, and where a refusal leads', async () => {
    const { asked } = await openProgram(app, ' Jam\u202e maker ');
    const { status, body } = await priya.ask(ask, { query: asked });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      program: { name: 'Jam maker', returnsTo: { kind: 'site', name: 'program.example' } },
      scopes: ['plan:read', 'plan:write', 'list'],
    });
    expect(body.problem).toBeUndefined();
    const refused = new URL(body.refusedUrl);
    expect(refused.origin + refused.pathname).toBe(redirectUri);
    expect(Object.fromEntries(refused.searchParams)).toEqual({
      error: 'access_denied',
      state: 'plum',
      iss: 'https://saltbush.test',
    });
  });

  it('a program that is allowed gets a code, its state and the issuer', async () => {
    const { asked } = await openProgram(app);
    const { body } = await priya.ask(allow, { body: { asked, scopes: ['list'] } });
    const { code, ...rest } = Object.fromEntries(new URL(body.allowedUrl).searchParams);
    expect(code).toMatch(/^[\w-]{43}$/);
    expect(rest).toEqual({ state: 'plum', iss: 'https://saltbush.test' });
    expect(JSON.stringify(await database.db.select().from(oauthCodes))).not.toContain(code);
  });

  it('a program with one address may leave it out', async () => {
    const { redirect_uri: _, ...asked } = (await openProgram(app)).asked;
    const { status } = await priya.ask(ask, { query: asked });
    expect(status).toBe(200);
  });

  it.each<[string, Partial<Asked>, number, string]>([
    ['that is not registered', { client_id: newId() }, 404, 'NOT_FOUND'],
    ['whose id is none', { client_id: 'plum' }, 404, 'NOT_FOUND'],
    ['with a foreign address', { redirect_uri: 'https://evil.example/' }, 409, 'NOT_POSSIBLE'],
    ['with its address made longer', { redirect_uri: `${redirectUri}/x` }, 409, 'NOT_POSSIBLE'],
    ['with a script for an address', { redirect_uri: 'javascript:alert(1)' }, 409, 'NOT_POSSIBLE'],
  ])('a program %s is answered nowhere', async (_which, wrong, status, code) => {
    const { asked } = await openProgram(app);
    const query = { ...asked, ...wrong };
    const seen = await priya.ask(ask, { query });
    expect([seen.status, seen.error.code]).toEqual([status, code]);
    expect(JSON.stringify(seen.error)).not.toContain('evil.example');
    const allowed = await priya.ask(allow, { body: { asked: query, scopes: ['list'] } });
    expect([allowed.status, allowed.error.code]).toEqual([status, code]);
  });

  it.each<[string, Partial<Asked>, string]>([
    ['without a challenge', { code_challenge: undefined }, 'invalid_request'],
    ['with a short challenge', { code_challenge: 'plum' }, 'invalid_request'],
    ['with a plain challenge', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['without a method for its challenge', { code_challenge_method: undefined }, 'invalid_request'],
    ['that asks for a token at once', { response_type: 'token' }, 'unsupported_response_type'],
    ['that asks for nothing', { response_type: undefined }, 'unsupported_response_type'],
    ['that asks for unknown things', { scope: 'openid email' }, 'invalid_scope'],
    ['for another server', { resource: 'https://other.example/api/mcp' }, 'invalid_target'],
  ])(
    'a program %s is refused, and its person may take the refusal to it',
    async (_which, wrong, error) => {
      const { asked } = await openProgram(app);
      const query = withoutAbsent({ ...asked, ...wrong });
      const { body } = await priya.ask(ask, { query });
      expect(body.problem).toContain('does not ask for');
      expect(new URL(body.refusedUrl).searchParams.get('error')).toBe(error);
      const refused = await priya.ask(allow, { body: { asked: query, scopes: ['list'] } });
      expect(refused.error.code).toBe('NOT_POSSIBLE');
    },
  );

  it.each(['https://saltbush.test', 'https://saltbush.test/', 'https://saltbush.test/api/mcp'])(
    'a program may name %s as what its token is for',
    async (resource) => {
      const { asked } = await openProgram(app);
      const { body } = await priya.ask(ask, { query: { ...asked, resource } });
      expect(body.problem).toBeUndefined();
    },
  );

  it('a person allows no more than the program asks for, and not nothing', async () => {
    const { asked } = await openProgram(app);
    for (const scopes of [
      ['everything' as const],
      ['recipes:read' as const, 'list' as const],
      [],
    ]) {
      const { status, error } = await priya.ask(allow, { body: { asked, scopes } });
      expect([status, error.code]).toEqual([400, 'VALIDATION_FAILED']);
      expect(JSON.stringify(error.details)).toContain('scopes');
    }
  });

  it('a person who signed in a while ago is asked for the password before a program is allowed', async () => {
    const early = await openTestApp();
    const person = await registerUser(early.app, 'Confirming');
    const { asked } = await openProgram(early.app);
    early.advance(11 * 60_000);
    const body = { asked, scopes: ['list' as const] };
    expect((await person.ask(allow, { body })).error.code).toBe('CONFIRM_PASSWORD');
    const wrong = { ...body, password: 'not the password' };
    expect((await person.ask(allow, { body: wrong })).error.code).toBe('WRONG_PASSWORD');
    const right = { ...body, password: person.password };
    expect((await person.ask(allow, { body: right })).status).toBe(200);
    await early.close();
  });

  it('a visitor allows no program, and neither does a program', async () => {
    const program = await openProgram(app);
    const { access } = await program.connect(priya);
    const body = { asked: program.asked, scopes: ['list' as const] };
    expect((await visitorOf(app).ask(ask, { query: program.asked })).status).toBe(401);
    expect((await visitorOf(app).ask(allow, { body })).status).toBe(401);
    expect((await withToken(app, access).ask(allow, { body })).status).toBe(403);
  });
});

describe('the connected programs of a person', () => {
  it('a connection says what it may do and when it was used, and no token of it is listed', async () => {
    const person = await registerUser(app, 'Lister');
    const { access } = await (await openProgram(app, 'Jam maker')).connect(person);
    const before = (await person.ask(listConnections)).body.connections;
    expect(before).toMatchObject([
      { program: { name: 'Jam maker', returnsTo: { kind: 'site' } }, scopes: ['list'] },
    ]);
    expect(before[0]).not.toHaveProperty('lastUsedAt');
    await withToken(app, access).ask(shoppingListRoutes.ofDays, {});
    const [used] = (await person.ask(listConnections)).body.connections;
    expect(used!.lastUsedAt).toBeDefined();
    expect((await person.ask(apiTokensRoutes.list)).body.apiTokens).toEqual([]);
    expect((await tom.ask(listConnections)).body.connections).toEqual([]);
  });

  it('a connection that is removed ends at once, and nobody removes that of another', async () => {
    const program = await openProgram(app);
    const { access, refresh } = await program.connect(alex);
    const { _id: id } = (await alex.ask(listConnections)).body.connections[0]!;
    expect((await tom.ask(removeConnection, { params: { id } })).status).toBe(404);
    expect((await withToken(app, access).ask(shoppingListRoutes.ofDays, {})).status).toBe(200);
    expect((await alex.ask(removeConnection, { params: { id } })).status).toBe(204);
    const out = await withToken(app, access).ask(shoppingListRoutes.ofDays, {});
    expect([out.status, out.error.code]).toEqual([401, 'SESSION_EXPIRED']);
    expect((await program.refresh(refresh)).body['error']).toBe('invalid_grant');
  });

  it('a program that is allowed again has one connection, and what it had before ends', async () => {
    const person = await registerUser(app, 'Twice');
    const program = await openProgram(app);
    const first = await program.connect(person, ['list']);
    const second = await program.connect(person, ['plan:read']);
    const { connections } = (await person.ask(listConnections)).body;
    expect(connections.map(({ scopes }) => scopes)).toEqual([['plan:read']]);
    expect((await program.refresh(first.refresh)).body['error']).toBe('invalid_grant');
    expect((await program.refresh(second.refresh)).status).toBe(200);
  });

  it('a person is told by mail once when a program is connected, and not when it gets new tokens', async () => {
    const person = await registerUser(app, 'Reader');
    const program = await openProgram(app);
    const { refresh } = await program.connect(person);
    await program.refresh(refresh);
    const mails = await openMailbox(database, person.email);
    expect(mails.filter(({ text }) => text.includes('program was connected'))).toHaveLength(1);
  });

  it('a connection counts for no limit of tokens, and there is a limit of its own', async () => {
    const person = await registerUser(app, 'Collector');
    await (await openProgram(app)).connect(person);
    const token = { name: 'Script', scopes: ['list' as const] };
    for (let n = 0; n < apiTokenLimits.perPerson; n += 1) {
      expect((await person.ask(apiTokensRoutes.create, { body: token })).status).toBe(200);
    }
    let last = await openProgram(app);
    for (let n = 1; n < oauthLimits.connectionsPerPerson; n += 1) {
      last = await openProgram(app);
      await last.connect(person);
    }
    const { asked } = await openProgram(app);
    const refused = await person.ask(allow, { body: { asked, scopes: ['list'] } });
    expect(refused.error.code).toBe('NOT_POSSIBLE');
    // One that is connected takes its own place.
    await last.connect(person);
  });
});

describe('what nobody uses', () => {
  it('a program that nobody connected is forgotten after a day, and a connection after 90 days', async () => {
    const early = await openTestApp();
    const person = await registerUser(early.app, 'Quiet');
    const [connected, lonely] = [await openProgram(early.app), await openProgram(early.app)];
    await connected.connect(person);
    const { db } = early.database;
    const maintain = () => forgetUnused(early.deps, new AbortController().signal);
    const dayMs = 24 * 60 * 60_000;
    await maintain();
    expect(await db.$count(oauthClients)).toBe(2);
    early.advance(dayMs + 61_000);
    await maintain();
    expect((await db.select().from(oauthClients)).map(({ id }) => id)).toEqual([
      connected.clientId,
    ]);
    expect(await db.$count(oauthCodes)).toBe(0);
    expect((await person.ask(ask, { query: lonely.asked })).status).not.toBe(200);
    early.advance(89 * dayMs);
    await maintain();
    expect(await db.$count(oauthConnections)).toBe(0);
    expect(await db.$count(oauthClients)).toBe(0);
    await early.close();
  });
});

describe('a registration', () => {
  it('a program registers itself without a secret, and reads what is stored of it', async () => {
    const { status, headers, body } = await register(app, {
      client_name: 'Jam maker',
      redirect_uris: ['http://127.0.0.1:4711/in', 'com.example.jam:/in'],
      token_endpoint_auth_method: 'client_secret_basic',
      grant_types: ['client_credentials'],
      logo_uri: 'https://evil.example/logo.png',
      scope: 'everything',
    });
    expect(status).toBe(201);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toEqual({
      client_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      client_id_issued_at: expect.any(Number),
      client_name: 'Jam maker',
      redirect_uris: ['http://127.0.0.1:4711/in', 'com.example.jam:/in'],
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
    });
  });

  it.each([
    [undefined, 'program.example'],
    [' \u202e ', 'program.example'],
    ['Jam\n maker', 'Jam maker'],
    ['m'.repeat(100), 'm'.repeat(60)],
  ])('a program that calls itself %j is called “%s”', async (name, stored) => {
    const { body } = await register(app, { client_name: name, redirect_uris: [redirectUri] });
    expect(body['client_name']).toBe(stored);
  });

  it.each<[string, object, string]>([
    ['that names no address', {}, 'invalid_request'],
    ['with a list without addresses', { redirect_uris: [] }, 'invalid_request'],
    ['with too many addresses', { redirect_uris: Array(11).fill(redirectUri) }, 'invalid_request'],
    [
      'with a long address',
      { redirect_uris: [`https://a.example/${'m'.repeat(1_000)}`] },
      'invalid_request',
    ],
    ['with a number for an address', { redirect_uris: [1] }, 'invalid_request'],
    [
      'with a script for an address',
      { redirect_uris: ['javascript:alert(1)'] },
      'invalid_redirect_uri',
    ],
    [
      'with an address without TLS',
      { redirect_uris: ['http://a.example/in'] },
      'invalid_redirect_uri',
    ],
    [
      'with one bad address of two',
      { redirect_uris: [redirectUri, 'data:,x'] },
      'invalid_redirect_uri',
    ],
    [
      'whose name mixes alphabets',
      { client_name: 'Сlaude', redirect_uris: [redirectUri] },
      'invalid_client_metadata',
    ],
  ])('a program %s is not registered', async (_which, metadata, error) => {
    const before = await database.db.$count(oauthClients);
    const { status, body } = await register(app, metadata);
    expect([status, body['error']]).toEqual([400, error]);
    expect(body['error_description']).toBeTruthy();
    expect(await database.db.$count(oauthClients)).toBe(before);
  });

  it('a registration that is too large, or no JSON, is refused', async () => {
    const large = await register(app, { redirect_uris: [redirectUri], more: 'm'.repeat(20_000) });
    expect(large.status).toBe(413);
    for (const [type, payload] of [
      ['application/json', '{"redirect_uris": '],
      ['text/plain', 'plum'],
    ]) {
      const { statusCode } = await app.inject({
        method: 'POST',
        url: '/api/oauth/register',
        headers: { 'content-type': type! },
        payload: payload!,
      });
      expect([400, 415]).toContain(statusCode);
    }
  });

  it('an address registers so many programs an hour and no more', async () => {
    const limited = await openTestApp({ hasRateLimits: true });
    const body = { redirect_uris: [redirectUri] };
    const statuses = [];
    for (let n = 0; n < 21; n += 1) statuses.push((await register(limited.app, body)).status);
    expect(statuses).toEqual([...Array<number>(20).fill(201), 429]);
    await limited.close();
  });
});
