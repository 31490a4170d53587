import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextAttempt, waitAfter } from './retries';

const noon = new Date('2026-11-26T12:00:00Z');
const secondsAfterNoon = (seconds: number) => new Date(noon.getTime() + seconds * 1_000);
const waitsMs = [10_000, 30_000, 60_000];

test('the attempts of a failing task come after waits that grow, the last of which repeats until nobody wants it', () => {
  const expiresAt = secondsAfterNoon(200);
  const attemptedAt = [noon];
  for (let attempts = 1; ; attempts += 1) {
    const next = nextAttempt({ attempts, expiresAt }, attemptedAt.at(-1)!, waitsMs);
    if (!next) break;
    attemptedAt.push(next);
  }
  expect(attemptedAt).toEqual([0, 10, 40, 100, 160].map(secondsAfterNoon));
});

test('a task is not tried before the moment that the other side asked for', () => {
  const task = { attempts: 1, expiresAt: secondsAfterNoon(200) };
  expect(nextAttempt(task, noon, waitsMs, 45_000)).toEqual(secondsAfterNoon(45));
  expect(nextAttempt(task, noon, waitsMs, 5_000)).toEqual(secondsAfterNoon(10));
  expect(nextAttempt(task, noon, waitsMs, 200_000)).toBeUndefined();
});

test('a wait is never shorter than the one before it, however often a task has failed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000 }), (failures) => {
      const wait = waitAfter(failures, waitsMs);
      expect(wait).toBeGreaterThan(0);
      expect(waitAfter(failures + 1, waitsMs)).toBeGreaterThanOrEqual(wait);
    }),
  );
});
