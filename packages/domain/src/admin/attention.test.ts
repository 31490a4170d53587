import { expect, it, test } from 'vitest';
import { findAttention, type Attention, type ObservedInstance } from './attention';

const now = Date.parse('2026-11-25T12:00:00Z');
const hours = (n: number) => now - n * 3_600_000;
const gb = 1024 ** 3;
const well: ObservedInstance = {
  now,
  disk: { freeBytes: 50 * gb, totalBytes: 100 * gb },
  backupAt: hours(20),
  inUseSince: hours(24 * 365),
  failingJobs: 0,
  reportedRecipes: 0,
  reportedReviews: 0,
  unreadFeedback: 0,
  mail: { isSetUp: true, failed: 0 },
  services: [{ isSetUp: true, lastSuccessAt: hours(1), lastFailureAt: hours(2) }],
};

it('an instance where all is well needs no attention', () => {
  expect(findAttention(well)).toEqual([]);
});

test.each<[string, Partial<ObservedInstance>, Attention[]]>([
  ['a tenth free', { disk: { freeBytes: 10 * gb, totalBytes: 100 * gb } }, []],
  [
    'less than a tenth free',
    { disk: { freeBytes: 9.9 * gb, totalBytes: 100 * gb } },
    [{ kind: 'disk-low', count: 1 }],
  ],
  [
    'less than 1 GB free of a small disk',
    { disk: { freeBytes: 0.9 * gb, totalBytes: 2 * gb } },
    [{ kind: 'disk-low', count: 1 }],
  ],
  ['a disk that nobody knows', { disk: undefined }, []],
  [
    'people who wait',
    { unreadFeedback: 3, reportedRecipes: 1 },
    [
      { kind: 'recipes-reported', count: 1 },
      { kind: 'feedback-unread', count: 3 },
    ],
  ],
  ['two failing jobs', { failingJobs: 2 }, [{ kind: 'jobs-failing', count: 2 }]],
  [
    'a service that failed last',
    { services: [{ isSetUp: true, lastSuccessAt: hours(2), lastFailureAt: hours(1) }] },
    [{ kind: 'services-failing', count: 1 }],
  ],
  [
    'a service that only ever failed',
    { services: [{ isSetUp: true, lastFailureAt: hours(1) }] },
    [{ kind: 'services-failing', count: 1 }],
  ],
  [
    'services that are not set up',
    { services: [{ isSetUp: false }, { isSetUp: false }, { isSetUp: true }] },
    [{ kind: 'services-not-set-up', count: 2 }],
  ],
  ['mail that waits', { mail: { isSetUp: true, oldestWaitingAt: hours(1), failed: 0 } }, []],
  [
    'mail that waits too long',
    { mail: { isSetUp: true, oldestWaitingAt: hours(1.1), failed: 0 } },
    [{ kind: 'mail-late', count: 1 }],
  ],
  [
    'mail in the outbox of an instance that sends none',
    { mail: { isSetUp: false, oldestWaitingAt: hours(100), failed: 0 } },
    [],
  ],
  [
    'mail that was given up',
    { mail: { isSetUp: true, failed: 3 } },
    [{ kind: 'mail-failed', count: 3 }],
  ],
  ['a backup of six days ago', { backupAt: hours(24 * 6.9) }, []],
  ['a backup of seven days ago', { backupAt: hours(24 * 7) }, [{ kind: 'backup-old', count: 7 }]],
  ['no backup', { backupAt: undefined }, [{ kind: 'no-backup', count: 1 }]],
  [
    'a backup for which there was no space',
    { backupFailure: 'no-space' },
    [{ kind: 'backup-no-space', count: 1 }],
  ],
  [
    'a backup that failed otherwise',
    { backupFailure: 'other' },
    [{ kind: 'backup-failed', count: 1 }],
  ],
  [
    'a backup that could not be restored when that was tried',
    { hasProofFailed: true },
    [{ kind: 'backup-unproved', count: 1 }],
  ],
  [
    'a backup that could not be copied to object storage',
    { hasCopyFailed: true },
    [{ kind: 'backup-not-copied', count: 1 }],
  ],
  ['no backup of a new instance', { backupAt: undefined, inUseSince: hours(24 * 6) }, []],
  ['no backup of an empty instance', { backupAt: undefined, inUseSince: undefined }, []],
])('an instance needs attention by its figures: %s', (_what, observed, attention) => {
  expect(findAttention({ ...well, ...observed })).toEqual(attention);
});

it('the most urgent need for attention is named first', () => {
  const kinds = findAttention({
    ...well,
    services: [{ isSetUp: false }],
    failingJobs: 1,
    disk: { freeBytes: 0, totalBytes: gb },
  }).map(({ kind }) => kind);
  expect(kinds).toEqual(['disk-full', 'jobs-failing', 'services-not-set-up']);
});
