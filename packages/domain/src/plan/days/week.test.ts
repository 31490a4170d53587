import { describe, expect, it, test } from 'vitest';
import * as fc from 'fast-check';
import {
  addDays,
  addWeeks,
  daysBetween,
  daysOfWeek,
  formatDay,
  formatWeek,
  isMonday,
  isPlainDate,
  mondayOf,
  todayIn,
  daysAnywhere,
  mondaysAnywhere,
  weekdayName,
  weekdayOf,
} from './week';

const anyDate = fc
  .integer({ min: 0, max: 60_000 })
  .map((days) => addDays('1970-01-01', days))
  .filter((date) => date.length === 10);

describe('a plain date', () => {
  test.each(['2026-11-23', '2024-02-29', '0001-01-01', '9999-12-31'])(
    'the date %s exists',
    (text) => {
      expect(isPlainDate(text)).toBe(true);
    },
  );
  test.each(['2026-02-29', '2026-13-01', '2026-11-31', '26-11-23', '2026-11-23T00:00', '', 'x'])(
    'the text "%s" is no date',
    (text) => {
      expect(isPlainDate(text)).toBe(false);
    },
  );
});

describe('the Monday of a date', () => {
  test.each([
    ['2026-11-23', '2026-11-23'],
    ['2026-11-24', '2026-11-23'],
    ['2026-11-29', '2026-11-23'],
    ['2026-11-30', '2026-11-30'],
    ['2027-01-01', '2026-12-28'],
    ['2024-03-03', '2024-02-26'],
  ])('the Monday of the week of %s is %s', (date, monday) => {
    expect(mondayOf(date)).toBe(monday);
  });

  it('the Monday of a week is at most six days before each of its days', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        const monday = mondayOf(date);
        expect(isMonday(monday)).toBe(true);
        expect(daysBetween(monday, date)).toBeGreaterThanOrEqual(0);
        expect(daysBetween(monday, date)).toBeLessThan(7);
      }),
    );
  });
});

it('days and weeks are added across months, years and daylight saving', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2026-10-04', 1)).toBe('2026-10-05');
  expect(addWeeks('2026-11-23', -1)).toBe('2026-11-16');
  fc.assert(
    fc.property(anyDate, fc.integer({ min: -500, max: 500 }), (date, days) => {
      expect(daysBetween(date, addDays(date, days))).toBe(days);
    }),
  );
});

it('the seven days of a week have their names', () => {
  const days = daysOfWeek('2026-11-23');
  expect(days.map((day) => day.name).join(' ')).toBe(
    'Monday Tuesday Wednesday Thursday Friday Saturday Sunday',
  );
  expect(days[6]).toEqual({ weekday: 'sunday', date: '2026-11-29', name: 'Sunday' });
  for (const day of days) expect(weekdayOf(day.date)).toBe(day.weekday);
  expect(weekdayOf('2026-11-25')).toBe('wednesday');
  expect(weekdayName('friday')).toBe('Friday');
});

describe('today', () => {
  test.each([
    ['2026-11-22T12:59:59Z', 'Australia/Sydney', '2026-11-22'],
    ['2026-11-22T13:00:00Z', 'Australia/Sydney', '2026-11-23'],
    ['2026-06-21T13:59:59Z', 'Australia/Sydney', '2026-06-21'],
    ['2026-06-21T14:00:00Z', 'Australia/Sydney', '2026-06-22'],
    ['2026-11-22T13:00:00Z', 'Australia/Perth', '2026-11-22'],
    ['2026-11-22T13:00:00Z', 'Pacific/Honolulu', '2026-11-22'],
  ])('the time %s in the zone %s falls on the day %s', (now, timeZone, today) => {
    expect(todayIn(new Date(now), timeZone)).toBe(today);
  });

  it('today is refused for a zone that does not exist', () => {
    expect(() => todayIn(new Date(), 'Australia/Atlantis')).toThrow(RangeError);
  });

  it.each([
    ['2026-11-22T09:59:00Z', ['2026-11-21', '2026-11-22']],
    ['2026-11-22T10:00:00Z', ['2026-11-21', '2026-11-22', '2026-11-23']],
    ['2026-11-22T12:00:00Z', ['2026-11-22', '2026-11-23']],
  ])('the time %s falls somewhere on Earth on one of the days %j', (now, days) => {
    expect(daysAnywhere(new Date(now))).toEqual(days);
  });

  it('today is one of the days anywhere in every zone, and its week begins on one of the Mondays anywhere', () => {
    const zones = Intl.supportedValuesOf('timeZone');
    const times = fc.date({
      min: new Date('2000-01-01'),
      max: new Date('2100-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(times, fc.constantFrom(...zones), (now, zone) => {
        expect(daysAnywhere(now)).toContain(todayIn(now, zone));
        expect(mondaysAnywhere(now)).toContain(mondayOf(todayIn(now, zone)));
      }),
    );
  });
});

it('days and weeks are written in words', () => {
  expect(formatDay('2026-11-23')).toBe('23 November');
  expect(formatWeek('2026-11-23')).toBe('23 – 29 November');
  expect(formatWeek('2026-11-30')).toBe('30 November – 6 December');
});
