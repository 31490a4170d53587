import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import recipes from '../../fixtures/step-uses.json';
import { splitIngredientLine } from '../ingredients/parse-ingredient';
import { multiplyQuantity } from '../units/quantity';
import { rational } from '../units/rational';
import { isHeading, withoutHeadings } from '../recipe/sections';
import type { Ingredient } from '../recipe/ingredient';
import type { Step } from '../recipe/recipe';
import { stepUses } from './step-uses';
import type { StepMention, StepUse } from './step-uses';

interface Recipe {
  rule: string;
  typed?: boolean;
  ingredients: string[];
  steps: string[];
  uses: string[][];
}

describe('uses', () => {
  test.each((recipes as Recipe[]).map((recipe) => [recipe.rule, recipe] as const))(
    'the uses of ingredients in steps follow the rule: %s',
    (_rule, recipe) => {
      const ingredients = readIngredients(recipe);
      const steps = readSteps(recipe);
      const found = stepUses(steps, ingredients);
      expect(
        found.map((mentions, at) =>
          mentions.map((mention) => shortMention(mention, steps[at]?.text ?? '', ingredients)),
        ),
      ).toEqual(recipe.uses);
    },
  );
});

test('the example of step uses in the docstring holds', () => {
  const [first, second] = stepUses(
    [{ text: 'Melt half the butter.' }, { text: 'Add the remaining butter.' }],
    [{ name: 'butter', amount: '50', unit: 'g' }],
  );
  const quantity = { min: rational(25), max: rational(25) };
  const amount = { amount: '25', unit: 'g', quantity };
  expect(first).toEqual([
    {
      range: { start: 14, end: 20 },
      shareRange: { start: 5, end: 9 },
      uses: [{ ingredient: 0, share: 'part', amount }],
    },
  ]);
  expect(second?.[0]?.uses).toEqual([{ ingredient: 0, share: 'rest', amount }]);
});

test.each([
  ['Add 1 1/2 tbsp of the oil.', '1 1/2 tbsp'],
  ['Pour in the oil (2 tbsp).', '2 tbsp'],
  ['Add half the oil.', undefined],
  ['Add the oil.', undefined],
])('the words of "%s" that say the amount are: %s', (text, said) => {
  const [mentions] = stepUses([{ text }], [splitIngredientLine('3 tbsp oil')]);
  const range = mentions?.[0]?.statedRange;
  expect(range && text.slice(range.start, range.end)).toBe(said);
});

describe('for more people', () => {
  const steps = [
    { text: 'Add 1 1/2 tbsp of the oil and the eggs.' },
    { text: 'Add the rest of the oil.' },
  ];
  const ingredients = ['3 tbsp oil', '2 eggs'].map(splitIngredientLine);

  test('a use in a step scales the whole, a stated part and the rest for more people', () => {
    const amounts = stepUses(steps, ingredients, { factor: rational(2) }).map((mentions) =>
      mentions.flatMap(({ uses }) =>
        uses.map(({ amount }) => `${amount?.amount} ${amount?.unit}`.trim()),
      ),
    );
    expect(amounts).toEqual([['3 tbsp', '4'], ['3 tbsp']]);
  });

  test('an amount in the text without a number stays for more people', () => {
    const [mentions] = stepUses(
      [{ text: 'Wilt the spinach.' }],
      [{ name: 'spinach', amount: 'some', unit: '' }],
      {
        factor: rational(2),
      },
    );
    expect(mentions?.[0]?.uses[0]?.amount?.amount).toBe('some');
  });
});

const words = [
  ...'add stir the half remaining reserved of butter sugar brown onion onions oil salt and or with'.split(
    ' ',
  ),
  ...'until when tin grease 2 tbsp 100 g ½ ( ) . , : / ; sauce ingredients dry spices all both each'.split(
    ' ',
  ),
  ...'rest cheese pasta lemon juice to taste a pinch without chicken mixture one third'.split(' '),
];
const stepText = fc.oneof(
  fc.array(fc.constantFrom(...words), { maxLength: 25 }).map((each) => each.join(' ')),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
);
const section = fc.constantFrom(undefined, '', 'Sauce', 'For the cake');
const step = fc.record({ text: stepText, section });
const ingredient = fc.record({
  name: fc.oneof(
    fc.constantFrom(
      'butter',
      'sugar',
      'brown sugar',
      'onions',
      'oil',
      'salt and pepper',
      'chicken thighs',
      '',
    ),
    fc.string({ unit: 'grapheme', maxLength: 20 }),
  ),
  amount: fc.constantFrom('', '2', '1 1/2', '2-3', '½', 'some', '2 x 400'),
  unit: fc.constantFrom('', 'g', 'tbsp', 'cup', 'clove', 'thing'),
  note: fc.constantFrom(undefined, 'divided', 'for greasing', 'or margarine', 'plus 2 tbsp'),
  section,
});
const recipe = fc.tuple(fc.array(step, { maxLength: 6 }), fc.array(ingredient, { maxLength: 8 }));

describe('whatever the recipe', () => {
  test('every step has an answer about its uses, inside its text, in order and without overlaps', () => {
    fc.assert(
      fc.property(recipe, ([steps, ingredients]) => {
        const found = stepUses(steps, ingredients);
        expect(found).toHaveLength(steps.length);
        for (const [at, mentions] of found.entries()) {
          const { length } = steps[at]?.text ?? '';
          let end = 0;
          for (const { range, shareRange, uses } of mentions) {
            if (shareRange) expect(shareRange.end).toBeLessThanOrEqual(range.start);
            expect(range.start).toBeGreaterThanOrEqual(end);
            expect(range.end).toBeGreaterThan(range.start);
            expect(range.end).toBeLessThanOrEqual(length);
            expect(uses.length).toBeGreaterThan(0);
            for (const use of uses) expect(ingredients[use.ingredient]).toBeDefined();
            end = range.end;
          }
        }
      }),
    );
  });

  test('an unsure use, or one that takes nothing more, states no amount', () => {
    fc.assert(
      fc.property(recipe, ([steps, ingredients]) => {
        for (const { share, amount } of allUses(stepUses(steps, ingredients))) {
          if (share === 'unsure' || share === 'none' || share === 'some')
            expect(amount).toBeUndefined();
        }
      }),
    );
  });

  test('an ingredient is used up once at most, but for what the text says itself', () => {
    fc.assert(
      fc.property(recipe, ([steps, ingredients]) => {
        const found = stepUses(steps, ingredients).flat();
        for (const index of ingredients.keys()) {
          const takers = found.filter(({ shareRange, uses }) => {
            const isUsed = uses.some((use) => use.ingredient === index && use.share === 'all');
            return isUsed && shareRange === undefined;
          });
          expect(takers.length).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  test('the amounts of uses scale in proportion to the factor', () => {
    const factor = fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 }));
    fc.assert(
      fc.property(recipe, factor, ([steps, ingredients], [numerator, denominator]) => {
        const by = rational(numerator, denominator);
        const once = allUses(stepUses(steps, ingredients));
        const scaled = allUses(stepUses(steps, ingredients, { factor: by }));
        expect(scaled.map(({ ingredient, share }) => [ingredient, share])).toEqual(
          once.map(({ ingredient, share }) => [ingredient, share]),
        );
        expect(scaled.map(({ amount }) => amount?.quantity)).toEqual(
          once.map(({ amount }) => amount?.quantity && multiplyQuantity(amount.quantity, by)),
        );
      }),
    );
  });
});

function allUses(steps: readonly (readonly StepMention[])[]): StepUse[] {
  return steps.flatMap((mentions) => mentions.flatMap(({ uses }) => uses));
}

/** "butter: part 25 g", with the ingredient's name where the step calls it otherwise. */
function shortMention(
  { range, uses }: StepMention,
  text: string,
  ingredients: readonly Ingredient[],
): string {
  const mention = text.slice(range.start, range.end);
  const parts = uses.map(({ ingredient, share, amount }) => {
    const name = ingredients[ingredient]?.name ?? '';
    const isSame = uses.length === 1 && name.toLowerCase() === mention.toLowerCase();
    const isShort = uses.length === 1 && isShortFor(mention, name);
    const named = isSame || isShort ? '' : name;
    return [named, share, amount?.amount ?? '', amount?.unit ?? '']
      .filter((part) => part !== '')
      .join(' ');
  });
  return `${mention}: ${parts.join(', ')}`;
}

/** "oil" for "olive oil" reads well without the long name. */
function isShortFor(mention: string, name: string): boolean {
  return shortNames.some(([short, long]) => mention === short && name === long);
}

const shortNames: readonly (readonly [string, string])[] = [
  ['chicken', 'chicken thighs'],
  ['oil', 'olive oil'],
  ['mince', 'beef mince'],
  ['stock', 'vegetable stock'],
  ['egg', 'eggs'],
];

function readIngredients({ ingredients, typed }: Recipe): Ingredient[] {
  return readRows(ingredients, (line) =>
    typed ? { name: line, amount: '', unit: '' } : splitIngredientLine(line),
  );
}

function readSteps({ steps }: Recipe): Step[] {
  return readRows(steps, (text) => ({ text }));
}

/** "# Sauce" is the heading of the lines that follow. */
function readRows<Row extends object>(
  lines: readonly string[],
  read: (line: string) => Row,
): Row[] {
  const rows = lines.map((line) =>
    line.startsWith('# ') ? { heading: line.slice(2) } : read(line),
  );
  expect(rows.filter(isHeading).every(({ heading }) => heading !== '')).toBe(true);
  return withoutHeadings(rows) as Row[];
}
