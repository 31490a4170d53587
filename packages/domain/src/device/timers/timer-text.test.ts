import { expect, test } from 'vitest';
import { clockText, lengthText, timerName } from './timer-text';

test.each([
  ['simmer', 3, 'Simmer · step 3'],
  ['', 3, 'Step 3'],
])('a timer for "%s" in step %i is named %s', (label, step, name) => {
  expect(timerName(label, step)).toBe(name);
});

test.each([
  [0, '0:00'],
  [-5_000, '0:00'],
  [1, '0:01'],
  [999, '0:01'],
  [65_000, '1:05'],
  [599_001, '10:00'],
  [3_600_000, '1:00:00'],
  [43_261_000, '12:01:01'],
])('a clock that shows %i ms reads %s', (ms, text) => {
  expect(clockText(ms)).toBe(text);
});

test.each([
  [0, '0 seconds'],
  [30_000, '30 seconds'],
  [60_000, '1 minute'],
  [90_000, '1 minute 30 seconds'],
  [3_600_000, '1 hour'],
  [4_800_000, '1 hour 20 minutes'],
])('a length of %i ms is said as %s', (ms, text) => {
  expect(lengthText(ms)).toBe(text);
});
