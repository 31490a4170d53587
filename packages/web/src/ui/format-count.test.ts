import { expect, test } from 'vitest';
import { formatCount } from './format-count';

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [1_234_567, '1,234,567'],
  [-999, '-999'],
  [-1200, '-1,200'],
])('the number %d is written %s', (count, text) => {
  expect(formatCount(count)).toBe(text);
});
