import { addDays } from '@saltbush/domain/plan/days/week';
import { longestRange } from '@saltbush/domain/plan/days/day-range';
import { describe, expect, it } from 'vitest';
import { pickDay, toggleShoppingDay, type PickedDays } from './pick-days';

const pick = (...dates: string[]): PickedDays | undefined =>
  dates.reduce<PickedDays | undefined>(pickDay, undefined);

describe('the days of a list on a calendar', () => {
  const friday = '2026-12-04';
  const saturday = '2026-11-28';

  it('the first day that is tapped is picked alone, and waits for the last', () => {
    expect(pick(saturday)).toEqual({ days: { from: saturday, to: saturday }, isOpen: true });
  });

  it.each([
    ['the first day first', saturday, friday],
    ['the last day first', friday, saturday],
  ])('two days are picked whether somebody taps %s', (_order, one, other) => {
    expect(pick(one, other)).toEqual({ days: { from: saturday, to: friday }, isOpen: false });
  });

  it('one day that is tapped twice is picked for good', () => {
    expect(pick(saturday, saturday)?.isOpen).toBe(false);
  });

  it('a third tap begins again', () => {
    expect(pick(saturday, friday, '2026-12-07')?.days.from).toBe('2026-12-07');
  });

  it('days that are too many begin again at the last tap, which is said', () => {
    const last = addDays(saturday, longestRange - 1);
    const tooLate = addDays(saturday, longestRange);
    expect(pick(saturday, last)?.days).toEqual({ from: saturday, to: last });
    const days = { from: tooLate, to: tooLate };
    expect(pick(saturday, tooLate)).toEqual({ days, isOpen: true, wasTooLong: true });
  });
});

it.each([
  ['none', [], ['saturday']],
  ['Wednesday', ['wednesday'], ['wednesday', 'saturday']],
  ['Saturday', ['saturday'], null],
  ['Saturday and Monday', ['saturday', 'monday'], ['monday']],
  ['Monday and Wednesday', ['monday', 'wednesday'], ['wednesday', 'saturday']],
] as const)('after %s, a tap on Saturday leaves at most two days', (_before, days, after) => {
  expect(toggleShoppingDay(days, 'saturday')).toEqual(after);
});
