import { expect, test } from 'vitest';
import { formatMinutes, totalTime } from './times';

test.each([
  [{}, undefined],
  [{ prepMinutes: 10, cookMinutes: 25 }, 35],
  [{ prepMinutes: 10 }, 10],
  [{ cookMinutes: 25, prepMinutes: null }, 25],
  [{ prepMinutes: 10, cookMinutes: 25, totalMinutes: 90 }, 90],
  [{ prepMinutes: 10, totalMinutes: 0 }, 0],
])('%j takes %j minutes', (times, total) => {
  expect(totalTime(times)).toBe(total);
});

test.each([
  [0, '0 min'],
  [59, '59 min'],
  [60, '1 h'],
  [105, '1 h 45 min'],
  [1500, '25 h'],
  [2880, '2 days'],
  [3000, '2 days 2 h'],
  [2909, '2 days'],
])('%i minutes read as %s', (minutes, text) => {
  expect(formatMinutes(minutes)).toBe(text);
});
