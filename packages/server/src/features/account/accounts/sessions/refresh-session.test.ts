/** Sessions that last for months, and what ends them (decision 0093). */
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { accountsRoutes } from '@saltbush/contract/account/accounts';
import { userAdminRoutes } from '@saltbush/contract/admin/user-admin';
import { rotationGraceMs } from '@saltbush/domain/account/accounts/refresh-rules';
import { longestSessionMs } from '@saltbush/domain/account/accounts/session-renewal';
import { digestOf } from '../../../../platform/secrets';
import { openBrowserClient, type BrowserClient } from '../../../../testing/browser-client';
import { openMailbox } from '../../../../testing/fake-mailbox';
import { openTestApp } from '../../../../testing/test-app';
import { registerUser, visitorOf, withToken, type Person } from '../../../../testing/test-users';
import { sessions } from '../../../../schema/accounts';

const testApp = await openTestApp();
afterAll(() => testApp.close());
const { app, database } = testApp;
const admin = await registerUser(app, 'Admin');

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

let count = 0;
let person: Person;
let browser: BrowserClient;
beforeEach(async () => {
  count += 1;
  person = await registerUser(app, `Ann ${count}`);
  browser = openBrowserClient(app);
  await browser.signIn(person);
});

async function isSignedIn(client: BrowserClient): Promise<boolean> {
  return (await client.me()).statusCode === 200;
}

describe('a device that was signed in', () => {
  it.each([
    ['25 hours', 25 * hourMs],
    ['3 days', 3 * dayMs],
    ['89 days', 89 * dayMs],
  ])('a device is signed in again after %s', async (_time, ms) => {
    testApp.advance(ms);
    expect(await isSignedIn(browser)).toBe(false);
    expect((await browser.refresh()).statusCode).toBe(200);
    expect(await isSignedIn(browser)).toBe(true);
  });

  it('a device is signed out after 91 days without use', async () => {
    testApp.advance(91 * dayMs);
    const answer = await browser.refresh();
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'SESSION_EXPIRED']);
  });

  it('a device stays signed in for a year of use every other month, and signs in once a year', async () => {
    for (let day = 60; day <= 360; day += 60) {
      testApp.advance(60 * dayMs);
      expect((await browser.refresh()).statusCode).toBe(200);
    }
    testApp.advance(longestSessionMs - 360 * dayMs);
    expect((await browser.refresh()).statusCode).toBe(401);
  });

  it('a device is in the list of devices after a week, and is signed out from there', async () => {
    testApp.advance(7 * dayMs);
    const other = openBrowserClient(app);
    await other.signIn(person);
    const { ask } = withToken(app, other.accessToken);
    const { body } = await ask(accountsRoutes.listSessions);
    // The one that registered, the one that signed in, and this.
    expect(body.sessions.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false]);
    for (const { _id: id, isCurrent } of body.sessions) {
      if (!isCurrent) await ask(accountsRoutes.endSession, { params: { id } });
    }
    expect((await browser.refresh()).statusCode).toBe(401);
  });
});

describe('the refresh token', () => {
  it('a refresh token is another after each use, and stored as a digest', async () => {
    const first = browser.refreshToken;
    await browser.refresh();
    expect(browser.refreshToken).not.toBe(first);
    const rows = await database.db
      .select()
      .from(sessions)
      .where(eq(sessions.userId, person.user._id));
    const digest = digestOf(browser.refreshToken.split('.')[0]!);
    expect(rows.map(({ refreshTokenDigest }) => refreshTokenDigest)).toContain(digest);
    expect(JSON.stringify(rows)).not.toContain(browser.refreshToken.split('.')[0]!);
  });

  it('a refresh token lies in a cookie that no script reads, and only its call gets', async () => {
    const { headers } = await app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { origin: 'https://saltbush.test' },
      payload: { email: person.email, password: person.password },
    });
    expect(headers['set-cookie']).toMatch(
      /^saltbush-refresh=[\w.-]+; Path=\/api\/auth\/refresh; Max-Age=7776000; HttpOnly; SameSite=Strict; Secure$/,
    );
  });

  it('a refresh token lies in a cookie also where the page came without HTTPS', async () => {
    const { headers } = await app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { origin: 'http://192.168.1.5:4000' },
      payload: { email: person.email, password: person.password },
    });
    expect(headers['set-cookie']).toMatch(/SameSite=Strict$/);
  });

  it('a refresh token is not given to someone whose password is wrong', async () => {
    const payload = { email: person.email, password: 'something else' };
    const answer = await app.inject({ method: 'POST', url: '/api/auth/login', payload });
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([401, undefined]);
  });

  it('a refresh token needs an access token of its session, which a forged call does not have', async () => {
    testApp.advance(2 * dayMs);
    const { refreshToken } = browser;
    const cookie = `saltbush-refresh=${refreshToken}`;
    const alone = await app.inject({
      method: 'POST',
      url: '/api/auth/refresh',
      headers: { cookie },
    });
    expect([alone.statusCode, alone.json().code]).toEqual([401, 'NOT_SIGNED_IN']);
    const other = openBrowserClient(app, { refreshToken, accessToken: person.token });
    expect((await other.refresh()).statusCode).toBe(401);
    expect((await browser.refresh()).statusCode).toBe(200);
  });

  it.each([
    ['damaged', (token: string) => `${token.slice(0, -3)}AAA`],
    ['made up', () => 'plum.jam'],
    ['empty of content', () => '.'],
  ])('a refresh token that is %s renews nothing and ends nothing', async (_case, change) => {
    testApp.advance(2 * dayMs);
    const forged = browser.copy();
    forged.refreshToken = change(browser.refreshToken);
    expect((await forged.refresh()).statusCode).toBe(401);
    expect((await browser.refresh()).statusCode).toBe(200);
  });
});

describe('a refresh token that was exchanged', () => {
  it('an exchanged refresh token that comes again ends the session of both who have it', async () => {
    const thief = browser.copy();
    testApp.advance(dayMs);
    await browser.refresh();
    expect(await isSignedIn(browser)).toBe(true);
    testApp.advance(rotationGraceMs + 1_000);
    expect((await thief.refresh()).statusCode).toBe(401);
    expect(await isSignedIn(browser)).toBe(false);
    expect((await browser.refresh()).statusCode).toBe(401);
  });

  it('an exchanged refresh token ends the session too when the thief was first', async () => {
    const thief = browser.copy();
    testApp.advance(dayMs);
    await thief.refresh();
    await thief.me();
    testApp.advance(dayMs);
    await thief.refresh();
    expect((await browser.refresh()).statusCode).toBe(401);
    expect(await isSignedIn(thief)).toBe(false);
    expect((await thief.refresh()).statusCode).toBe(401);
  });

  it('two tabs that exchange a refresh token at once get the same successor, and both stay', async () => {
    testApp.advance(2 * dayMs);
    const tab = browser.copy();
    const answers = await Promise.all([browser.refresh(), tab.refresh()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(tab.refreshToken).toBe(browser.refreshToken);
    expect([await isSignedIn(browser), await isSignedIn(tab)]).toEqual([true, true]);
    testApp.advance(2 * dayMs);
    expect((await tab.refresh()).statusCode).toBe(200);
  });

  it("an exchanged refresh token gives the same successor within a minute, also after another's use", async () => {
    testApp.advance(2 * dayMs);
    const tab = browser.copy();
    await browser.refresh();
    await browser.me();
    testApp.advance(rotationGraceMs / 2);
    expect((await tab.refresh()).statusCode).toBe(200);
    expect(tab.refreshToken).toBe(browser.refreshToken);
  });

  it('an exchanged refresh token gives its successor after a lost answer, however late', async () => {
    testApp.advance(2 * dayMs);
    const lost = browser.copy();
    await lost.refresh();
    testApp.advance(3 * dayMs);
    expect((await browser.refresh()).statusCode).toBe(200);
    expect(await isSignedIn(browser)).toBe(true);
  });
});

describe('an access token that was stolen', () => {
  it('a stolen access token is refreshed by itself for 90 days at most', async () => {
    const thief = browser.copy();
    thief.refreshToken = '';
    for (let day = 0; day < 89; day += 1) {
      testApp.advance(dayMs - hourMs);
      expect((await thief.refresh()).statusCode).toBe(200);
    }
    testApp.advance(90 * hourMs + dayMs);
    expect((await thief.refresh()).statusCode).toBe(401);
  });

  it('a stolen access token is refreshed no more once its owner has refreshed', async () => {
    const thief = browser.copy();
    thief.refreshToken = '';
    testApp.advance(dayMs / 2);
    expect((await thief.refresh()).statusCode).toBe(200);
    testApp.advance(1_000);
    await browser.refresh();
    expect((await thief.refresh()).statusCode).toBe(401);
    expect(await isSignedIn(browser)).toBe(true);
  });
});

describe('a session that has ended is not refreshed', () => {
  const newPassword = 'five pears ripen';
  const ends: [string, () => Promise<number>][] = [
    [
      'by signing out',
      async () => (await withToken(app, browser.accessToken).ask(accountsRoutes.logout)).status,
    ],
    [
      'by signing out everywhere else',
      async () => (await person.ask(accountsRoutes.endOtherSessions)).status,
    ],
    [
      'by a changed password',
      async () => {
        const body = { currentPassword: person.password, newPassword };
        return (await person.ask(accountsRoutes.changePassword, { body })).status;
      },
    ],
    [
      'by a reset of the password',
      async () => {
        const visitor = visitorOf(app);
        await visitor.ask(accountsRoutes.requestPasswordReset, { body: { email: person.email } });
        const [mail] = await openMailbox(database, person.email);
        const body = { token: mail!.token, newPassword };
        return (await visitor.ask(accountsRoutes.resetPassword, { body })).status;
      },
    ],
    [
      'by an admin who disables the account',
      async () => {
        const params = { id: person.user._id };
        const body = { isDisabled: true };
        const now = openBrowserClient(app);
        await now.signIn(admin);
        const { ask } = withToken(app, now.accessToken);
        return (await ask(userAdminRoutes.changeUser, { params, body })).status;
      },
    ],
  ];

  it.each(ends)('an ended session is not refreshed: %s', async (_end, end) => {
    expect(await end()).toBeLessThan(300);
    testApp.advance(2 * dayMs);
    expect((await browser.refresh()).statusCode).toBe(401);
  });

  it('a sign-out also removes the refresh cookie', async () => {
    const { headers } = await withToken(app, browser.accessToken).ask(accountsRoutes.logout);
    expect(headers['set-cookie']).toMatch(
      /^saltbush-refresh=; Path=\/api\/auth\/refresh; Max-Age=0;/,
    );
  });
});

it('a person has a hundred sessions at most: those used least lately go', async () => {
  const before = new Date(testApp.deps.clock().getTime() - hourMs);
  const rows = Array.from({ length: 150 }, (_, index) => ({
    id: `old ${count} ${index}`,
    userId: person.user._id,
    createdAt: before,
    rotatedAt: before,
    refreshTokenDigest: 'd',
    expiresAt: new Date(before.getTime() + dayMs),
  }));
  await database.db.insert(sessions).values(rows);
  await browser.signIn(person);
  const isOwn = eq(sessions.userId, person.user._id);
  expect(await database.db.$count(sessions, isOwn)).toBe(100);
  expect(await isSignedIn(browser)).toBe(true);
});
