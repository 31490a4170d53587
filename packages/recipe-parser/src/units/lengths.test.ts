import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centimetresOfInches, inchesOfCentimetres } from './lengths';

test.each([
  [1 / 8, 0.3],
  [1 / 4, 0.5],
  [1 / 2, 1],
  [1, 2.5],
  [1.5, 4],
  [4.5, 11.5],
  [8, 20],
  [9, 23],
  [10, 25],
  [13, 33],
])('a length of %d inches is %d cm', (inches, centimetres) => {
  expect(centimetresOfInches(inches)).toBe(centimetres);
});

test.each([
  [1, 0.5],
  [2.5, 1],
  [20, 8],
  [23, 9],
  [24, 9.5],
])('a length of %d cm is %d inches', (centimetres, inches) => {
  expect(inchesOfCentimetres(centimetres)).toBe(inches);
});

test('a tin is never more than a fiftieth off, and comes back to its size', () => {
  fc.assert(
    fc.property(fc.integer({ min: 6, max: 15 }), (inches) => {
      const centimetres = centimetresOfInches(inches);
      expect(Math.abs(centimetres / (inches * 2.54) - 1)).toBeLessThan(0.02);
      expect(inchesOfCentimetres(centimetres)).toBe(inches);
    }),
  );
});
