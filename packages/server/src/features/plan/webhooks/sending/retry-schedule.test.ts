import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextTry, retryWaitsMs } from './retry-schedule';

const noon = new Date('2026-11-26T12:00:00Z');
const none = { retryAfterMs: 0, random: 0 };
const hourMs = 3_600_000;

test('a delivery that fails is tried ten times in about three days, and then given up', () => {
  let [at, failures]: [Date, number] = [noon, 1];
  for (let next = nextTry(failures, at, none); next; next = nextTry(failures, at, none)) {
    at = next;
    failures += 1;
  }
  expect(failures).toBe(10);
  expect((at.getTime() - noon.getTime()) / hourMs).toBeCloseTo(75.6, 1);
});

test('a receiver that asks for a longer wait gets it, up to a day', () => {
  const after = (retryAfterMs: number) =>
    nextTry(1, noon, { retryAfterMs, random: 0 })!.getTime() - noon.getTime();
  expect(after(60_000)).toBe(60_000);
  expect(after(1_000)).toBe(retryWaitsMs[0]);
  expect(after(1e12)).toBe(24 * hourMs);
});

test('the wait of a retry is random, and never shorter than the schedule', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (failures, random) => {
        const wait =
          nextTry(failures, noon, { retryAfterMs: 0, random })!.getTime() - noon.getTime();
        expect(wait).toBeGreaterThanOrEqual(retryWaitsMs[failures - 1]!);
        expect(wait).toBeLessThanOrEqual(retryWaitsMs[failures - 1]! * 1.1 + 1);
      },
    ),
  );
});
