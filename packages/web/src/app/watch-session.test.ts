import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { accountsRoutes } from '@saltbush/contract/account/accounts';
import { AppError } from '@saltbush/contract/errors';
import { getSession, startSession } from '../api/session';
import { priya } from '../testing/people';
import { answer, fakeApi, type Answer } from '../testing/fake-api';
import { watchSession } from './watch-session';

const now = Date.parse('2026-11-21T08:00:00.000Z');
const minuteMs = 60_000;
const renewed = { token: 'renewed', expiresAt: '2026-11-22T08:00:00.000Z' };

async function open(minutesLeft: number, ...answers: Answer[]) {
  startSession(
    { token: 'first', expiresAt: new Date(now + minutesLeft * minuteMs).toISOString() },
    priya,
  );
  const api = fakeApi(answers);
  const stop = watchSession();
  await finishRenewal();
  return { api, stop };
}

// It is loaded on demand, which fake timers do not wait for.
beforeAll(async () => void (await import('../api/renew-session')));

async function finishRenewal(): Promise<void> {
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
}

describe('the token', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now });
  });

  test('the session token stays while more than an hour is left', async () => {
    const { api, stop } = await open(61);
    expect(api.requests).toHaveLength(0);
    stop();
  });

  test('the session token is renewed on start with less than an hour left', async () => {
    const { stop } = await open(59, answer(accountsRoutes.refresh, renewed));
    expect(getSession()).toEqual({ ...renewed, user: priya });
    expect(localStorage.getItem('saltbush.token')).toBe('renewed');
    stop();
  });

  test('the session token is looked at every thirty minutes', async () => {
    const { api, stop } = await open(80, answer(accountsRoutes.refresh, renewed));
    expect(api.requests).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(30 * minuteMs);
    expect(getSession()?.token).toBe('renewed');
    stop();
  });

  test('a session token that is over signs out as soon as the server says so', async () => {
    const refused = answer(accountsRoutes.refresh, new AppError('SESSION_EXPIRED'));
    const { stop } = await open(0, refused);
    expect(getSession()).toBeUndefined();
    stop();
  });

  test.each([
    ['25 hours', 25],
    ['3 days', 3 * 24],
    ['89 days', 89 * 24],
  ])(
    'the session token is renewed when the app is opened %s after it was made',
    async (_time, hours) => {
      const { stop } = await open((24 - hours) * 60, answer(accountsRoutes.refresh, renewed));
      expect(getSession()).toEqual({ ...renewed, user: priya });
      stop();
    },
  );

  test('a session that is over opens what the device has, and is renewed when the network is back', async () => {
    const { stop } = await open(-3 * 24 * 60);
    expect(getSession()?.user).toEqual(priya);
    fakeApi([answer(accountsRoutes.refresh, renewed)]);
    await vi.advanceTimersByTimeAsync(minuteMs);
    expect(getSession()?.token).toBe('renewed');
    stop();
  });

  test.each<AppError['code']>(['NOT_SIGNED_IN', 'SESSION_EXPIRED', 'FORBIDDEN'])(
    'the app signs out when the server refuses the refresh with %s',
    async (code) => {
      const { stop } = await open(30, answer(accountsRoutes.refresh, new AppError(code)));
      expect(getSession()).toBeUndefined();
      stop();
    },
  );

  test.each<AppError['code']>(['INTERNAL', 'STARTING_OR_STOPPING', 'TOO_MANY_REQUESTS'])(
    'the session outlives a refresh answered %s',
    async (code) => {
      const { stop } = await open(30, answer(accountsRoutes.refresh, new AppError(code)));
      await vi.advanceTimersByTimeAsync(2_000);
      expect(getSession()?.token).toBe('first');
      stop();
    },
  );

  test('the session outlives a refresh whose answer has no token', async () => {
    vi.stubGlobal('fetch', async () => Response.json({}));
    startSession({ token: 'first', expiresAt: new Date(now + 30 * minuteMs).toISOString() }, priya);
    const stop = watchSession();
    await vi.advanceTimersByTimeAsync(0);
    expect(getSession()?.token).toBe('first');
    expect(localStorage.getItem('saltbush.token')).toBe('first');
    stop();
  });

  test('the session token is asked for again a minute after the server was ill', async () => {
    let isIll = true;
    const refresh = () => (isIll ? new AppError('INTERNAL') : renewed);
    const { api, stop } = await open(30, answer(accountsRoutes.refresh, refresh));
    isIll = false;
    await vi.advanceTimersByTimeAsync(minuteMs);
    expect(getSession()?.token).toBe('renewed');
    await vi.advanceTimersByTimeAsync(10 * minuteMs);
    expect(api.requests).toHaveLength(2);
    stop();
  });

  test('the session token is not asked for again once nobody watches', async () => {
    const { api, stop } = await open(30, answer(accountsRoutes.refresh, new AppError('INTERNAL')));
    stop();
    await vi.advanceTimersByTimeAsync(10 * minuteMs);
    expect(api.requests).toHaveLength(1);
  });

  test('the session outlives a refresh that never reached the server', async () => {
    const { stop } = await open(30);
    expect(getSession()?.token).toBe('first');
    stop();
  });
});
