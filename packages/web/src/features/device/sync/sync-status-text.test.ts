/** What the bars of plan and list say about changes: never "saved" before the device has them. */
import { describe, expect, it } from 'vitest';
import type { SyncStatus } from './plan-view';
import { describeStatus } from './sync-status-text';

const synced: SyncStatus = { state: 'synced', isOffline: false, waiting: 0 };
const connections: Partial<SyncStatus>[] = [
  {},
  { isOffline: true },
  { isOutOfDate: true },
  { isPolling: true },
  { isOffline: true, isOutOfDate: true },
];

describe('a status in words', () => {
  it.each(connections)(
    'a change that is not stored yet is never called saved (%o)',
    (connection) => {
      const status: SyncStatus = { ...synced, state: 'saving', waiting: 1, ...connection };
      expect(describeStatus(status).text).toBe('Saving …');
    },
  );

  it('a change that is stored but not sent is called saved on this device', () => {
    const waiting: SyncStatus = { ...synced, state: 'saved-on-device', waiting: 1 };
    expect(describeStatus(waiting).text).toBe('Saved on this device');
    expect(describeStatus({ ...waiting, isOffline: true }).text).toBe(
      'Offline: saved on this device, 1 change to send',
    );
    expect(describeStatus({ ...waiting, waiting: 2, isOutOfDate: true }).text).toBe(
      'Saved on this device. Reload the page to send 2 changes',
    );
  });

  it.each(connections)(
    'a change that could not be stored is never called saved (%o)',
    (connection) => {
      const status: SyncStatus = { ...synced, state: 'not-saved', waiting: 1, ...connection };
      expect(describeStatus(status).text).toMatch(/^Not saved/);
    },
  );
});
