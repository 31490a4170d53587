/** The token endpoint, each way in which it refuses, and what a refusal leaves. */
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { accountDeletionRoutes } from '@saltbush/contract/account/account-deletion';
import { accountsRoutes } from '@saltbush/contract/account/accounts';
import { userAdminRoutes } from '@saltbush/contract/admin/user-admin';
import { mealsRoutes } from '@saltbush/contract/plan/meals';
import { shoppingListRoutes } from '@saltbush/contract/plan/shopping-list';
import { apiTokens } from '../../../../schema/account/api-tokens';
import { oauthCodes, oauthConnections } from '../../../../schema/account/oauth';
import { users } from '../../../../schema/accounts';
import { atOnce } from '../../../../testing/at-once';
import {
  openProgram,
  sendForm,
  tokensOf,
  type Program,
} from '../../../../testing/programs/oauth-program';
import { openTestApp, type TestApp } from '../../../../testing/test-app';
import {
  createTestUsers,
  registerUser,
  withToken,
  type Person,
} from '../../../../testing/test-users';

const testApp = await openTestApp();
afterAll(() => testApp.close());
const { app, database } = testApp;
const { db } = database;
const { alex, priya } = await createTestUsers(app);

/** What a call of the list answers with this access token. */
async function answerTo(access: string, { app } = testApp) {
  const { status, error } = await withToken(app, access).ask(shoppingListRoutes.ofDays, {});
  return status === 200 ? 'in' : error.code;
}

const errorOf = async (answer: ReturnType<Program['exchange']>) => (await answer).body['error'];

describe('an exchange of a code', () => {
  it('a code becomes an access token of an hour and a refresh token, stored as digests', async () => {
    const program = await openProgram(app);
    const { status, headers, body } = await program.exchange(await program.allowedBy(priya));
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', pragma: 'no-cache' });
    expect(body).toEqual({
      access_token: expect.stringMatching(/^saltbush_[\w-]{87}$/),
      refresh_token: expect.stringMatching(/^saltbush_refresh_[\w-]{87}$/),
      token_type: 'Bearer',
      expires_in: expect.any(Number),
      scope: 'list',
    });
    expect(3_600 - body.expires_in!).toBeLessThan(600);
    expect(await answerTo(body['access_token']!)).toBe('in');
    const stored = JSON.stringify([
      await db.select().from(apiTokens),
      await db.select().from(oauthConnections),
      await db.select().from(oauthCodes),
    ]);
    expect(stored).not.toContain(body['access_token']!.slice(31));
    expect(stored).not.toContain(body['refresh_token']!.slice(39));
    expect(stored).not.toContain(program.verifier);
  });

  it('a connected program may do what was allowed, and no more', async () => {
    const program = await openProgram(app);
    const { access } = await program.connect(priya, ['list']);
    const { status, error } = await withToken(app, access).ask(mealsRoutes.list, {});
    expect([status, error.code]).toEqual([403, 'FORBIDDEN']);
  });

  it('a code is exchanged without the address too, as OAuth 2.1 has it', async () => {
    const program = await openProgram(app);
    const answer = await sendForm(app, '/oauth/token', {
      grant_type: 'authorization_code',
      client_id: program.clientId,
      code: await program.allowedBy(priya),
      code_verifier: program.verifier,
      resource: 'https://saltbush.test/api/mcp',
    });
    expect(answer.status).toBe(200);
  });

  it.each<[string, Record<string, string>, string]>([
    ['with a wrong verifier', { code_verifier: 'm'.repeat(43) }, 'invalid_grant'],
    ['with the challenge for a verifier', { code_verifier: '' }, 'invalid_grant'],
    ['with a short verifier', { code_verifier: 'plum' }, 'invalid_request'],
    ['for another address', { redirect_uri: 'https://evil.example/' }, 'invalid_request'],
  ])('a code %s is refused, and used up', async (_which, wrong, error) => {
    const program = await openProgram(app);
    const code = await program.allowedBy(priya);
    expect(await errorOf(program.exchange(code, wrong))).toBe(error);
    expect(await errorOf(program.exchange(code))).toBe('invalid_grant');
  });

  it.each<[string, Record<string, string>, string]>([
    ['with an unknown client', { client_id: 'plum' }, 'invalid_client'],
    ['with a secret, which no program has here', { client_secret: 'plum' }, 'invalid_client'],
    ['for another server', { resource: 'https://other.example/' }, 'invalid_target'],
    ['of another kind', { grant_type: 'password' }, 'invalid_client'],
    ['of a kind of the object', { grant_type: 'constructor' }, 'invalid_client'],
    ['that is too long', { code: 'm'.repeat(201) }, 'invalid_request'],
    ['that is made up', { code: 'm'.repeat(43) }, 'invalid_grant'],
  ])('a request %s is refused, and leaves the code', async (_which, wrong, error) => {
    const program = await openProgram(app);
    const code = await program.allowedBy(priya);
    const answer = await program.exchange(code, wrong);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(answer.body['error']).toBe(error);
    expect((await program.exchange(code)).status).toBe(200);
  });

  it('a code of another program is refused, and stays with its own', async () => {
    const [program, other] = [await openProgram(app), await openProgram(app)];
    const code = await program.allowedBy(priya);
    const stolen = { code_verifier: program.verifier };
    expect(await errorOf(other.exchange(code, stolen))).toBe('invalid_grant');
    expect((await program.exchange(code)).status).toBe(200);
  });

  it('a code that comes a second time ends what the first gave', async () => {
    const program = await openProgram(app);
    const code = await program.allowedBy(priya);
    const { access, refresh } = tokensOf(await program.exchange(code));
    expect(await answerTo(access)).toBe('in');
    expect(await errorOf(program.exchange(code))).toBe('invalid_grant');
    expect(await answerTo(access)).toBe('SESSION_EXPIRED');
    expect(await errorOf(program.refresh(refresh))).toBe('invalid_grant');
  });

  it('a code that comes twice at once gives no connection that lasts', async () => {
    const program = await openProgram(app);
    const code = await program.allowedBy(priya);
    const answers = await atOnce(database.pool, { table: 'users', id: priya.user._id }, () => [
      program.exchange(code),
      program.exchange(code),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    // Whichever came second has ended it.
    const isOfProgram = eq(oauthConnections.clientId, program.clientId);
    expect(await db.$count(oauthConnections, isOfProgram)).toBe(0);
  });

  it('a code holds for a minute', async () => {
    const early = await openTestApp();
    const person = await registerUser(early.app, 'Slow');
    const program = await openProgram(early.app);
    const codes = [await program.allowedBy(person), await program.allowedBy(person)] as const;
    early.advance(58_000);
    expect((await program.exchange(codes[0])).status).toBe(200);
    early.advance(3_000);
    expect(await errorOf(program.exchange(codes[1]))).toBe('invalid_grant');
    await early.close();
  });
});

describe('a refresh token', () => {
  it('a refresh token gives new tokens, and the access token before ends', async () => {
    const program = await openProgram(app);
    const first = await program.connect(priya);
    const second = tokensOf(await program.refresh(first.refresh));
    expect(second.refresh).not.toBe(first.refresh);
    expect(await answerTo(second.access)).toBe('in');
    expect(await answerTo(first.access)).toBe('SESSION_EXPIRED');
    expect((await program.refresh(second.refresh)).status).toBe(200);
  });

  it('a refresh token that was used before ends the connection', async () => {
    const program = await openProgram(app);
    const first = await program.connect(priya);
    const second = tokensOf(await program.refresh(first.refresh));
    expect(await errorOf(program.refresh(first.refresh))).toBe('invalid_grant');
    expect(await answerTo(second.access)).toBe('SESSION_EXPIRED');
    expect(await errorOf(program.refresh(second.refresh))).toBe('invalid_grant');
  });

  it('a refresh token that comes twice at once counts once', async () => {
    const program = await openProgram(app);
    const { refresh } = await program.connect(priya);
    const answers = await atOnce(database.pool, { table: 'users', id: priya.user._id }, () => [
      program.refresh(refresh),
      program.refresh(refresh),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  it('a program may ask for less than it was allowed, and has all again the next time', async () => {
    const program = await openProgram(app);
    const { refresh } = await program.connect(priya, ['list', 'plan:read']);
    const less = await program.refresh(refresh, { scope: 'plan:read' });
    expect(less.body['scope']).toBe('plan:read');
    expect(await answerTo(less.body['access_token']!)).toBe('FORBIDDEN');
    const again = await program.refresh(less.body['refresh_token']!);
    expect(again.body['scope']).toBe('list plan:read');
  });

  it('a program that asks for more than it was allowed is refused, and keeps its token', async () => {
    const program = await openProgram(app);
    const { refresh } = await program.connect(priya, ['list']);
    for (const scope of ['list plan:write', 'everything', '"']) {
      expect(await errorOf(program.refresh(refresh, { scope }))).toBe('invalid_scope');
    }
    expect((await program.refresh(refresh)).status).toBe(200);
  });

  it('a refresh token of another program is refused', async () => {
    const [program, other] = [await openProgram(app), await openProgram(app)];
    const { refresh } = await program.connect(priya);
    expect(await errorOf(other.refresh(refresh))).toBe('invalid_grant');
    expect((await program.refresh(refresh)).status).toBe(200);
  });

  it.each([
    ['made up', () => `saltbush_refresh_${'m'.repeat(87)}`],
    ['an access token', ({ access }: { access: string }) => access],
    ['changed', ({ refresh }: { refresh: string }) => `${refresh.slice(0, -3)}AAA`],
  ])('a refresh token that is %s is refused, and ends nothing', async (_which, spoil) => {
    const program = await openProgram(app);
    const tokens = await program.connect(priya);
    expect(await errorOf(program.refresh(spoil(tokens)))).toBe('invalid_grant');
    expect((await program.refresh(tokens.refresh)).status).toBe(200);
  });

  it('an access token holds for an hour, a refresh token for 90 days without use', async () => {
    const early = await openTestApp();
    const person = await registerUser(early.app, 'Early');
    const program = await openProgram(early.app);
    const first = await program.connect(person);
    early.advance(59 * 60_000);
    expect(await answerTo(first.access, early)).toBe('in');
    early.advance(60_000);
    expect(await answerTo(first.access, early)).toBe('SESSION_EXPIRED');
    const dayMs = 24 * 60 * 60_000;
    early.advance(89 * dayMs);
    const second = tokensOf(await program.refresh(first.refresh));
    expect(await answerTo(second.access, early)).toBe('in');
    early.advance(90 * dayMs);
    expect(await errorOf(program.refresh(second.refresh))).toBe('invalid_grant');
    await early.close();
  });

  it('a refresh token opens no call', async () => {
    const { refresh } = await (await openProgram(app)).connect(priya);
    expect(await answerTo(refresh)).toBe('SESSION_EXPIRED');
  });
});

describe('the end of access to an account', () => {
  const ends: [string, (person: Person, on: TestApp) => Promise<unknown>][] = [
    [
      'a new password',
      (person) =>
        person.ask(accountsRoutes.changePassword, {
          body: { currentPassword: person.password, newPassword: 'another plum jam jar' },
        }),
    ],
    [
      'being disabled',
      ({ user }) =>
        alex.ask(userAdminRoutes.changeUser, {
          params: { id: user._id },
          body: { isDisabled: true },
        }),
    ],
    [
      'asking for deletion',
      (person) =>
        person.ask(accountDeletionRoutes.request, { body: { password: person.password } }),
    ],
    ['being deleted', ({ user }) => db.delete(users).where(eq(users.id, user._id))],
  ];

  it.each(ends)(
    'a program of an account with %s is out, and so is one on its way in',
    async (name, end) => {
      const person = await registerUser(app, `Ends by ${name}`);
      const [program, other] = [await openProgram(app), await openProgram(app)];
      const { access, refresh } = await program.connect(person);
      const code = await other.allowedBy(person);
      await end(person, testApp);
      expect(await answerTo(access)).toBe('SESSION_EXPIRED');
      expect(await errorOf(program.refresh(refresh))).toBe('invalid_grant');
      expect(await errorOf(other.exchange(code))).toBe('invalid_grant');
    },
  );
});

describe('a request to the token endpoint', () => {
  it.each([
    ['without a body', '', {}],
    ['with a parameter twice', 'grant_type=refresh_token&grant_type=refresh_token', {}],
    ['with a parameter of the prototype', '__proto__=1&constructor=2&grant_type=__proto__', {}],
    ['with bytes that are none', '%ED%A0%80=%00&grant_type=%', {}],
    ['with a wrong word for a login', 'grant_type=refresh_token', { authorization: 'Basic plum' }],
    [
      'with another login',
      'grant_type=refresh_token&refresh_token=m',
      { authorization: `Basic ${Buffer.from('plum:jam').toString('base64')}` },
    ],
  ])('a request %s is refused in the form of the protocol', async (_which, form, headers) => {
    const { status, body } = await sendForm(app, '/oauth/token', form, headers);
    expect([400, 401]).toContain(status);
    expect(body['error']).toMatch(/^(invalid_(request|client)|unsupported_grant_type)$/);
    expect(body['error_description']).toBeTruthy();
  });

  it('a request as JSON, or larger than any, is refused', async () => {
    const json = await app.inject({
      method: 'POST',
      url: '/api/oauth/token',
      payload: { grant_type: 'refresh_token' },
    });
    expect(json.statusCode).toBe(415);
    const { status } = await sendForm(app, '/oauth/token', { code: 'm'.repeat(20_000) });
    expect(status).toBe(413);
  });
});

describe('a revocation', () => {
  const revoke = (form: Record<string, string>) => sendForm(app, '/oauth/revoke', form);

  it.each(['access', 'refresh'] as const)(
    'a program ends its connection by its %s token',
    async (which) => {
      const program = await openProgram(app);
      const tokens = await program.connect(priya);
      const form = { token: tokens[which], client_id: program.clientId };
      expect((await revoke({ ...form, token_type_hint: 'access_token' })).status).toBe(200);
      expect(await answerTo(tokens.access)).toBe('SESSION_EXPIRED');
      expect(await errorOf(program.refresh(tokens.refresh))).toBe('invalid_grant');
      expect((await revoke(form)).status).toBe(200);
    },
  );

  it('a program ends nothing of another, and no token that a person has made', async () => {
    const [program, other] = [await openProgram(app), await openProgram(app)];
    const tokens = await program.connect(priya);
    for (const token of [tokens.access, tokens.refresh]) {
      const { status, body } = await revoke({ token, client_id: other.clientId });
      expect([status, body['error']]).toEqual([400, 'invalid_grant']);
    }
    expect(await answerTo(tokens.access)).toBe('in');
    const unknown = await revoke({ token: tokens.refresh, client_id: 'plum' });
    expect([unknown.status, unknown.body['error']]).toEqual([400, 'invalid_client']);
    expect((await revoke({ token: 'plum', client_id: other.clientId })).status).toBe(200);
    expect((await revoke({ client_id: other.clientId })).body['error']).toBe('invalid_request');
  });
});
