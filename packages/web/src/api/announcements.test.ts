import { expect, it, vi } from 'vitest';
import { announce, onAnnouncement } from './announcements';

it('an announcement calls its listeners without an argument, until they unsubscribe', () => {
  const listener = vi.fn();
  const stop = onAnnouncement('householdAccessDenied', listener);
  announce('householdAccessDenied');
  announce('signedOut');
  stop();
  announce('householdAccessDenied');
  expect(listener.mock.calls).toEqual([[]]);
});
