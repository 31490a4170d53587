/**
 * What was bought, as things at home: one press puts away a whole shop.
 *
 * - What no kitchen keeps as food (for the household, pets, babies) and what is always there (a staple) is left out.
 * - A line of several foods ("milk and bread"), and one that the server has not read yet, goes by its text.
 */
import { shownFood } from '@saltbush/recipe-parser/foods/shown';
import type { PlainDate } from '../days/week';
import type { Aisle } from '@saltbush/recipe-parser/foods/facts';
import type { HomeItemRow } from '../rows/home-item-rows';
import type { ListLine, ShoppingList } from '../shopping-list/list/shopping-list';
import { homeItemLimits } from '../rows/home-item-rows';
import { placeOfAisle } from './storage-time';

/** @example boughtItems(list, '2026-11-29') // [{ name: 'Milk', place: 'fridge', since: '2026-11-29', … }] */
export function boughtItems(
  { aisles, waiting }: Pick<ShoppingList, 'aisles' | 'waiting'>,
  today: PlainDate,
): HomeItemRow[] {
  return [...aisles.flatMap(({ lines }) => lines), ...waiting]
    .filter((line) => line.isTicked && !notFood.has(line.aisle))
    .map((line) => ({
      name: storedName(line).slice(0, homeItemLimits.name),
      place: placeOfAisle(line.aisle),
      since: today,
      aisle: line.aisle,
      ...(line.toBuy && { foodKey: line.key }),
    }));
}

/** The English name of a food of the table: each who reads it has it in their language. */
function storedName({ name, toBuy }: ListLine): string {
  const identity = toBuy?.built.identity;
  if (!identity) return name;
  const nameOfOne = identity.food?.nameOfOne ?? identity.name;
  const shown = shownFood({ name: identity.name, nameOfOne });
  if (name === shown.name) return identity.name;
  return name === shown.nameOfOne ? nameOfOne : name;
}

const notFood: ReadonlySet<Aisle> = new Set<Aisle>(['Household & Personal Care', 'Pet', 'Baby']);
