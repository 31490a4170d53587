import { expect, test } from 'vitest';
import { openPace } from './pace';

test('two who work at the same moment wait for what both of them cost', () => {
  const pace = openPace(() => 1_000);
  expect([pace(30), pace(20)]).toEqual([30, 50]);
});

test('time in which nobody works is no credit', () => {
  let now = 0;
  const pace = openPace(() => now);
  expect(pace(30)).toBe(30);
  now = 60_000;
  expect(pace(10)).toBe(10);
});

test('costs too small for a timer are waited for together', () => {
  const pace = openPace(() => 1_000);
  expect([pace(2), pace(2), pace(2)]).toEqual([0, 0, 6]);
});
