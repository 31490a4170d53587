import { expect, test } from 'vitest';
import { timeLeft } from './time-left';

test.each([
  ['2026-12-21T08:00Z', '30 days left'],
  ['2026-12-03T07:00Z', '12 days left'],
  ['2026-11-22T09:00Z', '2 days left'],
  ['2026-11-22T07:00Z', 'Less than a day left'],
  ['2026-11-20T07:00Z', 'Less than a day left'],
])('the time left until %s reads: %s', (goneAt, words) => {
  expect(timeLeft(new Date('2026-11-21T08:00Z'), new Date(goneAt))).toBe(words);
});
