import { findFoodById, listFoods } from '@saltbush/recipe-parser/foods';
import { unitTable, type UnitId } from '@saltbush/recipe-parser/units';
import { describe, expect, test } from 'vitest';
import { packsOfFood, parsePackTable } from './packs-of-food';

const table = parsePackTable();
const packsOf = (id: string) => packsOfFood(findFoodById(id)!);

describe('the table of packs', () => {
  test('the table of packs names foods of the food table only', () => {
    expect([...table.keys()].filter((id) => !findFoodById(id))).toEqual([]);
  });

  test('the table of packs has the smallest pack of a food first, all in one unit', () => {
    for (const [id, packs] of table) {
      expect(new Set(packs.map(({ unit }) => unit)).size, id).toBeLessThan(2);
      const amounts = packs.map(({ amount }) => amount);
      expect(amounts, id).toEqual(amounts.toSorted((a, b) => a - b));
    }
  });

  test('the table of packs names packs with words that have a plural', () => {
    const names = new Set([...table.values()].flat().map(({ name }) => name));
    names.delete('');
    expect([...names].filter((name) => !Object.hasOwn(unitTable, name))).toEqual([]);
  });

  test('the table of packs gives a bunch, a loaf or a whole one the weight that recipes take it to have', () => {
    for (const [id, packs] of table) {
      const { name = '', amount, isUnsized } = packs.at(-1) ?? {};
      const piece = findFoodById(id)!.pieces.get(name === '' ? 'whole' : (name as UnitId));
      if (isUnsized && piece) expect(amount, id).toBe(piece.value);
    }
  });

  test('the table of packs knows how 400 foods are sold', () => {
    const known = [...listFoods()].filter((food) => packsOfFood(food).length > 0);
    expect(known.length).toBeGreaterThanOrEqual(400);
    expect(table.size).toBeGreaterThanOrEqual(300);
  });
});

describe('the packs of a food', () => {
  test('the packs of a food are its own, or those of its parent', () => {
    expect(packsOf('thickened-cream')).toEqual([
      { amount: 300, unit: 'ml', name: 'carton' },
      { amount: 600, unit: 'ml', name: 'carton' },
    ]);
    expect(packsOf('thin-spaghetti')).toEqual(packsOf('pasta'));
    expect(packsOf('celery').map(({ isUnsized }) => isUnsized)).toEqual([true, true]);
  });

  test('the packs of a spice are a small jar, and a food sold loose has none', () => {
    expect(packsOf('ground-cumin')).toMatchObject([{ name: 'small jar' }]);
    expect(packsOf('burrata')).toEqual([]);
    expect(packsOf('onion')).toEqual([]);
  });
});
