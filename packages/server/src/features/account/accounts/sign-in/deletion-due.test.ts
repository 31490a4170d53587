import { expect, test } from 'vitest';
import { dayInWords } from './deletion-due';

test.each([
  ['Australia/Perth', '9 December 2026'],
  ['Pacific/Auckland', '10 December 2026'],
  [null, '10 December 2026'],
])('the day of a deletion is in the zone %s the %s', (timeZone, day) => {
  expect(dayInWords(new Date('2026-12-09T14:00:00Z'), timeZone)).toBe(day);
});
