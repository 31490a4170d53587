import { describe, expect, test, vi } from 'vitest';
import { priya, token } from '../testing/people';
import { onAnnouncement } from './announcements';
import { endSession, getSession, keepUser, startSession } from './session';

describe('session', () => {
  test('is kept in local storage: token, user id and user', () => {
    startSession(token, priya);
    expect(localStorage.getItem('saltbush.token')).toBe(token.token);
    expect(localStorage.getItem('saltbush.user-id')).toBe(priya._id);
    expect(JSON.parse(localStorage.getItem('saltbush.user')!)).toEqual(priya);
  });

  test('ends everywhere at once', () => {
    startSession(token, priya);
    endSession();
    expect(getSession()).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });

  test('keeps no user for a visitor', () => {
    keepUser(priya);
    expect(localStorage).toHaveLength(0);
  });

  test('follows what another tab does', () => {
    startSession(token, priya);
    const heard = vi.fn();
    const stop = onAnnouncement('signedOut', heard);
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: 'saltbush.token' }));
    expect(getSession()).toBeUndefined();
    expect(heard).toHaveBeenCalledOnce();
    stop();
  });

  test('holds for the visit when storage is full', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    startSession(token, priya);
    expect(getSession()).toEqual({ ...token, user: priya });
    vi.restoreAllMocks();
  });
});
