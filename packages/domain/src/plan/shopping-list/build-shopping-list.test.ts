import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import weeks from '../../../fixtures/shopping-lists.json';
import {
  type Aisle,
  findFood,
  densityOf,
  type Food,
  findFoodById,
} from '@saltbush/recipe-parser/foods';
import { toGrams, toMillilitres, isMassUnit, isVolumeUnit } from '@saltbush/recipe-parser/units';
import { type Ingredient, type Measures, measuresOptions } from '@saltbush/recipe-parser/recipe';
import { buildShoppingList } from './build-shopping-list';
import { unitIdOf } from './needs/list-unit';
import type { ListMeal, ShoppingLine } from './shopping-line';
import type { ListAmount } from '../rows/list-amount';
import { noSplits } from './splits';

interface Week {
  rule: string;
  /** Lines of wordings that are split. */
  splitWordings?: string[];
  /** Lines whose measures are not converted. */
  splitMeasures?: string[];
  meals: Record<string, unknown>[];
  list: string[];
}

describe('the list of', () => {
  test.each((weeks as Week[]).map((week) => [week.rule, week] as const))(
    'the shopping list of a week is as its fixture says: %s',
    (_rule, week) => {
      const splits = {
        wordings: new Set(week.splitWordings),
        measures: new Set(week.splitMeasures),
      };
      const list = buildShoppingList(week.meals.map(readMeal), { splits });
      expect(list.map(shortLine)).toEqual(week.list);
    },
  );

  test('the fixtures have enough weeks to be trusted', () => {
    expect(weeks.length).toBeGreaterThanOrEqual(60);
  });
});

describe('a line', () => {
  const meals = [
    meal('Soup', ['2 onions', 'salt, to taste'], { date: '2026-03-04' }),
    meal('Pie', [{ name: 'onion', amount: '75', unit: 'g', note: 'sliced' }], {
      date: '2026-03-02',
      quantity: 2,
    }),
  ];

  test('a list line says which meals asked for it, day by day', () => {
    expect(lineOf(meals, 'onion')?.parts).toEqual([
      {
        source: 'meal',
        recipeId: 'pie',
        recipeTitle: 'Pie',
        date: '2026-03-02',
        text: '150 g',
        amounts: [{ amount: 150, unit: 'g' }],
        ingredientText: '75 g onion, sliced',
        wording: { key: 'onion--onion', name: 'Onions' },
        alternatives: [],
        isOptional: false,
      },
      {
        source: 'meal',
        recipeId: 'soup',
        recipeTitle: 'Soup',
        date: '2026-03-04',
        text: '2',
        amounts: [{ amount: 2, unit: '' }],
        ingredientText: '2 onions',
        wording: { key: 'onion--onion', name: 'Onions' },
        alternatives: [],
        isOptional: false,
      },
    ]);
    expect(lineOf(meals, 'salt')?.parts[0]?.text).toBe('to taste');
  });

  test('a list line says why it is approximate, and from where it knows', () => {
    const onions = lineOf(meals, 'onion');
    expect(onions?.isApproximate).toBe(true);
    expect(onions?.reason).toBe('Added up by weight: one is about 150 g (a typical weight).');
    expect(onions?.amounts).toEqual([{ amount: 3, unit: '' }]);
  });

  test('a list line is not approximate when printed sizes say it all', () => {
    const tins = lineOf(
      [meal('A', ['1 x 400g tin diced tomatoes', '800 g canned diced tomatoes'])],
      'canned-diced-tomato',
    );
    expect(tins?.isApproximate).toBe(false);
    expect(tins?.amounts).toEqual([
      { amount: 3, unit: 'tin', packageSize: { amount: 400, unit: 'g' } },
    ]);
  });

  test('a list line is optional where every recipe can do without', () => {
    const optional = meal('A', ['1 avocado (optional)']);
    expect(lineOf([optional], 'avocado')?.isOptional).toBe(true);
    const both = lineOf([optional, meal('B', ['1 avocado'])], 'avocado');
    expect(both?.isOptional).toBe(false);
    expect(both?.parts.map(({ isOptional }) => isOptional)).toEqual([true, false]);
  });

  test('a list line gives the choice that every recipe gives', () => {
    const choice = meal('A', ['50 g butter or margarine']);
    expect(lineOf([choice], 'butter')?.alternatives).toEqual(['Margarine']);
    const both = lineOf([choice, meal('B', ['100 g butter'])], 'butter');
    expect(both?.alternatives).toEqual([]);
    expect(both?.parts.map(({ alternatives }) => alternatives)).toEqual([['Margarine'], []]);
  });

  test('a list line of an amount given for several foods is an equal share, and says so', () => {
    const peas = lineOf([meal('A', ['1 cup peas and corn'])], 'pea');
    expect(peas).toMatchObject({ text: '½ cup', isApproximate: true });
    expect(peas?.reason).toMatch(/one amount for several foods/);
  });

  test('a list line of equipment says so', () => {
    const [line] = buildShoppingList([meal('A', ['1 x 20cm round cake tin'])]);
    expect(line).toMatchObject({
      name: '1 x 20cm round cake tin',
      isAtHome: true,
      reason: 'Kitchen equipment.',
    });
  });

  test('a list line of equipment has its remarks in brackets, beside others in a sentence', () => {
    const row = { name: 'cake tin', amount: '1', unit: 'round', note: '20cm, greased' };
    const recipe = { id: 'A', title: 'A', ingredients: [row] };
    const [line] = buildShoppingList([{ recipe, quantity: 1, date: '2026-03-02' }]);
    expect(line?.name).toBe('1 round cake tin (20cm, greased)');
  });

  test('an optional list line stands last in its aisle', () => {
    const lines = buildShoppingList([meal('A', ['1 avocado (optional)', '2 lemons', '1 onion'])]);
    expect(lines.map(({ key }) => key)).toEqual(['lemon', 'onion', 'avocado']);
  });

  test('a list line of water says that it comes from the tap', () => {
    const line = lineOf([meal('A', ['2 cups boiling water'])], 'water');
    expect(line?.isAtHome).toBe(true);
    expect(line?.reason).toBe('Comes from the tap.');
  });

  test('a list line stands in the aisle where the household finds it', () => {
    const corrections = new Map<string, Aisle>([['onion', 'Pantry']]);
    const [line] = buildShoppingList([meal('A', ['2 onions'])], { corrections });
    expect(line).toMatchObject({ aisle: 'Pantry', usualAisle: 'Fruit & Veg' });
  });

  test('a list line that stands where it usually does names no usual aisle', () => {
    const corrections = new Map<string, Aisle>([['onion', 'Fruit & Veg']]);
    const [line] = buildShoppingList([meal('A', ['2 onions'])], { corrections });
    expect(line?.aisle).toBe('Fruit & Veg');
    expect(line?.usualAisle).toBeUndefined();
  });

  test('a list line is in the measures of the household', () => {
    const us = [meal('A', ['2 cups milk'], { measures: 'us' })];
    expect(buildShoppingList(us, { measures: 'us' })[0]?.text).toBe('2 cups');
    expect(buildShoppingList(us)[0]?.text).toBe('473 mL');
  });

  test('a list line shows words in the amount field, and units nobody knows', () => {
    const lines = buildShoppingList([
      meal('A', [
        { name: 'saffron', amount: 'a hint', unit: '' },
        { name: 'honey', amount: '2', unit: 'Splodges' },
        { name: 'butter', amount: '500g', unit: '' },
        { name: '', amount: '3', unit: 'eggs' },
      ]),
    ]);
    expect(lines.map((line) => `${line.name}: ${line.text}`)).toEqual([
      'Butter: 500 g',
      'Eggs: 3',
      'Honey: 2 splodges',
      'Saffron: ',
    ]);
    expect(lines.at(-1)?.parts[0]?.text).toBe('a hint');
  });
});

describe('whatever the meals', () => {
  test('the order of meals changes nothing of the shopping list', () => {
    fc.assert(
      fc.property(mealsArbitrary, fc.func(fc.integer()), (meals, orderOf) => {
        const shuffled = [...meals].sort((a, b) => orderOf(a) - orderOf(b));
        expect(buildShoppingList(shuffled)).toEqual(buildShoppingList(meals));
      }),
      { numRuns: 200 },
    );
  });

  test('a meal cooked in two halves needs the same as cooked once', () => {
    fc.assert(
      fc.property(mealsArbitrary, (meals) => {
        const halves = meals.flatMap((whole) => {
          const half = { ...whole, quantity: whole.quantity / 2 };
          return [half, half];
        });
        expect(withoutParts(halves)).toEqual(withoutParts(meals));
      }),
      { numRuns: 200 },
    );
  });

  test('a list of meals cooked twice has twice the food', () => {
    fc.assert(
      fc.property(mealsArbitrary, fc.constantFrom(2, 3, 0.5, 1.5), (meals, factor) => {
        const once = buildShoppingList(meals);
        const more = buildShoppingList(
          meals.map((one) => ({ ...one, quantity: one.quantity * factor })),
        );
        expect(more.map((line) => line.key)).toEqual(once.map((line) => line.key));
        for (const [index, line] of more.entries()) {
          expectSameTotals(totalsOf(line.amounts, 1), totalsOf(once[index]?.amounts ?? [], factor));
        }
      }),
      { numRuns: 200 },
    );
  });

  test('the parts of a list line add up to it', () => {
    fc.assert(
      fc.property(mealsArbitrary, fc.boolean(), (meals, areMeasuresSplit) => {
        const keys = buildShoppingList(meals).map((line) => line.key);
        const splits = { ...noSplits, measures: new Set(areMeasuresSplit ? keys : []) };
        for (const line of buildShoppingList(meals, { splits })) {
          // What was added up across measures is compared on the scales.
          const scales = line.measures === 'added' ? figuresOf(line.key) : undefined;
          const parts = line.parts.flatMap((part) => {
            const { measures } =
              meals.find((one) => part.source === 'meal' && one.recipe.id === part.recipeId)
                ?.recipe ?? {};
            return part.amounts.map((amount) => inBase(amount, measures ?? 'au', scales));
          });
          expectSameTotals(
            totalsOf(line.amounts, 1, scales),
            parts.reduce(addTotals, new Map<string, number>()),
          );
        }
      }),
      { numRuns: 300 },
    );
  });

  test('every ingredient is a part of exactly one list line', () => {
    fc.assert(
      fc.property(mealsArbitrary, (meals) => {
        const asked = meals.flatMap((one) => one.recipe.ingredients.map(({ name }) => name)).sort();
        const listed = buildShoppingList(meals).flatMap((line) => line.parts);
        expect(listed.map(({ ingredientText }) => nameIn(ingredientText)).sort()).toEqual(asked);
      }),
      { numRuns: 200 },
    );
  });

  test('no text of an ingredient is lost, however odd', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const parts = buildShoppingList([meal('A', [text])]).flatMap((line) => line.parts);
        expect(parts.map((part) => part.ingredientText)).toEqual(
          text.trim() === '' ? [] : [text.trim()],
        );
      }),
      { numRuns: 300 },
    );
  });
});

const foodNames = [
  'onion',
  'brown onions',
  'plain flour',
  'butter',
  'milk',
  'olive oil',
  'diced tomatoes',
  'garlic',
  'coriander',
  'chicken breast',
  'quandong',
  'quandongs',
  'water',
];

const ingredientArbitrary: fc.Arbitrary<Ingredient> = fc.record({
  name: fc.constantFrom(...foodNames),
  amount: fc.constantFrom('1', '2', '1/3', '½', '2-3', '250', '1.5', ''),
  unit: fc.constantFrom('', 'g', 'kg', 'lb', 'cup', 'tbsp', 'tsp', 'ml', 'bunch', 'clove', 'tin'),
  // The size of a tin; of anything else it is a remark.
  note: fc.constantFrom('', '400 g'),
});

const mealsArbitrary: fc.Arbitrary<ListMeal[]> = fc
  .array(
    fc.record({
      measures: fc.constantFrom(...measuresOptions),
      ingredients: fc.array(ingredientArbitrary, { maxLength: 6 }),
      quantity: fc.constantFrom(1, 2, 0.5, 0.25, 3),
      day: fc.integer({ min: 1, max: 7 }),
    }),
    { maxLength: 5 },
  )
  .map((meals) =>
    meals.map(({ measures, ingredients, quantity, day }, index) => ({
      recipe: { id: `recipe-${index}`, title: `Recipe ${index}`, measures, ingredients },
      quantity,
      date: `2026-03-0${day}`,
    })),
  );

function readMeal(row: Record<string, unknown>): ListMeal {
  const { quantity, measures, ...recipe } = row;
  const [[title, lines] = ['', []]] = Object.entries(recipe);
  return meal(title, lines as string[], {
    quantity: quantity as number | undefined,
    measures: measures as Measures | undefined,
  });
}

function meal(
  title: string,
  ingredients: readonly (string | Ingredient)[],
  options: { quantity?: number | undefined; date?: string; measures?: Measures | undefined } = {},
): ListMeal {
  return {
    recipe: {
      id: title.toLowerCase(),
      title,
      measures: options.measures,
      ingredients: ingredients.map((line) =>
        typeof line === 'string' ? { name: line, amount: '', unit: '' } : line,
      ),
    },
    quantity: options.quantity ?? 1,
    date: options.date ?? '2026-03-02',
  };
}

function shortLine({ aisle, isAtHome, name, text, ...line }: ShoppingLine): string {
  const choice = line.alternatives.map((other) => ` or ${other}`).join('');
  const optional = line.isOptional ? ' | optional' : '';
  return `${isAtHome ? 'at home' : aisle} | ${name}${choice} | ${text}${optional}`;
}

function lineOf(meals: readonly ListMeal[], key: string): ShoppingLine | undefined {
  return buildShoppingList(meals).find((line) => line.key === key);
}

function withoutParts(meals: readonly ListMeal[]): Omit<ShoppingLine, 'parts'>[] {
  return buildShoppingList(meals).map(({ parts: _parts, ...line }) => line);
}

function nameIn(ingredientText: string): string {
  const [text = ''] = ingredientText.split(', ');
  const names = foodNames.filter((name) => text.endsWith(name));
  return names.sort((a, b) => b.length - a.length)[0] ?? ingredientText;
}

type Totals = Map<string, number>;

/** The larger ends, in grams, millilitres or pieces of a kind. */
function totalsOf(amounts: readonly ListAmount[], factor: number, scales?: Scales): Totals {
  const totals: Totals = new Map();
  for (const amount of amounts) {
    const { dimension, value } = inBase(amount, 'au', scales);
    totals.set(dimension, (totals.get(dimension) ?? 0) + value * factor);
  }
  return totals;
}

/** What is known of the weight of a food; of one nobody listed, only the sizes on its packages. */
type Scales = Pick<Food, 'density' | 'australianDensity' | 'pieces'>;

function figuresOf(key: string): Scales {
  return (
    findFoodById(key) ?? { density: undefined, australianDensity: undefined, pieces: new Map() }
  );
}

function addTotals(totals: Totals, part: { dimension: string; value: number }): Totals {
  return totals.set(part.dimension, (totals.get(part.dimension) ?? 0) + part.value);
}

function inBase(
  listAmount: ListAmount,
  measures: Measures,
  scales?: Scales,
): { dimension: string; value: number } {
  const { amount, amountMax, unit, packageSize } = listAmount;
  const id = unitIdOf(unit);
  const value = amountMax ?? amount;
  if (id && isMassUnit(id)) return { dimension: 'g', value: toGrams(value, id) };
  if (id && isVolumeUnit(id)) {
    const millilitres = toMillilitres(value, id, measures);
    // What differs from the household's by less than the eye tells counts as the household's.
    const isHousehold = Math.abs(millilitres / toMillilitres(value, id, 'au') - 1) < 0.02;
    const density = scales && densityOf(scales, isHousehold ? 'au' : measures);
    return density
      ? { dimension: 'g', value: millilitres * density.value }
      : { dimension: 'ml', value: millilitres };
  }
  const grams = packageSize?.amount ?? scales?.pieces.get(id ?? 'whole')?.value;
  return scales && grams !== undefined
    ? { dimension: 'g', value: value * grams }
    : { dimension: unit, value };
}

function expectSameTotals(actual: Totals, expected: Totals): void {
  expect([...actual.keys()].sort()).toEqual([...expected.keys()].sort());
  for (const [dimension, value] of expected) {
    // An American teaspoon counts as an Australian one: a difference of 1.4 %.
    expect(Math.abs((actual.get(dimension) ?? 0) / value - 1)).toBeLessThan(0.015);
  }
}

test('the key of a list line is the key of its food', () => {
  const [line] = buildShoppingList([meal('A', ['2 bell peppers'])]);
  expect(line?.key).toBe(findFood('capsicum').key);
});
