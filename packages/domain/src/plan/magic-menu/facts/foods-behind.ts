/**
 * The foods of a recipe for which it contains something, or may: without all of them it would not. Read row by row, since a
 * row decides for itself; only what two foods decide together (meat with milk) has none.
 */
import { foodsOfRow } from '@saltbush/recipe-parser/row-foods';
import type { Requirement } from '../../../recipe/diets/allergens';
import { dietsOfRows } from '../../../recipe/diets/recipe-diets';
import type { FlatRow } from '../../../recipe/sub-recipes/flatten-recipe';
import { readNeed } from '../../shopping-list/needs/read-need';

/** By requirement, places in the list of foods. */
export type FoodsBehind = Readonly<Partial<Record<Requirement, readonly number[]>>>;

/**
 * @param foods their keys; one that is not among them leaves out what it decides
 * @example foodsBehind(rowsOf('1 cup milk', '2 eggs'), ['milk', 'egg']).milk // [0]
 */
export function foodsBehind(rows: readonly FlatRow[], foods: readonly string[]): FoodsBehind {
  const behind = new Map<Requirement, number[]>();
  const unclear = new Set<Requirement>(['kosher']);
  for (const row of rows) {
    const found = dietsOfRows([row]).findings;
    if (found.length === 0) continue;
    const places = keysOf(row).map((key) => foods.indexOf(key));
    for (const { of } of found) {
      if (places.length === 0 || places.includes(-1)) unclear.add(of);
      behind.set(of, [...new Set([...(behind.get(of) ?? []), ...places])]);
    }
  }
  return Object.fromEntries([...behind].filter(([of]) => !unclear.has(of)));
}

const keysOf = ({ row, measures }: FlatRow): string[] =>
  foodsOfRow(row).flatMap(({ ingredient }) => readNeed(ingredient, measures)?.identity.key ?? []);
