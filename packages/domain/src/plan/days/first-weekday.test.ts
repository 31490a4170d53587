import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstWeekdayOr, weekStartOf } from './first-weekday';
import { addDays, daysBetween, mondayOf, weekdayOf, weekdays } from './week';

test.each([
  ['saturday', 'saturday'],
  ['monday', 'monday'],
  [null, 'monday'],
  [undefined, 'monday'],
  ['Saturday', 'monday'],
  ['lundi', 'monday'],
])('a week whose stored first weekday is %j starts on %s', (stored, first) => {
  expect(firstWeekdayOr(stored)).toBe(first);
});

test.each([
  ['2026-11-26', 'thursday', '2026-11-26'],
  ['2026-11-26', 'friday', '2026-11-20'],
  ['2026-11-26', 'saturday', '2026-11-21'],
  ['2026-11-26', 'sunday', '2026-11-22'],
  ['2027-01-01', 'saturday', '2026-12-26'],
] as const)('the week of %s that starts on a %s begins on %s', (date, first, start) => {
  expect(weekStartOf(date, first)).toBe(start);
});

test('a week that starts on any weekday holds its day, and one that starts on Monday is as stored', () => {
  const anyDate = fc.integer({ min: 0, max: 30_000 }).map((days) => addDays('2000-01-03', days));
  fc.assert(
    fc.property(anyDate, fc.constantFrom(...weekdays), (date, first) => {
      const start = weekStartOf(date, first);
      expect(weekdayOf(start)).toBe(first);
      expect(daysBetween(start, date)).toBeGreaterThanOrEqual(0);
      expect(daysBetween(start, date)).toBeLessThan(7);
      expect(weekStartOf(date, 'monday')).toBe(mondayOf(date));
    }),
  );
});
