import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toMillilitres } from '../../units/convert';
import { measuresOptions, type Measures } from '../../units/measures';
import { parseQuantity } from '../../units/parse-quantity';
import { toNumber } from '../../units/quantity';
import { rational } from '../../units/rational';
import type { VolumeUnitId } from '../../units/units';
import { scaleIngredient } from './scale-ingredient';

test.each<[string, Measures, [number, number], string]>([
  ['1½|tbsp', 'au', [1, 2], '3 tsp'],
  ['1½|tbsp', 'us', [1, 2], '2¼ tsp'],
  ['4½|tbsp', 'au', [1, 2], '45 ml'],
  ['5|tbsp', 'us', [23, 20], 'about 5½ tbsp'],
  ['1 1/4|cup', 'au', [1, 2], '155 ml'],
  ['1|cup', 'us', [7, 8], '205 ml'],
  ['1|cup', 'au', [1, 8], 'about 1½ tbsp'],
  ['2-3|tbsp', 'au', [1, 4], '2–3 tsp'],
  ['1 1/4|cup', 'au', [1, 1], '1 1/4 cup'],
  ['2¼|tbsp', 'au', [1, 1], '2¼ tbsp'],
  ['1.25|cup', 'au', [1, 2], '0.63 cup'],
  ['to taste|cup', 'au', [1, 2], 'to taste cup'],
  ['250|g', 'au', [1, 2], '125 g'],
  ['3||eggs', 'au', [1, 2], '1½ '],
])(
  'the amount %s of %s measures times %j is %s',
  (text, measures, [numerator, denominator], expected) => {
    const [amount = '', unit = ''] = text.split('|');
    const shown = scaleIngredient({ amount, unit }, measures, rational(numerator, denominator));
    expect(`${shown.isApproximate ? 'about ' : ''}${shown.amount} ${shown.unit}`).toBe(expected);
  },
);

test('a scaled amount can be measured, whatever the factor, and is at most 6 % off', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 40 }),
      fc.constantFrom<VolumeUnitId>('cup', 'tbsp', 'tsp'),
      fc.constantFrom(...measuresOptions),
      fc.integer({ min: 2, max: 12 }),
      fc.integer({ min: 2, max: 12 }),
      (quarters, unit, measures, numerator, denominator) => {
        const volume = (toMillilitres(quarters / 4, unit, measures) * numerator) / denominator;
        fc.pre(volume >= 20 && numerator !== denominator);
        const ingredient = { amount: `${quarters}/4`, unit };
        const shown = scaleIngredient(ingredient, measures, rational(numerator, denominator));
        expect(shown.amount).not.toMatch(/[⅛⅜⅝⅞⅕⅖⅗⅘⅙⅚]/);
        if (shown.unit === 'tbsp') expect(shown.amount).not.toMatch(/[¼¾⅓⅔]/);
        const amount = toNumber(parseQuantity(shown.amount)!);
        const back = toMillilitres(amount, shown.unit as VolumeUnitId, measures);
        expect(Math.abs(back / volume - 1)).toBeLessThan(0.06);
      },
    ),
  );
});
