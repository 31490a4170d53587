import { expect, it } from 'vitest';
import { nextAttemptAt } from './retry-after';

const noon = new Date('2026-11-21T12:00:00Z');
const minutesAfterNoon = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);

it('a mail is tried again after a minute, then more and more slowly, for a day', () => {
  const tries = [0];
  for (let attempts = 1; ; attempts += 1) {
    const next = nextAttemptAt({ createdAt: noon, attempts }, minutesAfterNoon(tries.at(-1)!));
    if (!next) break;
    tries.push((next.getTime() - noon.getTime()) / 60_000);
  }
  expect(tries).toEqual([0, 1, 6, 21, 81, 261, 441, 621, 801, 981, 1161, 1341]);
});

it('a mail that waited through a long pause of the server is given up at once', () => {
  const nextDay = minutesAfterNoon(24 * 60);
  expect(nextAttemptAt({ createdAt: noon, attempts: 1 }, nextDay)).toBeUndefined();
});
