import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, todayIn } from '../../plan/days/week';
import { endOfLink, isPossibleLastDay, lastDayOfLink, mostLinkDays } from './link-end';

describe('the end of a link', () => {
  test.each([
    ['Australia/Sydney', '2026-12-05T13:00:00.000Z'],
    ['Australia/Perth', '2026-12-05T16:00:00.000Z'],
    ['UTC', '2026-12-06T00:00:00.000Z'],
  ])('a link of a person in %s ends at their midnight, %s', (timeZone, moment) => {
    expect(endOfLink('2026-12-05', timeZone).toISOString()).toBe(moment);
  });

  test('a link ends with the night in which clocks go forward at midnight', () => {
    const end = endOfLink('2026-09-05', 'America/Santiago');
    expect(todayIn(end, 'America/Santiago')).toBe('2026-09-06');
    expect(todayIn(new Date(end.getTime() - 1), 'America/Santiago')).toBe('2026-09-05');
  });

  test('the last day of a link is read from its end in any zone', () => {
    const days = fc.integer({ min: 0, max: mostLinkDays }).map((n) => addDays('2026-11-29', n));
    const zones = fc.constantFrom(
      'Australia/Lord_Howe',
      'Pacific/Kiritimati',
      'America/Los_Angeles',
      'America/Santiago',
      'Asia/Kathmandu',
    );
    fc.assert(
      fc.property(days, zones, (day, zone) => {
        expect(lastDayOfLink(endOfLink(day, zone), zone)).toBe(day);
      }),
    );
  });

  test.each([
    ['2026-11-28', false],
    ['2026-11-29', true],
    [addDays('2026-11-29', mostLinkDays), true],
    [addDays('2026-11-29', mostLinkDays + 1), false],
  ])('a link that is made on 29 November 2026 may last until %s: %s', (day, isPossible) => {
    expect(isPossibleLastDay(day, '2026-11-29')).toBe(isPossible);
  });
});
