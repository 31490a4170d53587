import { expect, test } from 'vitest';
import { homeTimeZone } from './home-time-zone';

test.each(['Australia/Perth', 'Asia/Kolkata', 'America/Argentina/Buenos_Aires'])(
  'a home can be in %s',
  (zone) => {
    expect(homeTimeZone(zone)).toBe(zone);
  },
);

test.each([
  'UTC',
  'GMT',
  'EST',
  'Etc/UTC',
  'etc/utc',
  'Etc/GMT+9',
  'Australia/Atlantis',
  '/',
  '',
  undefined,
])('no home is in %j', (zone) => {
  expect(homeTimeZone(zone)).toBeUndefined();
});
