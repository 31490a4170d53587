import { expect, it, test, vi } from 'vitest';
import { isKnownTimeZone } from './known-time-zone';
import { standInTimeZone, timeZoneOr } from './stand-in-time-zone';
import { isTimeZone } from './time-zone';

test.each(Intl.supportedValuesOf('timeZone'))('the time zone %s is known', (zone) => {
  expect(isTimeZone(zone)).toBe(true);
});

test.each(['UTC', 'Asia/Kolkata', 'Asia/Calcutta', 'Etc/GMT+12', standInTimeZone])(
  'the name %s of a time zone is known',
  (zone) => {
    expect(isTimeZone(zone)).toBe(true);
  },
);

test.each([
  '',
  'Australia',
  'Australia/Atlantis',
  'Etc/Unknown',
  '+10:00',
  ' Australia/Perth',
  'America/'.repeat(20),
])('the text %j is no time zone', (text) => {
  expect(isTimeZone(text)).toBe(false);
});

it('the zone of a home is the chosen one, or the one that everybody had before', () => {
  expect(timeZoneOr('Australia/Perth')).toBe('Australia/Perth');
  expect(timeZoneOr(null)).toBe(standInTimeZone);
  expect(timeZoneOr(undefined)).toBe(standInTimeZone);
  expect(timeZoneOr('Australia/Atlantis')).toBe(standInTimeZone);
});

test.each(['Africa/Nairobi', 'Africa/Atlantis'])(
  'whether %s is a zone is found out once',
  (zone) => {
    const first = isKnownTimeZone(zone);
    const format = vi.spyOn(Intl, 'DateTimeFormat');
    expect(isKnownTimeZone(zone)).toBe(first);
    expect(format).not.toHaveBeenCalled();
    format.mockRestore();
  },
);
