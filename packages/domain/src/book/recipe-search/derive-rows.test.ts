import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import everydayLines from '../../../../recipe-parser/fixtures/everyday-lines.json';
import ingredientLines from '../../../../recipe-parser/fixtures/ingredient-lines.json';
import { listFoods } from '@saltbush/recipe-parser/foods';
import { splitIngredientLine } from '@saltbush/recipe-parser/ingredients';
import type { Ingredient } from '@saltbush/recipe-parser/recipe';
import { neededFoods } from '../inspiration/needed-foods';
import { buildShoppingList } from '../../plan/shopping-list/build-shopping-list';
import { deriveRecipe } from './derive-recipe';

/** What search, the foods filter, inspiration and the list make of one row. */
function answersOf(row: Ingredient) {
  const recipe = { id: 'a', title: 'A', tags: [], ingredients: [row], steps: [] };
  const list = buildShoppingList([{ recipe, quantity: 1, date: '2026-03-02' }]);
  return {
    derived: deriveRecipe(recipe),
    needed: neededFoods(recipe.ingredients).map(({ key }) => key),
    list: list.map(({ key, text, isOptional, alternatives }) => [
      // Equipment is called as it is typed.
      key.replace(/^equipment-.*/, 'equipment'),
      text,
      isOptional,
      alternatives,
    ]),
  };
}

function expectSameAnswers(line: string): void {
  const asLine = answersOf({ name: line, amount: '', unit: '' });
  expect(asLine, line).toEqual(answersOf(splitIngredientLine(line)));
}

function hasSameAnswers(line: string): boolean {
  const asLine = answersOf({ name: line, amount: '', unit: '' });
  return isDeepStrictEqual(asLine, answersOf(splitIngredientLine(line)));
}

function lineOf([amount, unit, how, name, remark]: readonly string[]): string {
  // "kg mixed leaf" measures nothing.
  const measured = amount === '' ? [] : [amount, unit];
  return [...measured, how, name].filter(Boolean).join(' ') + remark;
}

describe('a line in the name of a row gives the same answers as the line in its fields', () => {
  it.each([...everydayLines, ...ingredientLines].map(({ line }) => line))(
    'the line "%s" means the same in the name of a row as in its fields',
    (line) => {
      expectSameAnswers(line);
    },
  );

  it('a row means the same whole or in fields, whatever the amount, food and remark', () => {
    const names = [...listFoods()].flatMap((food) => food.names);
    const generated = fc.tuple(
      fc.constantFrom('', '1', '2-3', '½', '1 1/2 ', 'about 2', '2 x 400 g'),
      fc.constantFrom('', 'cup', 'tbsp', 'g', 'kg', 'tin', 'bunch', 'tins', 'sprigs of'),
      fc.constantFrom('', 'large', 'finely chopped', 'fresh', 'dried', 'cooked'),
      fc.constantFrom(...names),
      fc.constantFrom(
        '',
        ', diced',
        ' (optional)',
        ', to taste',
        ' or butter',
        ' and salt',
        ', red',
      ),
    );
    const rows = fc.sample(generated, { numRuns: 800, seed: 1 });
    const differing = rows.map(lineOf).filter((line) => !hasSameAnswers(line));
    // Combinations that nobody writes: "cooked flat leaf parsley leaf", "dried frozen roll".
    expect(differing.length, differing.join('\n')).toBeLessThanOrEqual(1);
  });
});
