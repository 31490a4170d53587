import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Ingredient } from '@saltbush/recipe-parser/recipe';
import { rationalToNumber } from '@saltbush/recipe-parser/units';
import { recipeDiets, dietsOfRows } from '../diets/recipe-diets';
import { buildShoppingList } from '../../plan/shopping-list/build-shopping-list';
import { flattenRecipe, flatRows, minutesOfParts } from './flatten-recipe';
import { type FlattenedRecipe, reachedFrom, subRecipeIdsOf, subRecipeLimits } from './sub-recipe';

const row = (name: string, amount = '', unit = '', recipeId?: string): Ingredient => ({
  name,
  amount,
  unit,
  ...(recipeId !== undefined && { recipeId }),
});
const quantity = (amount: string, recipe: FlattenedRecipe) =>
  row(recipe.title, amount, 'quantity', recipe.id);

function recipe(id: string, ingredients: readonly Ingredient[], more = {}): FlattenedRecipe {
  return { id, title: id, ingredients, ...more };
}

const find =
  (...recipes: readonly FlattenedRecipe[]) =>
  (id: string) =>
    recipes.find((each) => each.id === id);

const shown = (parts: ReturnType<typeof flattenRecipe>) =>
  flatRows(parts).map(({ row: { name }, times, within, line }) => [
    name,
    times && rationalToNumber(times),
    within.join(' > '),
    line,
  ]);

const soffritto = recipe('soffritto', [row('onion', '1')]);
const bolognese = recipe('bolognese', [row('beef mince', '500', 'g'), quantity('½', soffritto)]);
const lasagne = recipe('lasagne', [row('lasagne sheets', '250', 'g'), quantity('2', bolognese)]);

describe('a flattened recipe', () => {
  test('a flattened recipe has the rows of the recipes in it, how often each is made, and for which line', () => {
    expect(shown(flattenRecipe(lasagne, find(bolognese, soffritto)))).toEqual([
      ['lasagne sheets', 1, '', 0],
      ['beef mince', 2, 'bolognese', 1],
      ['onion', 1, 'bolognese > soffritto', 1],
    ]);
  });

  test('a flattened recipe keeps a line as it is written when its recipe cannot be opened', () => {
    expect(shown(flattenRecipe(lasagne, find(bolognese)))).toEqual([
      ['lasagne sheets', 1, '', 0],
      ['beef mince', 2, 'bolognese', 1],
      ['soffritto', 2, 'bolognese', 1],
    ]);
  });

  test('a flattened recipe ends at the third level and where a recipe is within itself', () => {
    const deep = recipe('deep', [quantity('1', lasagne)]);
    const names = flatRows(flattenRecipe(deep, find(lasagne, bolognese, soffritto)));
    expect(names.map((each) => each.row.name)).toEqual([
      'lasagne sheets',
      'beef mince',
      'soffritto',
    ]);
    const self = recipe('self', [row('self', '1', 'quantity', 'self'), row('egg', '1')]);
    expect(shown(flattenRecipe(self, find(self)))).toHaveLength(2);
  });

  test('a flattened recipe says nothing of how much where nobody can say, and has what is in it all the same', () => {
    const outer = recipe('outer', [row('bolognese', '2', 'cup', 'bolognese')]);
    expect(shown(flattenRecipe(outer, find(bolognese)))).toEqual([
      ['beef mince', undefined, 'bolognese', 0],
      ['soffritto', undefined, 'bolognese', 0],
    ]);
  });

  test('a dish does without what an optional line brings', () => {
    const line = { ...quantity('1', soffritto), note: 'optional' };
    const [, part] = flattenRecipe(recipe('outer', [line]), find(soffritto));
    expect(part).toMatchObject({ isOptional: true });
  });

  test('a flattened recipe never has more rows than its limit, however the recipes hold each other', () => {
    const many = Array.from({ length: 150 }, (_, n) => row(`food ${n}`, '1'));
    const inner = recipe('inner', many);
    const lines = Array.from({ length: 20 }, () => quantity('1', inner));
    const rows = flatRows(flattenRecipe(recipe('outer', lines), find(inner)));
    expect(rows.length).toBeLessThanOrEqual(subRecipeLimits.rows);
    expect(rows.filter(({ within }) => within.length > 0)).toHaveLength(3 * 150);
  });

  test('the time of a flattened recipe has that of each recipe in it once', () => {
    const inner = recipe('inner', [row('egg', '1')], { readyMinutes: 30 });
    const lines = [quantity('1', inner), quantity('2', inner)];
    const parts = flattenRecipe(recipe('outer', lines, { readyMinutes: 20 }), find(inner));
    expect(minutesOfParts(parts)).toBe(50);
    expect(minutesOfParts(flattenRecipe(recipe('outer', lines), find(inner)))).toBeUndefined();
  });
});

test('the recipes that a line leads to are found as deep as they are opened', () => {
  const all = new Map([lasagne, bolognese, soffritto].map((each) => [each.id, each]));
  expect(reachedFrom(lasagne.ingredients, all)).toEqual([bolognese, soffritto]);
  expect(subRecipeIdsOf(lasagne.ingredients)).toEqual(['bolognese']);
});

/** Foods that allergens are known of, and some that are not. */
const foods: [name: string, unit: string][] = [
  ['beef mince', 'g'],
  ['plain flour', 'g'],
  ['milk', 'ml'],
  ['peanuts', 'g'],
  ['cheddar', 'g'],
  ['prawns', 'g'],
  ['caster sugar', 'g'],
  ['brown onions', ''],
  ['eggs', ''],
  ['frobnicated zingiber', 'g'],
];

const foodRows = fc.array(
  fc.record({ food: fc.constantFrom(...foods), amount: fc.integer({ min: 1, max: 40 }) }),
  { minLength: 1, maxLength: 5 },
);
/** Halves and quarters, which decimals say exactly. */
const times = fc.integer({ min: 1, max: 12 }).map((quarters) => quarters / 4);
const lines = fc.array(times, { maxLength: 2 });
const world = fc.record({
  innermost: foodRows,
  inner: foodRows,
  outer: foodRows,
  ofInner: lines,
  ofOuter: lines,
});

type World = typeof world extends fc.Arbitrary<infer Value> ? Value : never;
type Rows = World['inner'];

/** The outer recipe with the inner ones as lines. */
function nested({ innermost, inner, outer, ofInner, ofOuter }: World) {
  const rowsOf = (rows: Rows) =>
    rows.map(({ food: [name, unit], amount }) => row(name, String(amount), unit));
  const deepest = recipe('deepest', rowsOf(innermost));
  const middle = recipe('middle', [
    ...rowsOf(inner),
    ...ofInner.map((each) => quantity(String(each), deepest)),
  ]);
  const outermost = recipe('outermost', [
    ...ofOuter.map((each) => quantity(String(each), middle)),
    ...rowsOf(outer),
  ]);
  return { outermost, subRecipes: [middle, deepest] };
}

/** The same by hand: every row written out, its amount multiplied. */
function byHand({ innermost, inner, outer, ofInner, ofOuter }: World): Ingredient[] {
  const written = (rows: Rows, factor: number) =>
    rows.map(({ food: [name, unit], amount }) => row(name, String(amount * factor), unit));
  const ofMiddle = (factor: number) => [
    ...written(inner, factor),
    ...ofInner.flatMap((each) => written(innermost, factor * each)),
  ];
  return [...ofOuter.flatMap(ofMiddle), ...written(outer, 1)];
}

const numRuns = 200;

test('the shopping list of a recipe with recipes in it is that of the recipe written out by hand', () => {
  const listOf = (
    ingredients: readonly Ingredient[],
    subRecipes: readonly FlattenedRecipe[] = [],
  ) =>
    buildShoppingList([
      {
        recipe: { id: 'outermost', title: 'x', ingredients, subRecipes },
        quantity: 1.5,
        date: '2026-03-02',
      },
    ]).map(({ key, name, text, amounts, buy, aisle }) => ({
      key,
      name,
      text,
      amounts,
      buy,
      aisle,
    }));
  fc.assert(
    fc.property(world, (given) => {
      const { outermost, subRecipes } = nested(given);
      expect(listOf(outermost.ingredients, subRecipes)).toEqual(listOf(byHand(given)));
    }),
    { numRuns },
  );
});

test('the allergens of a recipe with recipes in it are those of the recipe written out by hand', () => {
  fc.assert(
    fc.property(world, (given) => {
      const { outermost, subRecipes } = nested(given);
      const found = dietsOfRows(flatRows(flattenRecipe(outermost, find(...subRecipes))));
      const written = recipeDiets(byHand(given));
      const verdicts = ({ findings }: typeof found) =>
        findings.map(({ of, verdict }) => [of, verdict]);
      expect(verdicts(found)).toEqual(verdicts(written));
      expect(found.unknownLines.length > 0).toBe(written.unknownLines.length > 0);
      const lineCount = outermost.ingredients.length;
      for (const { lines: deciding } of found.findings)
        for (const line of deciding) expect(line).toBeLessThan(lineCount);
    }),
    { numRuns },
  );
});
