import { expect, test } from 'vitest';
import { addMonths, formatMonth, monthOf, weeksOfMonth } from './month';
import { daysOfWeek } from './week';

test.each([
  ['2026-11', 1, '2026-12'],
  ['2026-11', 2, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-11', 0, '2026-11'],
])('the month %s and %i months is %s', (month, months, result) => {
  expect(addMonths(month, months)).toBe(result);
});

test.each([
  ['2026-11', 'monday', '2026-10-26', '2026-11-30', 6],
  ['2026-11', 'sunday', '2026-11-01', '2026-11-29', 5],
  ['2026-11', 'saturday', '2026-10-31', '2026-11-28', 5],
  // It begins on a Monday and has four weeks.
  ['2027-02', 'monday', '2027-02-01', '2027-02-22', 4],
  ['2026-12', 'monday', '2026-11-30', '2026-12-28', 5],
] as const)(
  'the month %s in weeks from %s has those from %s to %s',
  (month, firstWeekday, first, last, count) => {
    const weeks = weeksOfMonth(month, firstWeekday);
    expect([weeks[0], weeks.at(-1), weeks.length]).toEqual([first, last, count]);
    const days = weeks
      .flatMap(daysOfWeek)
      .map(({ date }) => date)
      .filter((date) => monthOf(date) === month);
    expect(days[0]).toBe(`${month}-01`);
    expect(new Set(days).size).toBeGreaterThanOrEqual(28);
  },
);

test('a month has a name', () => {
  expect(formatMonth('2026-11')).toBe('November 2026');
});
