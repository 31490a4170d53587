import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minutesFrom } from '@saltbush/recipe-parser/text';
import { formatMinutes, totalTime } from './times';

test.each([
  [{}, undefined],
  [{ prepMinutes: 10, cookMinutes: 25 }, 35],
  [{ prepMinutes: 10 }, 10],
  [{ cookMinutes: 25, prepMinutes: null }, 25],
  [{ prepMinutes: 10, cookMinutes: 25, totalMinutes: 90 }, 90],
  [{ prepMinutes: 10, totalMinutes: 0 }, 0],
])('the times %j take %j minutes', (times, total) => {
  expect(totalTime(times)).toBe(total);
});

test.each([
  [0, '0 min'],
  [59, '59 min'],
  [60, '1 h'],
  [105, '1 h 45 min'],
  [1500, '25 h'],
  [2880, '2 days'],
  [3000, '2 days 2 h'],
  [4350, '3 days 30 min'],
  [2945, '2 days 1 h 5 min'],
])('a time of %i minutes reads as %s', (minutes, text) => {
  expect(formatMinutes(minutes)).toBe(text);
});

test('a time that is shown is read back as the same', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30 * 24 * 60 }), (minutes) => {
      expect(minutesFrom(formatMinutes(minutes))).toBe(minutes);
    }),
  );
});
