import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyRecipe } from '../../../fixtures/recipe-files/any-recipe';
import { recipeKey } from './recipe-key';

const flour = { amount: '1', unit: 'cup', name: 'flour' };
const eggs = { amount: '2', unit: '', name: 'eggs' };

test.each([
  ['Toast', [flour, eggs], ' TOAST! ', [eggs, flour], true],
  ['Toast', [flour], 'Toast', [{ ...flour, note: 'sifted', section: 'Base' }], true],
  ['Toast', [flour], 'Toast', [{ ...flour, amount: '2' }], false],
  ['Toast', [flour], 'Toast', [flour, flour], false],
  ['Toast', [flour], 'Toasted', [flour], false],
  ['Half', [{ ...flour, amount: '1/2' }], 'Half', [{ ...flour, amount: '1 2' }], false],
])(
  'the recipe %s %j has the same key as %s %j: %s',
  (title, lines, otherTitle, otherLines, isSame) => {
    expect(recipeKey(title, lines) === recipeKey(otherTitle, otherLines)).toBe(isSame);
  },
);

test("the order of lines never counts for a recipe's key, and the key is short", () => {
  fc.assert(
    fc.property(anyRecipe, ({ title, ingredients }) => {
      const key = recipeKey(title, ingredients);
      expect(recipeKey(title, ingredients.toReversed())).toBe(key);
      expect(key).toMatch(/^[0-9a-z]{6,12}$/);
    }),
  );
});

test('a large book has no two recipe keys by chance', () => {
  const keys = Array.from({ length: 20_000 }, (_, n) => recipeKey(`Soup ${n}`, [flour]));
  expect(new Set(keys).size).toBe(keys.length);
});
