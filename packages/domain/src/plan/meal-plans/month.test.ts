import { expect, test } from 'vitest';
import { addMonths, datesOfWeek, formatMonth, monthOf, weeksOfMonth } from './month';

test.each([
  ['2026-11', 1, '2026-12'],
  ['2026-11', 2, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-11', 0, '2026-11'],
])('the month %s and %i months is %s', (month, months, result) => {
  expect(addMonths(month, months)).toBe(result);
});

test.each([
  ['2026-11', '2026-10-26', '2026-11-30', 6],
  // It begins on a Monday and has four weeks.
  ['2027-02', '2027-02-01', '2027-02-22', 4],
  ['2026-12', '2026-11-30', '2026-12-28', 5],
])('the month %s has the weeks from %s to %s', (month, first, last, count) => {
  const weeks = weeksOfMonth(month);
  expect([weeks[0], weeks.at(-1), weeks.length]).toEqual([first, last, count]);
  const days = weeks.flatMap(datesOfWeek).filter((date) => monthOf(date) === month);
  expect(days[0]).toBe(`${month}-01`);
  expect(new Set(days).size).toBeGreaterThanOrEqual(28);
});

test('a month has a name', () => {
  expect(formatMonth('2026-11')).toBe('November 2026');
});
