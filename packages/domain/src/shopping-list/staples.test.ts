import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildShoppingList } from './build-shopping-list';
import { placeLines } from './staples';
import type { ShoppingLine } from './shopping-line';

const names = ['salt', 'plain flour', 'onions', 'leeks', 'boiling water', 'ice', 'quandongs'];
const listOf = (foods: readonly string[]) =>
  buildShoppingList([
    {
      recipe: {
        id: 'soup',
        title: 'Soup',
        ingredients: foods.map((name) => ({ name, amount: '2', unit: '' })),
      },
      quantity: 1,
      date: '2026-03-02',
    },
  ]);
const keysOf = (lines: readonly ShoppingLine[]) => lines.map(({ key }) => key);

test('staples are separate, and water is not bought', () => {
  const placed = placeLines(listOf(names), new Set(['salt', 'leek', 'water', 'saffron']));
  expect(keysOf(placed.staples)).toEqual(['leek', 'salt']);
  expect(keysOf(placed.atHome)).toEqual(['ice', 'water']);
  expect(keysOf(placed.toBuy)).not.toContain('salt');
  expect(placed.toBuy).toHaveLength(3);
});

test('whatever the staples, every line stands in one place, in its order', () => {
  const foods = fc.uniqueArray(fc.constantFrom(...names));
  const staples = fc.uniqueArray(
    fc.oneof(fc.constantFrom(...keysOf(listOf(names))), fc.string({ maxLength: 8 })),
  );
  fc.assert(
    fc.property(foods, staples, (asked, keys) => {
      const lines = listOf(asked);
      const { toBuy, staples: stapleLines, atHome } = placeLines(lines, new Set(keys));
      for (const part of [toBuy, stapleLines, atHome]) {
        expect(part).toEqual(lines.filter((line) => part.includes(line)));
      }
      expect(keysOf([...toBuy, ...stapleLines, ...atHome]).sort()).toEqual(keysOf(lines).sort());
      expect(keysOf(stapleLines).every((key) => keys.includes(key))).toBe(true);
      expect(keysOf(toBuy).some((key) => keys.includes(key))).toBe(false);
    }),
    { numRuns: 200 },
  );
});
