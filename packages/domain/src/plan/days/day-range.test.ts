import { describe, expect, it } from 'vitest';
import { dayWanted, isInRange, isPlanDay, sevenDaysFrom } from './day-range';
import { weekWanted } from './week-wanted';

describe('what is wanted without a day', () => {
  const today = '2026-11-25';

  it.each([
    ['until the next shop', { from: today, to: '2026-11-27' }, '2026-11-23'],
    ['for the next shop', sevenDaysFrom('2026-11-28'), '2026-11-30'],
    ['of a week that is over', sevenDaysFrom('2026-11-16'), '2026-11-16'],
    ['of weeks around today', { from: '2026-11-16', to: '2026-11-29' }, '2026-11-23'],
    ['of a weekend in this week', { from: '2026-11-28', to: '2026-11-29' }, undefined],
  ])('a dish that is wanted %s is stored in a week that puts it there', (_what, days, week) => {
    expect(weekWanted(days, today)).toBe(week);
    if (week !== undefined) expect(isInRange(dayWanted(week, today), days)).toBe(true);
  });
});

it.each([
  ['2026-11-25', true],
  ['2026-02-29', false],
  ['1999-12-31', false],
  ['2100-01-01', false],
  ['Saturday', false],
])('the text "%s" is a day that a plan can have: %s', (text, expected) => {
  expect(isPlanDay(text)).toBe(expected);
});
