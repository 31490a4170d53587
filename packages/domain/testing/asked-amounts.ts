/** Amounts as recipes and people write them, and their exact value. */
import type { ListAmount } from '../src/plan/rows/list-amount';
import { exact, times } from './exact';
import type { Exact } from './exact';
import { foodKeys, pantry } from './plain-list';
import type { Asked, FoodKey } from './plain-list';

const amounts: readonly (readonly [text: string, value: Exact])[] = [
  ['1/3', exact(1, 3)],
  ['1/2', exact(1, 2)],
  ['1', exact(1)],
  ['1 1/2', exact(3, 2)],
  ['2', exact(2)],
  ['5', exact(5)],
  ['250', exact(250)],
];

/** @example askedBy(0, 0) // { text: '1/3 g beef mince', asked: { food: 'beef-mince', … } } */
export function askedBy(a: number, b: number): { text: string; asked: Asked } {
  const food = foodKeys[a % foodKeys.length]!;
  const { name, base } = pantry[food];
  const units = Object.entries(base);
  const [unit, perUnit] = units[b % units.length]!;
  const [text, value] = amounts[(a + b) % amounts.length]!;
  const words = [text, unit, name].filter((word) => word !== '').join(' ');
  return { text: words, asked: { food, amount: times(value, exact(perUnit)) } };
}

/** In grams, millilitres or pieces. */
export function baseOf(all: readonly ListAmount[], food: FoodKey): number {
  const base: Record<string, number> = pantry[food].base;
  const perUnit = (unit: string) =>
    ({ l: 1000, ml: 1, kg: 1000, g: 1, cup: base.cups, clove: 1 })[unit] ?? base[unit] ?? NaN;
  return all.reduce((total, { amount, unit }) => total + amount * perUnit(unit), 0);
}
