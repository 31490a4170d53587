import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toMillilitres } from '../../units/convert';
import { parseQuantity } from '../../units/parse-quantity';
import { toNumber } from '../../units/quantity';
import { rational } from '../../units/rational';
import { scaleIngredient } from './scale-ingredient';
import { isVolumeUnit } from '../../units/units';
import type { UnitId, VolumeUnitId } from '../../units/units';
import { measuresOptions } from '../../units/measures';
import type { Measures } from '../../units/measures';
import { convertIngredient } from './convert-ingredient';
import type { ReadingMeasures } from './convert-ingredient';

const one = rational(1);

function read(line: string, from: Measures, to: ReadingMeasures, factor = one): string {
  const [amount = '', unit = '', name = ''] = line.split('|');
  const converted = convertIngredient({ name, amount, unit }, { from, to }, factor);
  return `${converted.isApproximate ? 'about ' : ''}${converted.amount} ${converted.unit}`;
}

describe('in metric', () => {
  test.each<[string, Measures, string]>([
    ['1|cup|plain flour', 'au', 'about 150 g'],
    ['1|cup|plain flour', 'uk', 'about 150 g'],
    ['1|cup|plain flour', 'us', 'about 125 g'],
    ['2|tbsp|butter', 'au', 'about 38 g'],
    ['1|cup|milk', 'us', '235 ml'],
    ['1|tbsp|olive oil', 'au', '20 ml'],
    ['1|tbsp|olive oil', 'us', '15 ml'],
    ['1|tbsp|olive oil', 'uk', '15 ml'],
    ['1|pt|milk', 'uk', '570 ml'],
    ['2|qt|chicken stock', 'us', '1.89 l'],
    ['1|lb|beef mince', 'us', '450 g'],
    ['3|lb|potatoes', 'us', '1.36 kg'],
    ['8-10|oz|beef mince', 'us', '225–280 g'],
    ['1|cup|zorbleaf', 'au', '250 ml'],
    ['1/2|tsp|salt', 'us', '½ tsp'],
    ['½|tbsp|soy sauce', 'us', '1½ tsp'],
    ['500|g|flour', 'us', '500 g'],
    ['2|Cups|caster sugar', 'au', 'about 440 g'],
    ['1|stick|butter', 'us', '113 g'],
    ['2|sticks|unsalted butter', 'us', '226 g'],
    ['½|stick|margarine', 'us', '57 g'],
    ['1 stick + 6 tbsp||butter', 'us', '198 g'],
    ['1|stick|cinnamon', 'us', '1 stick'],
    ['2|stick|celery', 'us', '2 stick'],
    ['2|inch|ginger', 'us', '5 cm'],
    ['1|inch|ginger', 'us', '2.5 cm'],
    ['1-2|inch|ginger', 'us', '2.5–5 cm'],
    ['9|inch|pie crust', 'us', '23 cm'],
    ['5|cm|ginger', 'au', '5 cm'],
    ['1|metric cup|milk', 'us', '250 ml'],
    ['1|US cup|milk', 'au', '235 ml'],
    ['1|teacup|milk', 'uk', '140 ml'],
    ['2|wineglass|sherry', 'uk', '115 ml'],
    ['1 cup plus 2 tbsp||milk', 'au', '290 ml'],
    ['1 cup + 2 tbsp||caster sugar', 'us', 'about 225 g'],
    ['1 lb + 4 oz||beef mince', 'us', '570 g'],
    ['2 cloves + 1 tsp||garlic', 'us', '2 cloves + 1 tsp '],
  ])('the amount %s in measures of %s is in metric %s', (line, from, expected) => {
    expect(read(line, from, 'metric')).toBe(expected);
  });
});

describe('in cups and spoons', () => {
  test.each<[string, Measures, ReadingMeasures, string]>([
    ['1|cup|milk', 'us', 'au', 'about 1 cup'],
    ['1|tbsp|soy sauce', 'au', 'us', '4 tsp'],
    ['3|tbsp|soy sauce', 'us', 'au', '44 ml'],
    ['1|tsp|salt', 'us', 'au', '1 tsp'],
    ['250|ml|milk', 'metric', 'au', '1 cup'],
    ['217/8|dl|zorbleaf', 'au', 'au', '11 cup'],
    ['20|ml|soy sauce', 'uk', 'au', '1 tbsp'],
    ['2|pt|milk', 'us', 'us', '4 cup'],
    ['250|g|butter', 'au', 'au', 'about 1 cup'],
    ['102.5|ml|soy sauce', 'metric', 'us', '7 tbsp'],
    ['500|g|beef mince', 'au', 'us', '17½ oz'],
    ['100|g|beef mince', 'au', 'us', '3½ oz'],
    ['5|g|beef mince', 'au', 'us', '5 g'],
    ['1|stick|butter', 'us', 'au', '113 g'],
    ['1|stick|butter', 'us', 'us', '1 stick'],
    ['8|inch|cake', 'us', 'au', '20 cm'],
    ['8|inch|cake', 'us', 'us', '8 inch'],
    ['5|cm|ginger', 'au', 'us', '2 inch'],
    ['1|metric cup|milk', 'us', 'au', '1 cup'],
    ['1|lb|beef mince', 'us', 'us', '1 lb'],
    ['1|lb|beef mince', 'us', 'au', '450 g'],
    ['1|cup|plain flour', 'au', 'au', '1 cup'],
    ['1|cup|plain flour', 'uk', 'au', '1 cup'],
    ['300|g|plain flour', 'au', 'au', 'about 2 cup'],
    ['250|g|plain flour', 'au', 'us', 'about 2 cup'],
  ])('the amount %s of %s reads in measures of %s as %s', (line, from, to, expected) => {
    expect(read(line, from, to)).toBe(expected);
  });
});

describe('whatever the measures', () => {
  test('an amount is multiplied before it is converted and rounded', () => {
    expect(read('1|cup|milk', 'us', 'metric', rational(2))).toBe('470 ml');
    expect(read('1|cup|plain flour', 'us', 'metric', rational(2))).toBe('about 250 g');
  });

  test.each(['3|clove|garlic', 'to taste||salt', '2||eggs', '1|splodge|jam', '0|cup|milk'])(
    'the amount %s stays as it is in any measures',
    (line) => {
      const [amount = '', unit = ''] = line.split('|');
      for (const to of ['metric', 'au', 'us'] as const) {
        expect(read(line, 'us', to)).toBe(`${amount} ${unit}`);
      }
    },
  );

  const amounts = fc.integer({ min: 1, max: 400 });
  const eighths = (amount: number) => `${amount}/8`;

  test('the author and the reader of one country agree on spoons and cups', () => {
    fc.assert(
      fc.property(
        amounts,
        fc.constantFrom('cup', 'tbsp', 'tsp'),
        fc.constantFrom<'au' | 'us'>('au', 'us'),
        (amount, unit, measures) => {
          const ingredient = { name: 'plain flour', amount: eighths(amount), unit };
          const factor = rational(3, 2);
          const shown = convertIngredient(ingredient, { from: measures, to: measures }, factor);
          expect(shown).toEqual(scaleIngredient(ingredient, measures, factor));
        },
      ),
    );
  });

  test('a volume that names no known food is never more than an eighth off', () => {
    fc.assert(
      fc.property(
        amounts,
        fc.constantFrom<VolumeUnitId>('cup', 'tbsp', 'fl oz', 'pt', 'dl'),
        fc.constantFrom(...measuresOptions),
        fc.constantFrom<ReadingMeasures>('metric', 'au', 'us'),
        (amount, unit, from, to) => {
          const volume = toMillilitres(amount / 8, unit, from);
          fc.pre(volume >= 5);
          const shown = convertIngredient(
            { name: 'zorbleaf', amount: eighths(amount), unit },
            { from, to },
            one,
          );
          const id = shown.unit as UnitId;
          if (!isVolumeUnit(id)) throw new Error(`${id} is no volume`);
          const back = toMillilitres(toNumber(parseQuantity(shown.amount)!), id, to);
          expect(Math.abs(back / volume - 1)).toBeLessThan(0.125);
          if (Math.abs(back / volume - 1) > 0.03) expect(shown.isApproximate).toBe(true);
        },
      ),
    );
  });

  test('a converted amount can be measured: halves, thirds and quarters, spoons by the half', () => {
    fc.assert(
      fc.property(
        amounts,
        fc.constantFrom<VolumeUnitId>('cup', 'tbsp', 'fl oz', 'pt', 'ml'),
        fc.constantFrom<ReadingMeasures>('au', 'us'),
        (amount, unit, to) => {
          const from = to === 'au' ? 'us' : 'au';
          const volume = toMillilitres(amount, unit, from);
          fc.pre(volume >= 20);
          const ingredient = { name: 'zorbleaf', amount: String(amount), unit };
          const shown = convertIngredient(ingredient, { from, to }, one);
          expect(shown.amount).not.toMatch(/[⅛⅜⅝⅞]/);
          if (shown.unit === 'tbsp') expect(shown.amount).not.toMatch(/[¼¾⅓⅔]/);
          const id = shown.unit as VolumeUnitId;
          const back = toMillilitres(toNumber(parseQuantity(shown.amount)!), id, to);
          expect(Math.abs(back / volume - 1)).toBeLessThan(0.06);
        },
      ),
    );
  });

  test('any text of an amount gives an answer', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (name, amount, unit) => {
        const shown = convertIngredient({ name, amount, unit }, { from: 'us', to: 'au' }, one);
        expect(shown.amount).not.toMatch(/NaN|Infinity|undefined/);
      }),
    );
  });
});
