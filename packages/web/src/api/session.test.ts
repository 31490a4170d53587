import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { User } from '@saltbush/contract/account/session';
import { AppError } from '@saltbush/contract/errors';
import { priya, token } from '../testing/people';
import { onAnnouncement } from './announcements';
import { endSession, getSession, storeUser, startSession, type Token } from './session';

describe('session', () => {
  beforeEach(() => localStorage.clear());

  test('a session is stored in local storage: token, user id and user', () => {
    startSession(token, priya);
    expect(localStorage.getItem('saltbush.token')).toBe(token.token);
    expect(localStorage.getItem('saltbush.user-id')).toBe(priya._id);
    expect(JSON.parse(localStorage.getItem('saltbush.user')!)).toEqual(priya);
  });

  test.each([
    ['no token', { expiresAt: token.expiresAt }, priya],
    ['an empty token', { ...token, token: '' }, priya],
    ['no end', { token: token.token }, priya],
    ['no user', token, undefined],
  ])('a session does not start with %s, and nothing is stored', (_, ticket, user) => {
    expect(() => startSession(ticket as Token, user as User)).toThrow(AppError);
    expect(getSession()).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });

  test('a session ends everywhere at once', () => {
    startSession(token, priya);
    endSession();
    expect(getSession()).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });

  test('a session stores no user for a visitor', () => {
    storeUser(priya);
    expect(localStorage).toHaveLength(0);
  });

  test('a session follows what another tab does', () => {
    startSession(token, priya);
    const heard = vi.fn();
    const stop = onAnnouncement('signedOut', heard);
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: 'saltbush.token' }));
    expect(getSession()).toBeUndefined();
    expect(heard).toHaveBeenCalledOnce();
    stop();
  });

  test('a session holds for the visit when storage is full', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    startSession(token, priya);
    expect(getSession()).toEqual({ ...token, user: priya });
    vi.restoreAllMocks();
  });
});
