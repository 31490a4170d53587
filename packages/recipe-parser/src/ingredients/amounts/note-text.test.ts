import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Ingredient } from '../../recipe/ingredient';
import { rational } from '../../units/rational';
import { splitIngredientLine } from '../parse-ingredient';
import { convertIngredient } from './convert-ingredient';
import type { ReadingMeasures } from './convert-ingredient';
import type { ConvertedAmount } from './converted-amount';
import { scaleIngredient } from './scale-ingredient';

function shownLine({ name, note }: Ingredient, shown: ConvertedAmount): string {
  const text = shown.note ?? note ?? '';
  return [
    `${shown.amount} ${shown.unit} ${name}`.replace(/\s+/g, ' ').trim(),
    ...(text ? [text] : []),
  ].join(', ');
}

function scaled(line: string, factor: number): string {
  const row = splitIngredientLine(line);
  return shownLine(row, scaleIngredient(row, 'us', rational(factor * 4, 4)));
}

function converted(line: string, to: ReadingMeasures, factor = 1): string {
  const row = splitIngredientLine(line);
  return shownLine(row, convertIngredient(row, { from: 'us', to }, rational(factor)));
}

describe('scaled notes', () => {
  test.each([
    ['1 lb (450 g) beef mince', '2 lb beef mince, 900 g'],
    ['1 cup water, or 200 g', '2 cup water, or 400 g'],
    ['1 tbsp butter, plus 1 tsp extra', '2 tbsp butter, plus 2 tsp extra'],
    ['1 cup plus 2 tbsp flour', '2 cup plus 4 tbsp flour'],
    ['4 plus 1 eggs', '10 eggs'],
    ['200g/7oz chocolate', '400 g chocolate, 14oz'],
    ['3 carrots, about 300 g', '6 carrots, about 600 g'],
    ['1 cup onion (about 2 small), chopped', '2 cup onion, about 4 small, chopped'],
    ['500 g tomatoes (about 4)', '1000 g tomatoes, about 8'],
    ['2 cups stock (500 ml), warm', '4 cup stock, 1000 ml, warm'],
    ['1 tbsp thyme, or 1 tsp dried', '2 tbsp thyme, or 2 tsp dried'],
    ['1 tbsp oil, plus 1½ tbsp for frying', '2 tbsp oil, plus 3 tbsp for frying'],
    ['1 cup milk, minus 1 tbsp', '2 cup milk, minus 2 tbsp'],
    ['1 lb beef (450 g/1 pound)', '2 lb beef, 900 g/2 pound'],
    ['2 eggs, plus 1 cup milk', '4 eggs, plus 2 cups milk'],
  ])('the second amount of "%s" doubles with the first', (line, expected) => {
    expect(scaled(line, 2)).toBe(expected);
  });

  test.each([
    ['2 x 400 g tins tomatoes', '4 tins tomatoes, 400 g'],
    ['1 (14 oz) can black beans', '2 can black beans, 14 oz'],
    ['1 tin tuna (185g), drained', '2 tin tuna, 185g, drained'],
    ['4 chicken breasts, 200 g each', '8 chicken breasts, 200 g each'],
    ['1 piece ginger (5 cm)', '2 piece ginger, 5 cm'],
    ['1 cup rice, soaked for 20 minutes', '2 cup rice, soaked for 20 minutes'],
    ['1 cup cream, about 35% fat', '2 cup cream, about 35% fat'],
    ['500 g beans, or 400 g tin', '1000 g beans, or 400 g tin'],
    ['1 cup rice, cooked in 2 cups water', '2 cup rice, cooked in 2 cups water'],
  ])('a size in the note of "%s" stays as it is', (line, expected) => {
    expect(scaled(line, 2)).toBe(expected);
  });

  test('any note has an answer, and as many serves as before leave it alone', () => {
    const piece = fc.constantFrom(
      'or',
      'plus',
      '200 g',
      '1 tsp',
      'about',
      '(',
      ')',
      ',',
      '/',
      '½',
      'cup',
      'each',
      '1,5',
    );
    const notes = fc.oneof(
      fc.string(),
      fc.array(piece).map((pieces) => pieces.join(' ')),
    );
    fc.assert(
      fc.property(notes, fc.constantFrom('cup', 'g', 'tin', ''), (note, unit) => {
        const row = { name: 'sugar', amount: '1', unit, note };
        expect(scaleIngredient(row, 'au', rational(1)).note).toBeUndefined();
        const { note: shown = note } = scaleIngredient(row, 'au', rational(2));
        expect(shown).not.toMatch(/NaN|undefined|Infinity/);
        const metric = convertIngredient(row, { from: 'au', to: 'metric' }, rational(3));
        expect(metric.note ?? '').not.toMatch(/NaN|undefined|Infinity/);
      }),
    );
  });
});

describe('converted notes', () => {
  test.each<[string, ReadingMeasures, string]>([
    ['1 lb (450 g) beef mince', 'metric', '450 g beef mince'],
    ['450 g (1 lb) beef mince', 'metric', '450 g beef mince'],
    ['1 cup water, or 200 g', 'metric', '200 g water'],
    ['1 cup (8 oz) milk', 'metric', '235 ml milk'],
    ['1 cup milk (8 oz), warm', 'metric', '235 ml milk, warm'],
    ['1 lb (450 g) beef mince', 'us', '1 lb beef mince'],
    ['200g/7oz chocolate', 'us', '7 oz chocolate'],
    ['3 carrots, about 10 oz', 'metric', '3 carrots, about 280 g'],
    ['1 cup milk, plus 2 tbsp extra', 'metric', '235 ml milk, plus 30 mL extra'],
    ['2 x 14 oz tins tomatoes', 'metric', '2 tins tomatoes, 14 oz'],
  ])('the ingredient "%s" read in %s measures states each amount once', (line, to, expected) => {
    expect(converted(line, to)).toBe(expected);
  });

  test('an amount of the author in the measures of the reader is scaled too', () => {
    expect(converted('1 lb (450 g) beef mince', 'metric', 2)).toBe('900 g beef mince');
  });
});

describe('amounts that no spoon holds', () => {
  test.each([
    ['⅛ tsp saffron', 1 / 4, 'a pinch saffron'],
    ['¼ tsp salt', 1 / 4, 'a pinch salt'],
    ['¼ tsp salt', 1 / 2, '⅛ tsp salt'],
    ['½ tsp salt', 1 / 4, '⅛ tsp salt'],
    ['1 tsp salt', 1 / 4, '¼ tsp salt'],
  ])('"%s" times %d is rounded up by no more than half', (line, factor, expected) => {
    expect(scaled(line, factor)).toBe(expected);
  });

  test('a spoon that is shown is at most half as much again as the amount', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 16 }),
        fc.integer({ min: 1, max: 16 }),
        (eighths, part) => {
          const { amount, unit } = scaleIngredient(
            { amount: `${eighths}/8`, unit: 'tsp' },
            'us',
            rational(1, part),
          );
          if (unit === 'pinch') expect(eighths / 8 / part).toBeLessThan(1 / 12);
          else if (unit === 'tsp' && amount === '⅛')
            expect(eighths / part).toBeGreaterThanOrEqual(2 / 3);
        },
      ),
    );
  });
});
