import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseQuantity } from './parse-quantity';
import {
  addQuantities,
  compareQuantities,
  formatQuantity,
  multiplyQuantity,
  quantity,
  toNumber,
} from './quantity';
import { rational, rationalToNumber } from './rational';

/** Also half surrogates. The unit `binary` of fast-check takes a second to begin. */
const anyCharacter = fc.nat({ max: 0x10ffff }).map((code) => String.fromCodePoint(code));

function ends(text: string): [number, number] | undefined {
  const amount = parseQuantity(text);
  return amount && [rationalToNumber(amount.min), rationalToNumber(amount.max)];
}

describe('parseQuantity', () => {
  it.each([
    ['2', 2],
    ['  2 ', 2],
    ['0.5', 0.5],
    ['.5', 0.5],
    ['1,5', 1.5],
    ['sechs', 6],
    ['zwölf', 12],
    ['einundzwanzig', 21],
    ['fünfundneunzig', 95],
    ['dreißig', 30],
    ['dreissig', 30],
    ['hundert', 100],
    ['fünfhundert', 500],
    ['zweihundertfünfzig', 250],
    ['anderthalb', 1.5],
    ['zweieinhalb', 2.5],
    ['ein Dutzend', 12],
    ['drei Viertel', 0.75],
    ['ein halbes Dutzend', 6],
    ['zwo', 2],
    ['1,000', 1000],
    ['12,500', 12500],
    ['0,125', 0.125],
    ['1/2', 0.5],
    ['1⁄2', 0.5],
    ['1 / 2', 0.5],
    ['½', 0.5],
    ['1½', 1.5],
    ['1 ½', 1.5],
    ['1 1/2', 1.5],
    ['1-1/2', 1.5],
    ['1 - 1/2', 1.5],
    ['1 and 1/2', 1.5],
    ['1 & 1/2', 1.5],
    ['2¾', 2.75],
    ['a', 1],
    ['An', 1],
    ['two', 2],
    ['half', 0.5],
    ['half a', 0.5],
    ['half a dozen', 6],
    ['a dozen', 12],
    ['two dozen', 24],
    ['a couple', 2],
    ['one and a half', 1.5],
    ['a quarter', 0.25],
    ['7/4', 1.75],
  ])('the quantity %j is read as %d', (text, expected) => {
    expect(ends(text)).toEqual([expected, expected]);
  });

  it.each([
    ['2-3', 2, 3],
    ['2 - 3', 2, 3],
    ['2–3', 2, 3],
    ['2 — 3', 2, 3],
    ['2 to 3', 2, 3],
    ['2 or 3', 2, 3],
    ['2 bis 3', 2, 3],
    ['2 à 3', 2, 3],
    ['½-¾', 0.5, 0.75],
    ['1/2 - 3/4', 0.5, 0.75],
    ['1-1 1/2', 1, 1.5],
    ['1 1/2-2', 1.5, 2],
    ['two to three', 2, 3],
    ['100-150', 100, 150],
  ])('the quantity %j is read as a range', (text, min, max) => {
    expect(ends(text)).toEqual([min, max]);
  });

  it.each(['', ' ', 'to taste', '2 large', '1/0', '-', '3-2', 'half-baked', '½x', '/2'])(
    'the text %j is no quantity',
    (text) => {
      expect(parseQuantity(text)).toBeUndefined();
    },
  );

  it('any text is read as a quantity without an error', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (text) => {
        const amount = parseQuantity(text);
        if (amount) expect(Number.isFinite(toNumber(amount))).toBe(true);
      }),
    );
  });
});

describe('sums', () => {
  it('the sum of two quantities adds the ends of ranges', () => {
    const sum = addQuantities(quantity(rational(1)), quantity(rational(2), rational(3)));
    expect(sum).toEqual(quantity(rational(3), rational(4)));
  });

  it('a quantity multiplied scales both its ends', () => {
    const scaled = multiplyQuantity(quantity(rational(1, 3), rational(1, 2)), rational(3));
    expect(scaled).toEqual(quantity(rational(1), rational(3, 2)));
  });

  it('two quantities are ordered by the larger end', () => {
    expect(compareQuantities(quantity(rational(2), rational(3)), quantity(rational(2)))).toBe(1);
    expect(compareQuantities(quantity(rational(1)), quantity(rational(1)))).toBe(0);
  });

  it('a range counts as a number by its larger end', () => {
    expect(toNumber(quantity(rational(2), rational(3)))).toBe(3);
  });
});

describe('formatQuantity', () => {
  it.each([
    [1, 2, '½'],
    [4, 3, '1⅓'],
    [2, 1, '2'],
    [7, 2, '3½'],
    [3, 8, '⅜'],
    [1, 5, '⅕'],
    [1, 16, '0.063'],
    [13, 30, '⅜'],
    [199, 200, '1'],
    [37, 3, '12½'],
    [403, 4, '101'],
    [1000, 1, '1000'],
  ])('the quantity %d/%d is shown as %s', (numerator, denominator, text) => {
    expect(formatQuantity(quantity(rational(numerator, denominator)))).toBe(text);
  });

  it.each([
    [6, 5, '1.2'],
    [1, 3, '0.33'],
    [50, 3, '16.7'],
    [500, 3, '167'],
    [1, 30, '0.033'],
    [3, 1, '3'],
  ])('the quantity %d/%d is shown as the decimal %s', (numerator, denominator, text) => {
    expect(formatQuantity(quantity(rational(numerator, denominator)), 'decimal')).toBe(text);
  });

  it('a range is shown with an en dash, and once when both ends round alike', () => {
    expect(formatQuantity(quantity(rational(2), rational(3)))).toBe('2–3');
    expect(formatQuantity(quantity(rational(200), rational(2001, 10)))).toBe('200');
  });

  it('a shown quantity is never blank and never far from the amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 1, max: 999 }), (n, d) => {
        for (const notation of ['fraction', 'decimal'] as const) {
          const text = formatQuantity(quantity(rational(n, d)), notation);
          const shown = toNumber(parseQuantity(text)!);
          expect(Math.abs(shown - n / d)).toBeLessThanOrEqual(Math.max(0.0625, (0.03 * n) / d));
        }
      }),
    );
  });
});
