import { expect, it, test } from 'vitest';
import * as fc from 'fast-check';
import {
  clampCookingQuantity,
  formatCookingQuantity,
  maxCookingQuantity,
  minCookingQuantity,
  nextCookingQuantity,
} from './cooking-quantity';

test.each([
  [1, 1],
  [0, 1],
  [-2, 1],
  [Number.NaN, 1],
  [0.25, 0.5],
  [1.25, 1.25],
  [400, 20],
  [Number.POSITIVE_INFINITY, 20],
])('%d is clamped to %d', (amount, clamped) => {
  expect(clampCookingQuantity(amount)).toBe(clamped);
});

test.each([
  [1, 'up', 1.5],
  [1, 'down', 0.5],
  [0.5, 'down', 0.5],
  [1.25, 'up', 1.5],
  [1.25, 'down', 1],
  [20, 'up', 20],
] as const)('from %d %s leads to %d', (amount, direction, next) => {
  expect(nextCookingQuantity(amount, direction)).toBe(next);
});

it('steps stay on halves within the bounds', () => {
  fc.assert(
    fc.property(fc.double(), fc.constantFrom('up' as const, 'down' as const), (amount, way) => {
      const next = nextCookingQuantity(amount, way);
      expect(next * 2).toBe(Math.round(next * 2));
      expect(next).toBeGreaterThanOrEqual(minCookingQuantity);
      expect(next).toBeLessThanOrEqual(maxCookingQuantity);
    }),
  );
});

test.each([
  [0.5, '½'],
  [1, '1'],
  [1.5, '1½'],
  [10, '10'],
])('%d is shown as %s', (amount, text) => {
  expect(formatCookingQuantity(amount)).toBe(text);
});
