import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addRationals,
  compareRationals,
  multiplyRationals,
  rational,
  rationalFromNumber,
  rationalToNumber,
} from './rational';

const smallRational = fc
  .tuple(fc.integer({ min: 0, max: 5000 }), fc.integer({ min: 1, max: 500 }))
  .map(([numerator, denominator]) => rational(numerator, denominator));

describe('rational', () => {
  it('a rational number is reduced, with its sign above the line', () => {
    expect(rational(6, 8)).toEqual({ numerator: 3, denominator: 4 });
    expect(rational(1, -2)).toEqual({ numerator: -1, denominator: 2 });
    expect(rational(0, 7)).toEqual({ numerator: 0, denominator: 1 });
  });

  it('a denominator of 0 is refused', () => {
    expect(() => rational(1, 0)).toThrow(RangeError);
  });

  it('rational numbers are added and multiplied exactly', () => {
    const third = rational(1, 3);
    expect(addRationals(addRationals(third, third), third)).toEqual(rational(1));
    expect(multiplyRationals(rational(3, 2), rational(2))).toEqual(rational(3));
  });

  it('a rational number agrees with floating point within its error', () => {
    fc.assert(
      fc.property(smallRational, smallRational, (a, b) => {
        const [x, y] = [rationalToNumber(a), rationalToNumber(b)];
        expect(rationalToNumber(addRationals(a, b))).toBeCloseTo(x + y, 6);
        expect(rationalToNumber(multiplyRationals(a, b))).toBeCloseTo(x * y, 3);
        expect(Math.sign(compareRationals(a, b))).toBe(Math.sign(x - y));
      }),
    );
  });

  it('the simplest fraction near a number is found', () => {
    expect(rationalFromNumber(0.3333333)).toEqual(rational(1, 3));
    expect(rationalFromNumber(2.75)).toEqual(rational(11, 4));
    expect(rationalFromNumber(-0.5)).toEqual(rational(-1, 2));
    expect(rationalFromNumber(Number.NaN)).toEqual(rational(0));
  });

  it('a rational number stays within safe integers whatever is added or multiplied', () => {
    const any = fc
      .tuple(fc.maxSafeInteger(), fc.integer({ min: 1 }))
      .map(([numerator, denominator]) => rational(numerator, denominator));
    fc.assert(
      fc.property(any, any, (a, b) => {
        for (const result of [addRationals(a, b), multiplyRationals(a, b)]) {
          expect(Number.isSafeInteger(result.numerator)).toBe(true);
          expect(Number.isSafeInteger(result.denominator)).toBe(true);
          expect(result.denominator).toBeGreaterThan(0);
        }
      }),
    );
  });
});
