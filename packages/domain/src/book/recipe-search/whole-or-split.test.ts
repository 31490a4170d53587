/** A row typed whole into one field means what the same row means with its fields filled in. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import everydayLines from '../../../../recipe-parser/fixtures/everyday-lines.json';
import ingredientLines from '../../../../recipe-parser/fixtures/ingredient-lines.json';
import { listFoods } from '@saltbush/recipe-parser/foods';
import { parseIngredient, splitIngredientLine } from '@saltbush/recipe-parser/ingredients';
import type { Ingredient } from '@saltbush/recipe-parser/recipe';
import { findUnit } from '@saltbush/recipe-parser/units';
import { neededFoods } from '../inspiration/needed-foods';
import { buildShoppingList } from '../../plan/shopping-list/build-shopping-list';
import { cookedFoods } from './recipe-foods';

const asLine = (line: string): Ingredient => ({ name: line, amount: '', unit: '' });

/** What search, inspiration and the list make of a row. */
function meaningOf(row: Ingredient) {
  const recipe = { id: 'a', title: 'A', ingredients: [row] };
  const list = buildShoppingList([{ recipe, quantity: 1, date: '2026-03-02' }]);
  return {
    search: cookedFoods([row]).toSorted(),
    inspiration: neededFoods([row]).map(({ key, isOptional }) => ({ key, isOptional })),
    list: list.map(({ key, text, aisle }) => ({ key: keyOf(key), text, aisle })),
  };
}

/** Equipment is listed by its text as typed. */
function keyOf(key: string): string {
  return key.startsWith('equipment-') ? 'equipment' : key;
}

function opensWithUnit(name: string): boolean {
  return findUnit(name.split(/[\s-]/)[0] ?? '') !== undefined;
}

describe('a row typed whole or split', () => {
  const lines = [...everydayLines, ...ingredientLines].map(({ line }) => line);

  test.each(lines)('the row %j means the same typed whole or split', (line) => {
    expect(meaningOf(splitIngredientLine(line))).toEqual(meaningOf(asLine(line)));
  });

  // "1 cup mushrooms" is a cup of them, and "2 cinnamon sticks" are sticks: typed whole, the word is the unit.
  const foods = Array.from(listFoods(), ({ name }) => name).filter(
    (name) => parseIngredient(`2 ${name}`).unit === undefined && !opensWithUnit(name),
  );

  test('every food of the table, with an amount, means the same typed whole or split', () => {
    expect(foods.length).toBeGreaterThan(3000);
    fc.assert(
      fc.property(
        fc.constantFrom(...foods),
        fc.constantFrom('1', '2', '1/2', '250'),
        fc.constantFrom('', 'g', 'cup', 'tbsp', 'kg'),
        (name, amount, unit) => {
          const whole = asLine([amount, unit, name].filter((part) => part !== '').join(' '));
          expect(meaningOf({ name, amount, unit })).toEqual(meaningOf(whole));
        },
      ),
      { numRuns: 500 },
    );
  });

  test('one capsicum in a row is found by the word capsicum', () => {
    expect(cookedFoods([asLine('1 capsicum')])).toContain('capsicum');
  });
});
