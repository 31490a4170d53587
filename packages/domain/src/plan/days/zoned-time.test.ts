import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isClockTime, momentOf, rfc3339In } from './zoned-time';
import { addDays, todayIn } from './week';

const written = (date: string, time: string, timeZone: string) =>
  rfc3339In(momentOf(date, time, timeZone), timeZone);

describe('the moment of a time on a clock', () => {
  test.each([
    ['2026-11-27', '18:30', 'Australia/Sydney', '2026-11-27T18:30:00+11:00'],
    ['2026-07-01', '18:30', 'Australia/Sydney', '2026-07-01T18:30:00+10:00'],
    ['2026-11-27', '18:30', 'Australia/Adelaide', '2026-11-27T18:30:00+10:30'],
    ['2026-07-01', '18:30', 'Australia/Lord_Howe', '2026-07-01T18:30:00+10:30'],
    ['2026-11-27', '18:30', 'Europe/London', '2026-11-27T18:30:00+00:00'],
    ['2026-07-01', '18:30', 'Europe/London', '2026-07-01T18:30:00+01:00'],
    ['2026-11-27', '18:30', 'America/St_Johns', '2026-11-27T18:30:00-03:30'],
    ['2026-11-27', '18:30', 'Pacific/Kiritimati', '2026-11-27T18:30:00+14:00'],
    ['2026-11-27', '00:00', 'UTC', '2026-11-27T00:00:00+00:00'],
  ])('the day %s at %s in %s is written %s', (date, time, timeZone, expected) => {
    expect(written(date, time, timeZone)).toBe(expected);
  });

  test.each([
    // Clocks go forward: what they skip is as long after the change.
    ['2026-10-04', '01:59', 'Australia/Sydney', '2026-10-04T01:59:00+10:00'],
    ['2026-10-04', '02:30', 'Australia/Sydney', '2026-10-04T03:30:00+11:00'],
    ['2026-10-04', '03:00', 'Australia/Sydney', '2026-10-04T03:00:00+11:00'],
    ['2026-10-04', '02:15', 'Australia/Lord_Howe', '2026-10-04T02:45:00+11:00'],
    ['2026-03-29', '01:30', 'Europe/London', '2026-03-29T02:30:00+01:00'],
    // Clocks go back: what is there twice is the first.
    ['2026-04-05', '02:30', 'Australia/Sydney', '2026-04-05T02:30:00+11:00'],
    ['2026-04-05', '03:00', 'Australia/Sydney', '2026-04-05T03:00:00+10:00'],
    ['2026-04-05', '01:45', 'Australia/Lord_Howe', '2026-04-05T01:45:00+11:00'],
    ['2026-04-05', '02:00', 'Australia/Lord_Howe', '2026-04-05T02:00:00+10:30'],
    ['2026-10-25', '01:30', 'Europe/London', '2026-10-25T01:30:00+01:00'],
    // The same evening.
    ['2026-10-04', '18:30', 'Australia/Sydney', '2026-10-04T18:30:00+11:00'],
    ['2026-04-05', '18:30', 'Australia/Lord_Howe', '2026-04-05T18:30:00+10:30'],
    ['2026-03-29', '18:30', 'Europe/London', '2026-03-29T18:30:00+01:00'],
  ])(
    'the day %s, when clocks change, has at %s in %s the moment %s',
    (date, time, timeZone, expected) => {
      expect(written(date, time, timeZone)).toBe(expected);
    },
  );

  test('dinner is on its own day in every zone, whatever the day', () => {
    const zones = ['Australia/Sydney', 'Australia/Lord_Howe', 'Europe/London', 'America/New_York'];
    fc.assert(
      fc.property(fc.nat(3_650), fc.constantFrom(...zones), (day, timeZone) => {
        const date = addDays('2024-01-01', day);
        const moment = momentOf(date, '18:30', timeZone);
        expect(todayIn(moment, timeZone)).toBe(date);
        const text = rfc3339In(moment, timeZone);
        expect(text.slice(0, 19)).toBe(`${date}T18:30:00`);
        expect(Date.parse(text)).toBe(moment.getTime());
      }),
    );
  });
});

test.each([
  ['00:00', true],
  ['18:30', true],
  ['23:59', true],
  ['24:00', false],
  ['7:30', false],
  ['18:60', false],
  ['18:30:00', false],
  ['', false],
])('the text %j is a time of a clock: %s', (text, isTime) => {
  expect(isClockTime(text)).toBe(isTime);
});
