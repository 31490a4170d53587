import { describe, expect, test } from 'vitest';
import { rational } from '@saltbush/recipe-parser/units';
import type { SwapLine } from '../rows/meal-swap-rows';
import { nutritionOfRecipe, nutritionPerServe } from './recipe-nutrition';
import { servesTogether, swappedServe } from './swapped-serve';

const line = (amount: string, unit: string, name: string): SwapLine => ({ amount, unit, name });
const rowsOf = (names: readonly string[]) => names.map((name) => ({ name, amount: '', unit: '' }));
const perServeOf = (...names: string[]) => nutritionPerServe(nutritionOfRecipe(rowsOf(names)), 4);

function recipe(...names: string[]) {
  const rows = rowsOf(names).map((row, at) => ({ row, line: at }));
  const part = { measures: 'au' as const, within: [], times: rational(1), isOptional: false, rows };
  return { parts: [part], serves: 4, perServe: perServeOf(...names) };
}

const butter = line('100', 'g', 'butter');
const toast = ['400 g white bread', '100 g butter'];

describe('a serve for somebody who has a food another way', () => {
  test('a serve without butter is a serve of the dish that has none', () => {
    const without = swappedServe(recipe(...toast), { key: 'butter', of: butter, use: [] });
    expect(without?.energyKj).toBeCloseTo(perServeOf('400 g white bread')!.energyKj!, 6);
    expect(without?.fatGrams).toBeCloseTo(perServeOf('400 g white bread')!.fatGrams!, 6);
  });

  test('a serve with another food is a serve of the dish that is written with it, in the share of the swap', () => {
    // Half as much peanut butter as butter.
    const use = [line('50', 'g', 'peanut butter')];
    const swapped = swappedServe(recipe('400 g white bread', '200 g butter'), {
      key: 'butter',
      of: butter,
      use,
    });
    const written = perServeOf('400 g white bread', '100 g peanut butter')!;
    expect(swapped?.energyKj).toBeCloseTo(written.energyKj!, 6);
    expect(swapped?.proteinGrams).toBeCloseTo(written.proteinGrams!, 6);
  });

  test('a food that the dish no longer has changes nothing', () => {
    const plain = recipe('400 g white bread');
    expect(swappedServe(plain, { key: 'butter', of: butter, use: [] })).toEqual(plain.perServe);
  });

  test.each<[string, SwapLine, SwapLine[]]>([
    ['another food without an amount', butter, [line('', '', 'margarine')]],
    ['a food that nobody knows', butter, [line('100', 'g', 'zorblax')]],
    ['no amount of what is left out', line('', '', 'butter'), [line('100', 'g', 'margarine')]],
  ])('a serve with %s has no figures', (_, of, use) => {
    expect(swappedServe(recipe(...toast), { key: 'butter', of, use })).toBeUndefined();
  });

  test('two swaps of one person are both counted, and one that nobody can say is not passed over', () => {
    const perServe = perServeOf('400 g white bread', '100 g butter', '100 g cheddar')!;
    const dish = recipe('400 g white bread', '100 g butter', '100 g cheddar');
    const withoutButter = swappedServe(dish, { key: 'butter', of: butter, use: [] });
    const cheddar = line('100', 'g', 'cheddar');
    const key = 'cheddar';
    const withoutCheese = swappedServe(dish, { key, of: cheddar, use: [] });
    const together = servesTogether(perServe, [withoutButter, withoutCheese]);
    expect(together?.energyKj).toBeCloseTo(perServeOf('400 g white bread')!.energyKj!, 6);
    expect(servesTogether(perServe, [withoutButter, undefined])).toBeUndefined();
    expect(servesTogether(perServe, [])).toEqual(perServe);
  });
});
