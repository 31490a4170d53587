import { expect, test } from 'vitest';
import { haveSameClocks, placeOf } from './zone-clocks';

test.each([
  ['Australia/Perth', 'Perth'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires'],
  ['UTC', 'UTC'],
])('the place of the time zone %s is %s', (zone, place) => {
  expect(placeOf(zone)).toBe(place);
});

test.each([
  ['Australia/Melbourne', 'Australia/Sydney', true],
  ['Australia/Brisbane', 'Australia/Sydney', false],
  ['Australia/Lord_Howe', 'Australia/Sydney', false],
  ['Asia/Kolkata', 'Asia/Calcutta', true],
  ['Pacific/Auckland', 'Australia/Sydney', false],
])('the clocks of %s and %s are the same the year round: %s', (one, other, isSame) => {
  for (const now of ['2026-01-15T00:00:00Z', '2026-07-15T00:00:00Z']) {
    expect(haveSameClocks(one, other, new Date(now))).toBe(isSame);
  }
});
