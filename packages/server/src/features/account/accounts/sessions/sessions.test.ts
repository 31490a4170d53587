import { eq } from 'drizzle-orm';
import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, describe, expect, it } from 'vitest';
import { accountsRoutes } from '@saltbush/contract/account/accounts';
import { profileRoutes } from '@saltbush/contract/account/profile';
import { sessionLengthMs } from '@saltbush/domain/account/accounts/session-renewal';
import { buildApp } from '../../../../app';
import { newSecret } from '../../../../platform/secrets';
import {
  createTestUsers,
  registerUser,
  withToken,
  type Person,
} from '../../../../testing/test-users';
import { openTestApp } from '../../../../testing/test-app';
import { instanceSecrets, sessions, users } from '../../../../schema/accounts';

const { me, login, logout, refresh, listSessions, endSession, endOtherSessions } = accountsRoutes;
const testApp = await openTestApp();
afterAll(() => testApp.close());
const { app, database } = testApp;
const { priya, tom, visitor } = await createTestUsers(app);

const signInAgain = async ({ email, password }: Person) =>
  (await visitor.ask(login, { body: { email, password } })).body.token;

const answerTo = async (token: string) => {
  const { status, error } = await withToken(app, token).ask(me);
  return status === 200 ? 'in' : error.code;
};

describe('a session token', () => {
  it.each([
    me,
    logout,
    refresh,
    listSessions,
    endOtherSessions,
    profileRoutes.updateProfile,
    accountsRoutes.changePassword,
    accountsRoutes.endSession,
  ] as const)('a session token is asked for by $method $path', async (route) => {
    const { status, error } = await visitor.ask(route as typeof me);
    expect(status).toBe(401);
    expect(error.code).toBe('NOT_SIGNED_IN');
  });

  it.each<[string, () => string | Promise<string>]>([
    ['no token at all', () => 'plum jam'],
    ['an empty one', () => ''],
    ['one without a signature', () => `${priya.token.split('.').slice(0, 2).join('.')}.`],
    ['one with a letter changed', () => changeLetter(priya.token)],
    ['signed with another key', () => forged({ key: new TextEncoder().encode('x'.repeat(43)) })],
    ['signed with no key ("alg": "none")', unsigned],
    ['signed by us for a session that never was', () => forged({ secret: newSecret() })],
    ['signed by us with another algorithm', () => forged({ alg: 'HS512' })],
    ['signed by us for another person', () => forged({ secret: secretOf(tom) })],
    ['signed by us without an end', () => forged({ hasEnd: false })],
  ])('a session token of a call is refused when it is %s', async (_case, makeToken) => {
    expect(await answerTo(await makeToken())).toBe('SESSION_EXPIRED');
  });

  it('a rebuilt token of a call is taken: each forgery fails for its one fault', async () => {
    expect(await answerTo(await forged({}))).toBe('in');
  });

  it('a session token holds for 24 hours and not a second longer', async () => {
    const early = await openTestApp();
    const person = await registerUser(early.app, 'Early');
    early.advance(sessionLengthMs - 5_000);
    expect((await person.ask(me)).status).toBe(200);
    early.advance(5_000);
    expect((await person.ask(me)).error.code).toBe('SESSION_EXPIRED');
    await early.close();
  });

  it('a session token ends with its row, also when its own time is not over', async () => {
    const token = await signInAgain(tom);
    const past = new Date(0);
    const [newest] = (await withToken(app, token).ask(listSessions)).body.sessions;
    await database.db.update(sessions).set({ expiresAt: past }).where(eq(sessions.id, newest!._id));
    expect(await answerTo(token)).toBe('SESSION_EXPIRED');
  });

  it('a session token ends with its account', async () => {
    const leaving = await registerUser(app, 'Leaving');
    await database.db.delete(users).where(eq(users.id, leaving.user._id));
    expect(await answerTo(leaving.token)).toBe('SESSION_EXPIRED');
  });

  it('a session token is read by every server process on the same database', async () => {
    const second = await buildApp(testApp.deps);
    expect((await withToken(second, priya.token).ask(me)).status).toBe(200);
    await second.close();
  });

  it('a session token is signed with the secret of the settings, if there is one', async () => {
    const sessionSecret = 'a secret that somebody has chosen with care';
    const other = await buildApp({
      ...testApp.deps,
      config: { ...testApp.deps.config, sessionSecret },
    });
    expect((await withToken(other, priya.token).ask(me)).error.code).toBe('SESSION_EXPIRED');
    const token = await registerUser(other, 'Chooser').then((person) => person.token);
    expect((await withToken(other, token).ask(me)).status).toBe(200);
    await other.close();
  });
});

describe('refreshing', () => {
  it('a refreshed session holds for 24 hours from now, and the older token works on', async () => {
    const early = await openTestApp();
    const person = await registerUser(early.app, 'Early');
    early.advance(sessionLengthMs - 60_000);
    const { body } = await person.ask(refresh);
    const leftMs = new Date(body.expiresAt).getTime() - early.deps.clock().getTime();
    expect(leftMs).toBeGreaterThan(sessionLengthMs - 5_000);
    expect(leftMs).toBeLessThanOrEqual(sessionLengthMs);
    expect((await person.ask(me)).status).toBe(200);

    early.advance(sessionLengthMs - 60_000);
    expect((await person.ask(me)).error.code).toBe('SESSION_EXPIRED');
    expect((await person.ask(refresh)).error.code).toBe('SESSION_EXPIRED');
    expect((await withToken(early.app, body.token).ask(me)).status).toBe(200);
    await early.close();
  });

  it('a refresh revives no session that was ended', async () => {
    const token = await signInAgain(tom);
    await withToken(app, token).ask(logout);
    expect((await withToken(app, token).ask(refresh)).error.code).toBe('SESSION_EXPIRED');
  });
});

describe('signing out', () => {
  it('a sign-out ends its session and no other', async () => {
    const token = await signInAgain(priya);
    expect((await withToken(app, token).ask(logout)).status).toBe(204);
    expect(await answerTo(token)).toBe('SESSION_EXPIRED');
    expect(await answerTo(priya.token)).toBe('in');
  });

  it('a person sees where they are signed in, and can end one of the sessions', async () => {
    const response = await app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'user-agent': `Kitchen tablet ${'x'.repeat(400)}` },
      payload: { email: priya.email, password: priya.password },
    });
    const { token } = response.json<{ token: string }>();
    const { body } = await priya.ask(listSessions);
    expect(body.sessions.map(({ isCurrent }) => isCurrent)).toEqual([false, true]);
    const tablet = body.sessions[0]!;
    expect(tablet.userAgent).toMatch(/^Kitchen tablet x+$/);
    expect(tablet.userAgent).toHaveLength(300);

    expect((await priya.ask(endSession, { params: { id: tablet._id } })).status).toBe(204);
    expect(await answerTo(token)).toBe('SESSION_EXPIRED');
    expect((await priya.ask(listSessions)).body.sessions).toHaveLength(1);
    const again = await priya.ask(endSession, { params: { id: tablet._id } });
    expect(again.error.code).toBe('NOT_FOUND');
  });

  it("a person cannot end someone else's session", async () => {
    const { body } = await tom.ask(listSessions);
    const id = body.sessions[0]!._id;
    const { status, error } = await priya.ask(endSession, { params: { id } });
    expect([status, error.code]).toEqual([404, 'NOT_FOUND']);
    expect(await answerTo(tom.token)).toBe('in');
  });

  it('a sign-out everywhere else keeps the session it was asked from', async () => {
    const token = await signInAgain(priya);
    expect((await priya.ask(endOtherSessions)).status).toBe(204);
    expect(await answerTo(token)).toBe('SESSION_EXPIRED');
    expect(await answerTo(priya.token)).toBe('in');
    expect(await answerTo(tom.token)).toBe('in');
  });

  it('a sign-out leaves no heap of ended sessions behind', async () => {
    const token = await signInAgain(tom);
    await withToken(app, token).ask(logout);
    await signInAgain(tom);
    const saved = await database.db
      .select()
      .from(sessions)
      .where(eq(sessions.userId, tom.user._id));
    expect(saved.every(({ revokedAt }) => revokedAt === null)).toBe(true);
  });
});

async function ownKey(): Promise<Uint8Array> {
  const [secret] = await database.db
    .select()
    .from(instanceSecrets)
    .where(eq(instanceSecrets.name, 'session-key'));
  return new TextEncoder().encode(secret!.value);
}

/** Priya's token made by hand, right but for what is given. */
async function forged({
  key,
  alg = 'HS256',
  secret = secretOf(priya),
  hasEnd = true,
}: {
  key?: Uint8Array;
  alg?: string;
  secret?: string;
  hasEnd?: boolean;
}): Promise<string> {
  const token = new SignJWT({ secret })
    .setProtectedHeader({ alg })
    .setIssuer('saltbush')
    .setSubject(priya.user._id);
  return (hasEnd ? token.setExpirationTime('1h') : token).sign(key ?? (await ownKey()));
}

function unsigned(): string {
  return new UnsecuredJWT({ secret: secretOf(priya) })
    .setIssuer('saltbush')
    .setSubject(priya.user._id)
    .setExpirationTime('1h')
    .encode();
}

function secretOf({ token }: Person): string {
  const payload = Buffer.from(token.split('.')[1]!, 'base64url').toString();
  return (JSON.parse(payload) as { secret: string }).secret;
}

/** In the middle of the signature: the last letter carries bits that do not count. */
function changeLetter(token: string): string {
  const at = token.lastIndexOf('.') + 5;
  return token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1);
}
