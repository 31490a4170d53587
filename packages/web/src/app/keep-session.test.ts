import { beforeEach, describe, expect, test, vi } from 'vitest';
import { accountsRoutes } from '@saltbush/contract/accounts';
import { AppError } from '@saltbush/contract/errors';
import { getSession, startSession } from '../api/session';
import { priya } from '../testing/people';
import { answer, pretendApi, type Answer } from '../testing/pretend-api';
import { keepSession } from './keep-session';

const now = Date.parse('2026-11-21T08:00:00.000Z');
const minuteMs = 60_000;
const renewed = { token: 'renewed', expiresAt: '2026-11-22T08:00:00.000Z' };

async function open(minutesLeft: number, ...answers: Answer[]) {
  startSession(
    { token: 'first', expiresAt: new Date(now + minutesLeft * minuteMs).toISOString() },
    priya,
  );
  const api = pretendApi(answers);
  const stop = keepSession();
  await vi.advanceTimersByTimeAsync(0);
  return { api, stop };
}

describe('the token', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now });
  });

  test('is kept while more than an hour is left', async () => {
    const { api, stop } = await open(61);
    expect(api.asked).toHaveLength(0);
    stop();
  });

  test('is renewed on start with less than an hour left', async () => {
    const { stop } = await open(59, answer(accountsRoutes.refresh, renewed));
    expect(getSession()).toEqual({ ...renewed, user: priya });
    expect(localStorage.getItem('saltbush.token')).toBe('renewed');
    stop();
  });

  test('is looked at every thirty minutes', async () => {
    const { api, stop } = await open(80, answer(accountsRoutes.refresh, renewed));
    expect(api.asked).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(30 * minuteMs);
    expect(getSession()?.token).toBe('renewed');
    stop();
  });

  test('that is over signs out without asking', async () => {
    const { api, stop } = await open(0);
    expect(getSession()).toBeUndefined();
    expect(api.asked).toHaveLength(0);
    stop();
  });

  test.each<AppError['code']>(['SESSION_EXPIRED', 'INTERNAL'])(
    'signs out when the refresh fails with %s',
    async (code) => {
      const { stop } = await open(30, answer(accountsRoutes.refresh, new AppError(code)));
      expect(getSession()).toBeUndefined();
      stop();
    },
  );

  test('outlives a refresh that never reached the server', async () => {
    const { stop } = await open(30);
    expect(getSession()?.token).toBe('first');
    stop();
  });
});
