/**
 * What a line is called, as a cook writes a list.
 *
 * - One of it, or a part of one, is in the singular: "Avocado 1", "Iceberg lettuce ¼".
 * - What is large is in the plural only when several are counted: "Pumpkin 3 kg", "Pumpkins 2".
 * - Everything else is in the plural, also by weight: "Carrots 500 g".
 */
import type { Sum } from '../amounts/add-amounts';
import type { Purchase } from '../buying/purchase';
import type { FoodFacts } from '../needs/list-need';

export interface LineNames {
  /** "Carrots"; "Plain flour" of what has no plural. */
  readonly name: string;
  readonly nameOfOne: string;
}

/** @example lineName({ name: 'Avocados', nameOfOne: 'Avocado' }, avocado, [one]) // 'Avocado' */
export function lineName(
  { name, nameOfOne }: LineNames,
  food: FoodFacts | undefined,
  sums: readonly Sum[],
): string {
  const counted = sums.filter(({ dimension, unit }) => dimension === 'pieces' && unit === '');
  const isSeveral = counted.some(({ shown }) => shown.max > 1);
  const isOne = sums.length === 1 && counted.length === 1 && !isSeveral;
  return isOne || (food?.isLarge && !isSeveral) ? nameOfOne : name;
}

/**
 * The name beside what is bought: "1 onion" for half of one, "1 dozen eggs" for one.
 *
 * @example purchaseName({ name: 'Eggs', nameOfOne: 'Egg' }, egg, { text: '1 dozen' }) // 'Eggs'
 */
export function purchaseName(
  { name, nameOfOne }: LineNames,
  food: FoodFacts | undefined,
  { pieces = food?.isLarge ? 1 : 2 }: Purchase,
): string {
  return pieces > 1 ? name : nameOfOne;
}
