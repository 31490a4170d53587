import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import everydayLines from '../../fixtures/everyday-lines.json';
import fixtures from '../../fixtures/ingredient-lines.json';
import { withPlainDigits } from '../characters/plain-digits';
import { withoutBullet } from '../text/lines/bullets';
import { parseIngredient, parsedIngredientLine, splitIngredientLine } from './parse-ingredient';
import { parseQuantity } from '../units/parse-quantity';
import { formatQuantity, toNumber } from '../units/quantity';
import { rationalToNumber } from '../units/rational';
import { unitOptions } from '../units/units';

interface Fixture {
  line: string;
  amount?: number | number[];
  unit?: string;
  size?: string;
  name: string;
  note?: string;
}

describe('parseIngredient', () => {
  it.each([...(fixtures as Fixture[]), ...(everydayLines as Fixture[])])(
    'the ingredient line "$line" is understood',
    (expected) => {
      const { amount, unit, size, name, note } = parseIngredient(expected.line);
      const [min, max = min] = [expected.amount ?? []].flat();
      expect({
        amount: amount && [round(rationalToNumber(amount.min)), round(toNumber(amount))],
        unit,
        size,
        name,
        note,
      }).toEqual({
        amount: min === undefined ? undefined : [min, max],
        unit: expected.unit,
        size: expected.size ?? '',
        name: expected.name,
        note: expected.note ?? '',
      });
    },
  );

  it('an amount of an ingredient line stays exact', () => {
    expect(parseIngredient('1/3 cup milk').amount?.max).toEqual({ numerator: 1, denominator: 3 });
  });

  it.each([
    ['2 x 400g tins tomatoes', '400 g'],
    ['1 (14 oz) can black beans', '14 oz'],
    ['1 tin tuna (185g), drained', '185 g'],
    ['2 5-pound ducks', '5 lb'],
    ['1 sachet yeast 7g', '7 g'],
    ['1 tin tuna', undefined],
  ])('the size of one package is found: %s', (line, expected) => {
    expect(textOf(parseIngredient(line).packageSize)).toBe(expected);
  });

  it.each([
    ['200g/7oz chocolate', '7 oz'],
    ['1 cup (250ml) milk', '250 ml'],
    ['3 carrots, about 300g', '300 g'],
    ['2 cups flour', undefined],
  ])('the same amount in another unit is found: %s', (line, expected) => {
    expect(textOf(parseIngredient(line).secondAmount)).toBe(expected);
  });

  it.each([
    ['2 pak choi, halved', undefined, 'pak choi'],
    ['200g pak choy', 'g', 'pak choy'],
    ['1 pak bloem', 'packet', 'bloem'],
    ['4 par baked rolls', undefined, 'par baked rolls'],
    ['1 bak aardbeien', 'tub', 'aardbeien'],
  ])('the unit of %s is %s, and its name is %s', (line, unit, name) => {
    const parsed = parseIngredient(line);
    expect([parsed.unit, parsed.name]).toEqual([unit, name]);
  });

  it('an amount to be added to an ingredient is found', () => {
    const { extraAmount, extraText } = parseIngredient('1 cup, plus 2 tbsp, caster sugar');
    expect(textOf(extraAmount)).toBe('2 tbsp');
    expect(extraText).toBe('plus 2 tbsp');
  });

  it.each([
    ['2 tbsp butter or margarine', ['margarine']],
    ['2 tbsp butter, or margarine', ['margarine']],
    ['1 cup chicken or vegetable stock', ['vegetable stock']],
    ['1 tbsp canola, sunflower or peanut oil', ['sunflower', 'peanut oil']],
    ['1 tsp salt, or to taste', []],
  ])('an ingredient to take instead is found: %s', (line, expected) => {
    expect(parseIngredient(line).alternatives).toEqual(expected);
  });

  it.each([
    ['1 tsp each cumin and paprika', true],
    ['2 each red and green capsicums', true],
    ['4 chicken breasts, 200g each', false],
    ['1 tsp salt and pepper', false],
  ])('an amount for every food of a line is told from a joint one: %s', (line, expected) => {
    expect(parseIngredient(line).isEach).toBe(expected);
  });

  it('an ingredient that may be left out is optional', () => {
    expect(parseIngredient('1 tbsp capers (optional)').isOptional).toBe(true);
    expect(parseIngredient('Optional: capers').isOptional).toBe(true);
    expect(parseIngredient('1 tbsp capers').isOptional).toBe(false);
  });

  it('preparation before the food is told from other remarks', () => {
    const { preparation, note } = parseIngredient('1 cup finely chopped onion, to serve');
    expect(preparation).toBe('finely chopped');
    expect(note).toBe('finely chopped, to serve');
  });
});

describe('any text', () => {
  const kitchenWord = fc.constantFrom(
    ...'1 2 1/2 ½ 2-3 1.5 x a half two about 400g cup cups tbsp tins cloves large small fresh'.split(
      ' ',
    ),
    ...'dried frozen finely chopped peeled and or plus of to with in for cut into garlic onion'.split(
      ' ',
    ),
    ...'flour chicken stock salt, (14 (optional) oz) ) ( - / : pepper; 00 7up ginger. taste'.split(
      ' ',
    ),
  );
  const kitchenLine = fc.array(kitchenWord, { maxLength: 14 }).map((words) => words.join(' '));
  const anyLine = fc.oneof(kitchenLine, fc.string({ unit: 'grapheme' }), fc.lorem());

  it('any text as an ingredient line has a finite amount or none', () => {
    fc.assert(
      fc.property(anyLine, (line) => {
        const { amount } = parseIngredient(line);
        if (amount) expect(Number.isFinite(toNumber(amount))).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it('a text that is longer than any ingredient line stays whole in the name', () => {
    const text = '2 cups of flour, sifted, and more of it. '.repeat(30).trim();
    expect(splitIngredientLine(`${text} `)).toEqual({ name: text, amount: '', unit: '' });
  });

  it('no word of an ingredient line is lost', () => {
    fc.assert(
      fc.property(anyLine, (line) => {
        const { amountText, unitText, size, name, note } = parseIngredient(line);
        const found = countWords([amountText, unitText, size, name, note].join(' '));
        for (const [word, times] of countWords(withPlainDigits(withoutBullet(line)))) {
          if (!joiningWords.has(word))
            expect(found.get(word) ?? 0, word).toBeGreaterThanOrEqual(times);
        }
      }),
      { numRuns: 3000 },
    );
  });

  it('any text fills a form row with a name, a known unit and an amount that reads back', () => {
    const options = new Set<string>(unitOptions.map((option) => option.value));
    fc.assert(
      fc.property(anyLine, (line) => {
        const { name, amount, unit } = splitIngredientLine(line);
        const { extraText } = parseIngredient(line);
        expect(name === '').toBe(line.trim() === '');
        const { unit: id } = parseIngredient(line);
        if (amount === '' || extraText !== '') return;
        expect(parseQuantity(amount), amount).toBeDefined();
        if (id !== undefined && options.has(id)) expect(unit).toBe(id);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('parsedIngredientLine', () => {
  it('a parsed ingredient line has plain values', () => {
    expect(parsedIngredientLine('2-3 large carrots, grated')).toEqual({
      amount: 2,
      amountMax: 3,
      unit: null,
      name: 'carrots',
      note: 'large, grated',
    });
    expect(parsedIngredientLine('salt')).toEqual({
      amount: null,
      amountMax: null,
      unit: null,
      name: 'salt',
      note: '',
    });
  });
});

describe('splitIngredientLine', () => {
  it.each([
    ['2 Tbsp. olive oil (extra virgin)', '2', 'tbsp', 'olive oil', 'extra virgin'],
    ['1 1/2 cups plain flour, sifted', '1 1/2', 'cup', 'plain flour', 'sifted'],
    ['6 large eggs', '6', '', 'large eggs', undefined],
    ['1 large bunch kale', '1', 'bunch', 'kale', 'large'],
    ['2 tins tomatoes', '2', 'tins', 'tomatoes', undefined],
    ['1lb 9oz beef', '25', 'oz', 'beef', undefined],
    ['100g-150g rocket', '100–150', 'g', 'rocket', undefined],
    ['1 cup plus 2 tbsp sugar', '1 cup plus 2 tbsp', '', 'sugar', undefined],
    ['1 heaped cup + 2 tbsp oats, plus extra', '1 cup + 2 tbsp', '', 'oats', 'heaped, plus extra'],
    ['1 tsp each cumin and paprika', '1', 'tsp', 'cumin and paprika', 'each'],
    ['500 g', '', '', '500 g', undefined],
    ['a pinch of salt', 'a', 'pinch', 'salt', undefined],
    ['salt', '', '', 'salt', undefined],
    ['1 tbsp honey ((or sugar))', '1', 'tbsp', 'honey', 'or sugar'],
    ['1 lb kale (, torn (see above))', '1', 'lb', 'kale', 'torn (see above)'],
    ['60 g butter, (soft (not melted))', '60', 'g', 'butter', 'soft (not melted)'],
    ['3 quinces ((2 to 3) peeled)', '3', '', 'quinces', '(2 to 3) peeled'],
  ])('the ingredient line %s is split into its fields', (line, amount, unit, name, note) => {
    expect(splitIngredientLine(line)).toEqual({ amount, unit, name, note });
  });
});

/** Words that only join an amount to its food. */
const joiningWords = new Set(['of', 'x', 'a']);

/** Letters and digits separately: "400g" is found again as 400 and g. */
function countWords(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of text.match(/\p{L}+|\p{N}+/gu) ?? []) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

function textOf(
  measurement: ReturnType<typeof parseIngredient>['packageSize'],
): string | undefined {
  return measurement && `${formatQuantity(measurement.amount, 'decimal')} ${measurement.unit}`;
}

function round(value: number): number {
  return Math.round(value * 1e5) / 1e5;
}
