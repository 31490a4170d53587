import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rational, rationalToNumber } from '@saltbush/recipe-parser/units';
import { areaOf, tinFactor, tinLabel, usualTins, type Tin } from './tin';
import { tinAdvice } from './tin-advice';

const round = (across: number): Tin => ({ shape: 'round', across, count: 1 });
const square = (across: number): Tin => ({ shape: 'square', across, count: 1 });
const loaf: Tin = { shape: 'loaf', length: 21, width: 11, count: 1 };

test.each([
  [round(20), round(23), 1.32],
  [round(23), round(20), 0.76],
  [round(20), square(20), 1.27],
  [square(20), round(23), 1.04],
  [round(20), loaf, 0.74],
  [loaf, square(23), 2.29],
  [{ ...round(20), count: 2 }, round(23), 0.66],
])('a change of tin from %o to %o makes the recipe %d times as much', (from, to, times) => {
  expect(rationalToNumber(tinFactor(from, to))).toBe(times);
});

const anyTin = fc.oneof(
  fc.record({
    shape: fc.constantFrom('round' as const, 'square' as const),
    across: fc.integer({ min: 10, max: 45 }),
    count: fc.integer({ min: 1, max: 3 }),
  }),
  fc.constantFrom(...usualTins),
);

describe('amounts by area', () => {
  test('a change of tin there and back is what it was, to a hundredth of the larger', () => {
    fc.assert(
      fc.property(anyTin, anyTin, (from, to) => {
        const there = rationalToNumber(tinFactor(from, to));
        const back = rationalToNumber(tinFactor(to, from));
        expect(Math.abs(there * back - 1)).toBeLessThan(0.006 * (there + back));
      }),
    );
  });

  test('a tin of a larger area never takes less', () => {
    fc.assert(
      fc.property(anyTin, anyTin, anyTin, (from, a, b) => {
        const [small, large] = areaOf(a) <= areaOf(b) ? [a, b] : [b, a];
        const of = (tin: Tin) => rationalToNumber(tinFactor(from, tin));
        expect(of(small)).toBeLessThanOrEqual(of(large));
      }),
    );
  });

  test('a change to the same tin changes nothing', () => {
    fc.assert(fc.property(anyTin, (tin) => rationalToNumber(tinFactor(tin, tin)) === 1));
  });
});

test('tins to choose from have names of their own', () => {
  expect(usualTins.map(tinLabel)).toEqual([
    '20 cm round',
    '22 cm round',
    '23 cm round',
    '20 cm square',
    '23 cm square',
    '21 × 11 cm loaf',
    '23 × 13 cm loaf',
  ]);
});

test.each([
  [round(20), round(23), rational(1), 'As high as', '5 to 10 minutes more'],
  [round(23), round(20), rational(1), 'As high as', 'less time'],
  [round(20), loaf, rational(1), 'As high as', 'A loaf takes longer'],
  [square(20), round(23), rational(3, 2), '1.5 times as high', 'at the time of the recipe'],
  [round(20), round(20), rational(1, 2), '0.5 times as high', 'at the time of the recipe'],
])(
  'advice for a change of tin from %o to %o names height and time',
  (from, to, serves, height, time) => {
    const advice = tinAdvice(from, to, serves);
    expect(advice.height).toContain(height);
    expect(advice.time).toContain(time);
  },
);
