/** The nutrition of recipes with recipes in them. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Ingredient } from '@saltbush/recipe-parser/recipe';
import { nutrientKeys } from '@saltbush/recipe-parser/recipe/nutrients';
import { flattenRecipe } from '../../recipe/sub-recipes/flatten-recipe';
import type { FlattenedRecipe } from '../../recipe/sub-recipes/sub-recipe';
import { nutritionOfParts, nutritionOfRecipe } from './recipe-nutrition';
import { serveNutrition } from './serve-nutrition';

const row = (name: string, amount = '', unit = '', recipeId?: string): Ingredient => ({
  name,
  amount,
  unit,
  ...(recipeId !== undefined && { recipeId }),
});
const quantity = (amount: string, { title, id }: FlattenedRecipe) =>
  row(title, amount, 'quantity', id);
const recipe = (id: string, ingredients: readonly Ingredient[], more = {}): FlattenedRecipe => ({
  id,
  title: id,
  ingredients,
  ...more,
});
const nutritionOf = (outer: FlattenedRecipe, ...inner: readonly FlattenedRecipe[]) =>
  nutritionOfParts(flattenRecipe(outer, (id) => inner.find((each) => each.id === id)));

const soffritto = recipe('soffritto', [row('onion', '2'), row('butter', '100', 'g')]);
const bolognese = recipe('bolognese', [row('beef mince', '500', 'g'), quantity('½', soffritto)], {
  serves: 4,
});
const lasagne = recipe('lasagne', [
  row('lasagne sheets', '250', 'g'),
  quantity('2', bolognese),
  row('mozzarella', '200', 'g'),
]);

describe('the nutrition of a recipe with recipes in it', () => {
  test('each food counts as many times as its recipe is made, and says which recipes it is in', () => {
    const { lines, isSure } = nutritionOf(lasagne, bolognese, soffritto);
    expect(lines.map(({ ingredient, name, grams, within }) => [ingredient, name, grams, within]))
      // Half a soffritto in each of two bologneses.
      .toEqual([
        [0, 'Lasagne sheet', 250, undefined],
        [1, 'Beef mince', 1000, ['bolognese']],
        // Without their skins.
        [1, 'Onion', 270, ['bolognese', 'soffritto']],
        [1, 'Butter', 100, ['bolognese', 'soffritto']],
        [2, 'Mozzarella', 200, undefined],
      ]);
    expect(isSure).toBe(true);
  });

  test('a line for some serves counts as much of the recipe', () => {
    const one = nutritionOf(
      recipe('plate', [row('bolognese', '1', 'serve', 'bolognese')]),
      bolognese,
      soffritto,
    );
    const all = nutritionOf(bolognese, soffritto);
    expect(one.total.energyKj).toBeCloseTo(all.total.energyKj! / 4, 6);
  });

  test('a recipe that cannot be opened is not counted, whatever its line calls it, and no figure is claimed', () => {
    const { lines, isSure, total } = nutritionOf(
      recipe('pasta', [row('pesto', '1', 'cup', 'secret'), row('pasta', '500', 'g')]),
    );
    expect(lines[0]).toEqual({ ingredient: 0, name: 'pesto', reason: 'recipe-closed' });
    expect(total.energyKj).toBeCloseTo(lines[1]!.nutrients!.energyKj!, 6);
    expect(isSure).toBe(false);
  });

  test.each([
    [
      'of which nobody can say how much',
      row('bolognese', '2', 'cup', 'bolognese'),
      'amount-unknown',
    ],
    ['that is optional', { ...quantity('1', bolognese), note: 'optional' }, 'optional'],
  ])('a recipe %s is one line that is not counted', (_what, line, reason) => {
    const { lines, total } = nutritionOf(recipe('outer', [line]), bolognese, soffritto);
    expect(lines).toEqual([{ ingredient: 0, name: 'bolognese', reason }]);
    expect(total.energyKj).toBe(0);
  });

  test('the figure that lists sort by counts the recipes in a recipe', () => {
    const content = { title: 'Lasagne', tags: [], steps: [], serves: 8 };
    const ingredients = [...lasagne.ingredients];
    const serve = serveNutrition({ ...content, ingredients }, [bolognese, soffritto]);
    const { total } = nutritionOf(lasagne, bolognese, soffritto);
    expect(serve?.energyKj).toBeCloseTo(total.energyKj! / 8, 6);
    expect(serveNutrition({ ...content, ingredients })).toBeUndefined();
  });
});

/** Foods with figures, without, and unknown ones. */
const foods: [name: string, unit: string][] = [
  ['beef mince', 'g'],
  ['plain flour', 'g'],
  ['milk', 'ml'],
  ['olive oil', 'tbsp'],
  ['cheddar', 'g'],
  ['red curry paste', 'tbsp'],
  ['brown onions', ''],
  ['eggs', ''],
  ['frobnicated zingiber', 'g'],
];
const foodRows = fc.array(
  fc.record({ food: fc.constantFrom(...foods), amount: fc.integer({ min: 1, max: 40 }) }),
  { minLength: 1, maxLength: 5 },
);
/** Halves and quarters, which decimals say exactly. */
const times = fc.array(
  fc.integer({ min: 1, max: 12 }).map((quarters) => quarters / 4),
  { maxLength: 2 },
);
const world = fc.record({
  innermost: foodRows,
  inner: foodRows,
  outer: foodRows,
  ofInner: times,
  ofOuter: times,
});
type World = typeof world extends fc.Arbitrary<infer Value> ? Value : never;

const written = (rows: World['inner'], factor: number) =>
  rows.map(({ food: [name, unit], amount }) => row(name, String(amount * factor), unit));

/** Every row written out, its amount multiplied. */
function byHand({ innermost, inner, outer, ofInner, ofOuter }: World): Ingredient[] {
  const ofMiddle = (factor: number) => [
    ...written(inner, factor),
    ...ofInner.flatMap((each) => written(innermost, factor * each)),
  ];
  return [...ofOuter.flatMap(ofMiddle), ...written(outer, 1)];
}

test('the nutrition of a recipe with recipes in it is that of the recipe written out by hand', () => {
  fc.assert(
    fc.property(world, (given) => {
      const { innermost, inner, outer, ofInner, ofOuter } = given;
      const deepest = recipe('deepest', written(innermost, 1));
      const middle = recipe('middle', [
        ...written(inner, 1),
        ...ofInner.map((each) => quantity(String(each), deepest)),
      ]);
      const outermost = recipe('outermost', [
        ...ofOuter.map((each) => quantity(String(each), middle)),
        ...written(outer, 1),
      ]);
      const found = nutritionOf(outermost, middle, deepest);
      const expected = nutritionOfRecipe(byHand(given));
      for (const nutrient of nutrientKeys) {
        const amount = expected.total[nutrient];
        if (amount === undefined) expect(found.total[nutrient]).toBeUndefined();
        else expect(found.total[nutrient]).toBeCloseTo(amount, 4);
      }
      expect(found.coverage.lines).toBeCloseTo(expected.coverage.lines, 9);
      expect(found.coverage.weight).toBeCloseTo(expected.coverage.weight, 9);
      expect(found.isSure).toBe(expected.isSure);
      expect(found.lines.map(({ name, reason }) => [name, reason])).toEqual(
        expected.lines.map(({ name, reason }) => [name, reason]),
      );
    }),
    { numRuns: 200 },
  );
});
