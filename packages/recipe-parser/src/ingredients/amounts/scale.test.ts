import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseQuantity } from '../../units/parse-quantity';
import { toNumber } from '../../units/quantity';
import { rational } from '../../units/rational';
import { scaleAmount } from './scale';

const double = rational(2);
const half = rational(1, 2);

describe('scaleAmount', () => {
  it.each([
    ['1 1/2', 'cup', double, '3'],
    ['1½', 'cup', half, '¾'],
    ['2-3', '', double, '4–6'],
    ['1', 'cup', rational(1, 3), '⅓'],
    ['500', 'g', rational(2, 3), '333'],
    ['1', 'kg', rational(6, 5), '1.2'],
    ['0.5', 'cup', rational(3), '1.5'],
    ['1,5', 'kg', double, '3'],
    ['a', 'pinch', double, '2'],
    ['half a dozen', '', double, '12'],
    ['about 2', 'cup', double, 'about 4'],
    ['2 x 400 g', 'tin', double, '4 x 400 g'],
    ['2 (large)', '', half, '1 (large)'],
    ['1 cup + 2 tbsp', '', rational(3, 2), '1½ cup + 3 tbsp'],
    ['1 cup plus 1 tablespoon', '', double, '2 cup plus 2 tablespoon'],
    ['1.5 kg and 250 g', '', half, '0.75 kg and 125 g'],
    ['2', 'cup', rational(5, 4), '2½'],
    ['5', 'tbsp', rational(23, 20), '5½'],
    ['2', 'tbsp', rational(23, 16), '3'],
    ['1', 'tsp', rational(1, 8), '⅛'],
    ['2', 'cup', rational(5, 6), '1⅔'],
    ['1', 'cup', rational(21, 8), '2⅔'],
    ['1 cup + 5 tbsp', '', rational(23, 20), '1⅛ cup + 5½ tbsp'],
    ['1', '', rational(7, 8), '⅞'],
  ])('the amount %s %s scales to the expected text', (amount, unit, factor, expected) => {
    expect(scaleAmount(amount, unit, factor)).toBe(expected);
  });

  it.each(['', ' ', 'to taste', 'some', '-', '('])('the amount %j does not scale', (amount) => {
    expect(scaleAmount(amount, '', double)).toBe(amount);
  });

  it('an amount stays as typed when nothing changes', () => {
    expect(scaleAmount('1 1/2', 'cup', rational(4, 4))).toBe('1 1/2');
  });

  it('an amount scaled up and down again is what it was', () => {
    const whole = fc.integer({ min: 1, max: 99 });
    fc.assert(
      fc.property(whole, fc.integer({ min: 2, max: 9 }), (amount, factor) => {
        const larger = scaleAmount(String(amount), '', rational(factor));
        const back = scaleAmount(larger, '', rational(1, factor));
        expect(toNumber(parseQuantity(back)!)).toBe(amount);
      }),
    );
  });
});
