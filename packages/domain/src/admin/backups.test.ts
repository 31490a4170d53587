import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findSuperfluous, isBackupDue, isProofDue, nightOf, type BackupMade } from './backups';

const dayMs = 24 * 60 * 60 * 1000;
const start = Date.parse('2026-08-31T17:30:00Z');
const nightly = (day: number): BackupMade => {
  const madeAt = start + day * dayMs;
  return { madeAt, night: nightOf(madeAt) };
};
const days = (backups: readonly BackupMade[]) =>
  backups.map(({ madeAt }) => (madeAt - start) / dayMs).toSorted((one, next) => one - next);

test('a night begins at three in the morning in Sydney, in summer as in winter', () => {
  expect(nightOf(Date.parse('2026-11-27T15:59:59Z'))).toBe('2026-11-27');
  expect(nightOf(Date.parse('2026-11-27T16:00:00Z'))).toBe('2026-11-28');
  expect(nightOf(Date.parse('2026-07-27T16:59:59Z'))).toBe('2026-07-27');
  expect(nightOf(Date.parse('2026-07-27T17:00:00Z'))).toBe('2026-07-28');
});

describe('a backup is due', () => {
  const now = start + 10 * dayMs;
  const inUse = { now, inUseSince: start };

  test('a backup is due in a night that has none, also hours later', () => {
    expect(isBackupDue([nightly(9)], inUse)).toBe(true);
    expect(isBackupDue([nightly(9)], { ...inUse, now: now + 20 * 60 * 60 * 1000 })).toBe(true);
    expect(isBackupDue([nightly(10), nightly(9)], inUse)).toBe(false);
  });

  test('a backup that an admin asked for does not stand for that of the night', () => {
    expect(isBackupDue([{ madeAt: now }, nightly(9)], inUse)).toBe(true);
  });

  test('an instance without accounts, and one whose first account is younger than the night, needs no backup', () => {
    expect(isBackupDue([], { now, inUseSince: undefined })).toBe(false);
    expect(isBackupDue([], { now, inUseSince: now - 31 * 60_000 })).toBe(true);
    expect(isBackupDue([], { now, inUseSince: now - 29 * 60_000 })).toBe(false);
  });
});

describe('backups that stay', () => {
  /** As night after night the old ones are removed. */
  function afterNights(count: number): BackupMade[] {
    let left: BackupMade[] = [];
    for (let day = 0; day < count; day += 1) {
      const all = [...left, nightly(day)];
      const superfluous = new Set(findSuperfluous(all));
      left = all.filter((backup) => !superfluous.has(backup));
    }
    return left;
  }

  test('the backups of forty nights leave those of the last seven and the first of four weeks before', () => {
    // Night 0 is Tuesday, 1 September 2026.
    expect(days(afterNights(40))).toEqual([6, 13, 20, 27, 33, 34, 35, 36, 37, 38, 39]);
  });

  test('however many nights have passed, the newest backup stays, and never more than eleven', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), (count) => {
        const left = days(afterNights(count));
        expect(left.at(-1)).toBe(count - 1);
        expect(left.length).toBeLessThanOrEqual(11);
        expect(left.length).toBeGreaterThanOrEqual(Math.min(count, 7));
        if (count >= 42) expect(left).toHaveLength(11);
      }),
    );
  });

  test('old backups stay where no new one was made for long', () => {
    const old = [0, 1, 2].map(nightly);
    expect(findSuperfluous([...old, nightly(100)])).toEqual([]);
  });

  test('the last three backups that admins asked for stay, and take no place of a night', () => {
    const manual = [0, 1, 2, 3].map((day) => ({ madeAt: start + day * dayMs + 1 }));
    expect(findSuperfluous([...manual, ...[0, 1, 2].map(nightly)])).toEqual([manual[0]]);
  });
});

test('a backup is proved once in thirty days, and after a failure as soon as there is another', () => {
  const now = start;
  const passed = { at: now - 29 * dayMs, backup: 'a', outcome: 'passed' as const };
  expect(isProofDue(undefined, { newest: undefined, now })).toBe(false);
  expect(isProofDue(undefined, { newest: 'a', now })).toBe(true);
  expect(isProofDue(passed, { newest: 'b', now })).toBe(false);
  expect(isProofDue(passed, { newest: 'b', now: now + dayMs })).toBe(true);
  for (const outcome of ['failed', 'skipped'] as const) {
    expect(isProofDue({ ...passed, outcome }, { newest: 'a', now })).toBe(false);
    expect(isProofDue({ ...passed, outcome }, { newest: 'b', now })).toBe(true);
  }
});
