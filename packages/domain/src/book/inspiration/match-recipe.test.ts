import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchRecipe, availableFoods } from './match-recipe';
import { neededFoods } from './needed-foods';

const needs = (...names: string[]) =>
  neededFoods(names.map((name) => ({ name, amount: '1', unit: '' })));
const kitchen = (foods: string[], useUp: string[] = [], staples: string[] = []) =>
  availableFoods({ foods, useUp, staples });

test('a match says what a recipe uses of the foods at hand and what is missing', () => {
  const curry = needs('chicken thighs', 'brown onion', 'coconut milk', 'limes', 'salt', 'rice');
  const match = matchRecipe(curry, kitchen(['chicken', 'onion', 'spinach'], ['onion'], ['rice']));
  expect(match).toEqual({
    needed: 5,
    there: 3,
    // Chicken (3), onion and rice of these and coconut milk and limes (2 each).
    share: 7 / 11,
    likelyShare: 7 / 11,
    uses: [
      { name: 'chicken thighs', atHand: 'chicken', isToUseUp: false, isGeneral: true },
      { name: 'brown onion', atHand: 'onion', isToUseUp: true, isGeneral: true },
    ],
    missing: [{ name: 'coconut milk' }, { name: 'limes' }],
  });
});

test('a missing food names the food at hand that is like it', () => {
  expect(matchRecipe(needs('red onion'), kitchen(['brown onion'])).missing).toEqual([
    { name: 'red onion', like: 'brown onion' },
  ]);
});

test('an optional food of a recipe is used when it is there, and never missing', () => {
  const soup = needs('pumpkin', 'cream, to serve');
  expect(matchRecipe(soup, kitchen(['pumpkin']))).toMatchObject({ needed: 1, missing: [] });
  expect(matchRecipe(soup, kitchen(['pumpkin', 'cream'])).uses).toHaveLength(2);
});

test('one of two alternative foods is enough for a recipe', () => {
  expect(matchRecipe(needs('butter or margarine'), kitchen(['margarine'])).missing).toEqual([]);
});

const names = [
  'onion',
  'brown onion',
  'red onion',
  'chicken',
  'chicken breast',
  'chicken thigh',
  'cheese',
  'brie',
  'butter',
  'quandong',
  'rice',
  'coconut milk',
];
const anyFoods = fc.uniqueArray(fc.constantFrom(...names));

test('more foods at hand never make more of them missing', () => {
  fc.assert(
    fc.property(anyFoods, anyFoods, anyFoods, (asked, some, more) => {
      const few = matchRecipe(needs(...asked), kitchen(some));
      const many = matchRecipe(needs(...asked), kitchen([...some, ...more]));
      expect(many.missing.length).toBeLessThanOrEqual(few.missing.length);
      expect(few.there + few.missing.length).toBe(few.needed);
    }),
  );
});

test('the order in which foods at hand were typed does not matter', () => {
  const shuffled = fc.shuffledSubarray(names, { minLength: names.length });
  fc.assert(
    fc.property(anyFoods, anyFoods, shuffled, (asked, useUp, order) => {
      const foods = names.filter((name) => useUp.includes(name) || name.length % 2 === 0);
      const inOrder = order.filter((name) => foods.includes(name));
      expect(matchRecipe(needs(...asked), kitchen(inOrder, useUp))).toEqual(
        matchRecipe(needs(...asked), kitchen(foods, useUp.toReversed())),
      );
    }),
  );
});
