import { expect, test } from 'vitest';
import { rational } from '../ingredients/rational';
import { clampServes, maxServes, scaleFactor } from './serves';

test.each([
  [4, 4],
  [0, 1],
  [-3, 1],
  [2.6, 3],
  [1e9, maxServes],
  [Number.NaN, 1],
])('%f serves become %i', (asked, kept) => {
  expect(clampServes(asked)).toBe(kept);
});

test.each([
  [4, 6, rational(3, 2)],
  [3, 1, rational(1, 3)],
  [5, 5, rational(1)],
  [0, 2, rational(2)],
])('a recipe for %i read for %i', (serves, wanted, factor) => {
  expect(scaleFactor(serves, wanted)).toEqual(factor);
});
