import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kilocalories, nutrientKeys } from '@saltbush/recipe-parser/recipe/nutrients';
import { nutritionOfRecipe, nutritionPerServe } from './recipe-nutrition';
import { serveNutrition } from './serve-nutrition';

const rowsOf = (...names: string[]) => names.map((name) => ({ name, amount: '', unit: '' }));
const only = (name: string) => nutritionOfRecipe(rowsOf(name)).lines[0]!;
const energyOf = (name: string) => Math.round(kilocalories(only(name).nutrients!.energyKj!));

describe('what one line of a recipe contains', () => {
  test.each([
    ['100 g butter', 100, 717],
    ['2 cups plain flour', 300, 1092],
    ['1 tbsp olive oil', 18, 161],
    ['1 cup milk', 258, 157],
    // Middle of the range.
    ['100-200 g white sugar', 150, 581],
    // Without shell, without peel, without bones.
    ['2 eggs', 104, 148],
    ['1 banana', 128, 114],
    ['1 kg chicken drumsticks', 670, 1079],
    ['1 head cauliflower', 600, 150],
    ['2 carrots', 214, undefined],
    ['500 g carrots', 500, undefined],
    // Pieces weigh what their line says.
    ['4 chicken breasts, 6 oz each', 680, undefined],
    ['8 chicken tenderloins, 2-ounce', 456, undefined],
    ['4 salmon fillets (about 600 g)', 600, undefined],
    ['6 slices swiss cheese', 126, undefined],
    // Without the liquid of the tin.
    ['400 g tin chickpeas', 248, 345],
    ['1 cup plus 2 tbsp white sugar', 255, undefined],
    ['50 g butter or margarine', 50, 359],
    ['4 egg whites', 132, 69],
    ['60 mL lemon juice', 62, undefined],
    ['1 cup cooked rice', undefined, undefined],
    ['3 cloves garlic', 9, 13],
    ['1 cup marinara sauce', 279, undefined],
    ['1 box corn muffin mix', 241, undefined],
    ['2 cups tonic water', 516, undefined],
    ['a knob of butter', undefined, undefined],
  ])('the line "%s" is %s g and %s kcal', (name, grams, energy) => {
    const line = only(name);
    expect(line.nutrients).toBeDefined();
    if (grams !== undefined) expect(Math.round(line.grams!)).toBe(grams);
    if (energy !== undefined) expect(energyOf(name)).toBe(energy);
  });

  test.each([
    ['1 cup quandong bark', 'food-unknown'],
    ['butter', 'amount-unknown'],
    ['2 tbsp red curry paste', 'no-figures'],
    ['1 lug butter', 'unit-unknown'],
    ['salt and pepper, to taste', 'seasoning'],
    ['parsley, to garnish', 'seasoning'],
    ['1/2 cup walnuts, optional', 'optional'],
    ['2 cups boiling water', 'nothing-to-eat'],
    ['20 cm round cake tin', 'nothing-to-eat'],
    ['1 tbsp salt, for the pasta water', 'nothing-to-eat'],
  ])('the line "%s" is not counted, and says why: %s', (name, reason) => {
    const { lines, total } = nutritionOfRecipe(rowsOf(name));
    expect(lines.map((line) => line.reason)).toContain(reason);
    expect(lines.every(({ nutrients }) => nutrients === undefined)).toBe(true);
    expect(total.energyKj).toBe(0);
  });

  test('each food of a line counts, with what the line says of it', () => {
    const { lines } = nutritionOfRecipe(rowsOf('1 tsp each cumin and paprika'));
    expect(lines.map(({ ingredient, name }) => [ingredient, name])).toEqual([
      [0, 'Ground cumin'],
      [0, 'Paprika'],
    ]);
  });

  test('oil to fry in counts with a declared share only', () => {
    const bath = { name: 'vegetable oil', amount: '1', unit: 'l', note: 'for deep-frying' };
    const [line] = nutritionOfRecipe([bath]).lines;
    expect(line).toMatchObject({ grams: 920, countedShare: 0.1 });
    expect(kilocalories(line!.nutrients!.energyKj!)).toBeCloseTo(92 * 8.84, 0);
    const spoon = { ...bath, amount: '2', unit: 'tbsp', note: 'for frying' };
    expect(nutritionOfRecipe([spoon]).lines[0]!.countedShare).toBeUndefined();
  });
});

describe('what a recipe contains', () => {
  const cake = ['200 g butter', '200 g caster sugar', '4 eggs', '200 g self-raising flour'];

  test('a recipe of which all is counted has a figure for each serve', () => {
    const nutrition = nutritionOfRecipe(rowsOf(...cake, 'a pinch of salt'));
    expect(nutrition).toMatchObject({ isSure: true, coverage: { lines: 1, weight: 1 } });
    const serve = nutritionPerServe(nutrition, 8)!;
    expect(serve.energyKj).toBeCloseTo(nutrition.total.energyKj! / 8, 6);
    expect(kilocalories(serve.energyKj!)).toBeGreaterThan(380);
    expect(kilocalories(serve.energyKj!)).toBeLessThan(440);
  });

  test('a recipe that does not say how many it serves claims nothing of one serve', () => {
    expect(nutritionPerServe(nutritionOfRecipe(rowsOf(...cake)), undefined)).toBeUndefined();
  });

  test.each([
    ['half of whose lines are unknown', ['200 g butter', '1 cup quandong bark']],
    ['most of whose weight is unknown', [...cake, '2 kg roasted quandong bark']],
    [
      'most of which nobody can weigh',
      ['1 quandong bark', '100 g cream', '2 tsp white sugar', '50 g walnuts'],
    ],
    ['without any line that counts', ['salt', '1 cup quandong bark']],
    ['without lines', []],
  ])('a recipe %s claims nothing', (_what, names) => {
    const nutrition = nutritionOfRecipe(rowsOf(...names));
    expect(nutrition.isSure).toBe(false);
    expect(nutritionPerServe(nutrition, 4)).toBeUndefined();
  });

  test('a spoon of an unknown food leaves a recipe as sure as it is', () => {
    expect(nutritionOfRecipe(rowsOf(...cake, '1 tsp quandong bark')).isSure).toBe(true);
  });

  test('a heading among the lines is no food', () => {
    const { lines, isSure } = nutritionOfRecipe(
      rowsOf('Lemon cream', '250 g cream cheese', '100 g icing sugar'),
    );
    expect(lines[0]!.reason).toBe('nothing-to-eat');
    expect(isSure).toBe(true);
  });

  const line = fc.record({
    name: fc.constantFrom(
      'butter',
      'plain flour',
      'white sugar',
      'chickpeas',
      'sultanas',
      'quandong bark',
    ),
    amount: fc.integer({ min: 1, max: 900 }),
  });
  const linesOf = (rows: readonly { name: string; amount: number }[], factor = 1) =>
    rows.map(({ name, amount }) => ({ name, amount: String(amount * factor), unit: 'g' }));

  test('a recipe of twice the amounts has twice the nutrients', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (rows) => {
        const [once, twice] = [1, 2].map((factor) => nutritionOfRecipe(linesOf(rows, factor)));
        for (const nutrient of nutrientKeys) {
          const expected = once!.total[nutrient];
          if (expected === undefined) expect(twice!.total[nutrient]).toBeUndefined();
          else expect(twice!.total[nutrient]).toBeCloseTo(expected * 2, 3);
        }
        expect(twice!.isSure).toBe(once!.isSure);
      }),
    );
  });

  test('the lines are the total, and their shares are the whole', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 12 }), (rows) => {
        const { lines, total } = nutritionOfRecipe(linesOf(rows));
        const sum = lines.reduce((all, { nutrients }) => all + (nutrients?.energyKj ?? 0), 0);
        expect(sum).toBeCloseTo(total.energyKj!, 3);
        fc.pre(sum > 0);
        expect(lines.reduce((all, { share = 0 }) => all + share, 0)).toBeCloseTo(1, 6);
        expect(
          lines.every((each) => (each.reason === undefined) !== (each.nutrients === undefined)),
        ).toBe(true);
      }),
    );
  });
});

describe('what lists sort recipes by', () => {
  const recipe = { title: 'Cake', tags: [], steps: [], serves: 4 };
  const statedNutrition = { energyKj: 1234 };

  test('a recipe that can be counted sorts by the estimate, whatever its source states', () => {
    const ingredients = rowsOf('100 g butter');
    const serve = serveNutrition({ ...recipe, ingredients, statedNutrition })!;
    expect(kilocalories(serve.energyKj!)).toBeCloseTo(717 / 4, 3);
  });

  test('a recipe that cannot be counted sorts by what its source states', () => {
    const ingredients = rowsOf('1 cup quandong bark');
    expect(serveNutrition({ ...recipe, ingredients, statedNutrition })).toEqual(statedNutrition);
    expect(serveNutrition({ ...recipe, ingredients })).toBeUndefined();
  });
});
