/** When a session ends though nobody ended it. */
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { accountsRoutes } from '@saltbush/contract/account/accounts';
import {
  sessionLengthMs,
  unusedSessionMs,
} from '@saltbush/domain/account/accounts/session-renewal';
import { openTestApp } from '../../../../testing/test-app';
import { registerUser, withToken } from '../../../../testing/test-users';
import { sessions } from '../../../../schema/accounts';

const testApp = await openTestApp();
afterAll(() => testApp.close());
const { app, database, deps } = testApp;

test('a session that a wrong clock began has ended once the clock is right', async () => {
  const before = deps.clock();
  testApp.setTime(new Date(before.getTime() + 400 * sessionLengthMs));
  const { token } = await registerUser(app, 'Ahead');
  expect((await withToken(app, token).ask(accountsRoutes.me)).status).toBe(200);
  testApp.setTime(before);
  expect((await withToken(app, token).ask(accountsRoutes.me)).error.code).toBe('SESSION_EXPIRED');
  expect((await withToken(app, token).ask(accountsRoutes.refresh)).status).toBe(401);
});

test('a session without a refresh token is not refreshed past its 90 days', async () => {
  const person = await registerUser(app, 'Ann');
  const now = deps.clock().getTime();
  const beganAt = new Date(now - unusedSessionMs + 60 * 60_000);
  await database.db
    .update(sessions)
    .set({ createdAt: beganAt, rotatedAt: beganAt })
    .where(eq(sessions.userId, person.user._id));
  const { body } = await person.ask(accountsRoutes.refresh);
  expect(Date.parse(body.expiresAt)).toBeLessThanOrEqual(beganAt.getTime() + unusedSessionMs);
  testApp.setTime(new Date(now + 60 * 60_000));
  expect((await withToken(app, body.token).ask(accountsRoutes.me)).status).toBe(401);
});
