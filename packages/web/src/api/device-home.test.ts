import { expect, test } from 'vitest';
import { deviceFirstWeekday } from './device-home';

test.each([
  ['en-US', 'America/Chicago', 'sunday'],
  ['en-US', 'Pacific/Honolulu', 'sunday'],
  // What a browser speaks that nobody has set.
  ['en-US', 'Australia/Sydney', undefined],
  ['en-US', 'Europe/London', undefined],
  ['en-US', undefined, undefined],
  ['en-AU', 'Australia/Perth', undefined],
  ['en-AU', 'Asia/Tokyo', undefined],
  ['en-GB', 'Europe/London', 'monday'],
  ['ar-EG', 'Africa/Cairo', 'saturday'],
  ['pt-BR', 'America/Sao_Paulo', 'sunday'],
  ['no locale', 'Europe/London', undefined],
])('a browser that speaks %s in the zone %s starts its weeks on %s', (language, zone, first) => {
  expect(deviceFirstWeekday(language, zone)).toBe(first);
});
