import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, weekdayOf, weekdays } from '../days/week';
import { withShop } from './recent-shops';
import { forNextShop, shoppingDaysOf, untilNextShop } from './shopping-days';

describe('a list until the next shop', () => {
  test.each([
    ['2026-11-25', ['saturday'], '2026-11-25', '2026-11-27'],
    ['2026-11-27', ['saturday'], '2026-11-27', '2026-11-27'],
    ['2026-11-28', ['saturday'], '2026-11-28', '2026-12-04'],
    ['2026-11-28', ['wednesday', 'saturday'], '2026-11-28', '2026-12-01'],
    ['2026-12-29', ['sunday'], '2026-12-29', '2027-01-02'],
  ] as const)('the list of %s before a shop on %s is for %s to %s', (today, days, from, to) => {
    expect(untilNextShop(today, days)).toEqual({ from, to });
  });

  test('the days of one shop and of the next leave none out and name none twice', () => {
    const days = fc.uniqueArray(fc.constantFrom(...weekdays), { minLength: 1, maxLength: 2 });
    fc.assert(
      fc.property(fc.nat(400), days, (start, shoppingDays) => {
        const today = addDays('2026-01-01', start);
        const now = untilNextShop(today, shoppingDays);
        const next = forNextShop(today, shoppingDays);
        expect([now.from, next.from]).toEqual([today, addDays(now.to, 1)]);
        expect(shoppingDays).toContain(weekdayOf(next.from));
        expect(now.to >= now.from && next.to >= next.from).toBe(true);
      }),
    );
  });
});

describe('shopping days', () => {
  const saturdays = ['2026-11-07', '2026-11-14', '2026-11-21'];

  test.each([
    ['nobody knows of one shop', ['2026-11-21'], []],
    ['the weekday of two shops is learned', ['2026-11-14', '2026-11-21'], ['saturday']],
    ['a shop in between changes nothing', [...saturdays, '2026-11-18'], ['saturday']],
    [
      'two weekdays are learned, the more frequent first',
      [...saturdays, '2026-11-11', '2026-11-18'],
      ['saturday', 'wednesday'],
    ],
    ['shops of long ago are forgotten', ['2026-08-01', '2026-08-08'], []],
  ])('learned shopping days: %s', (_what, recentShops, days) => {
    expect(shoppingDaysOf({ recentShops }, '2026-11-25')).toEqual(days);
  });

  test('chosen shopping days count more than learned ones', () => {
    const settings = { shoppingDays: ['monday' as const], recentShops: saturdays };
    expect(shoppingDaysOf(settings, '2026-11-25')).toEqual(['monday']);
  });

  test('a day is remembered once, and eight of them', () => {
    expect(withShop(['2026-11-21'], '2026-11-21')).toEqual(['2026-11-21']);
    const many = Array.from({ length: 8 }, (_, index) => addDays('2026-01-03', 7 * index));
    expect(withShop(many, '2026-02-28')).toEqual([...many.slice(1), '2026-02-28']);
  });
});
