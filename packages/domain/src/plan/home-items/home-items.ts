/**
 * What is at home, out of rows.
 *
 * - A food is there once: what is put there again stays as it is.
 * - What is left of portions is what was put away without what is planned of it (`meal-plans/leftovers.ts`): nobody keeps
 *   count, and a meal that is taken off the plan gives them back. Portions that are all planned are not listed.
 */
import { shownFoodName } from '@saltbush/recipe-parser/foods/shown';
import { compareNames } from '@saltbush/recipe-parser/names';
import { quantityLater, type Leftovers } from '../meal-plans/leftovers';
import { homePlaces, type HomeItemRow } from '../rows/home-item-rows';
import type { Row, RowMap } from '../rows/rows';
import { keepsUntil } from './storage-time';

export interface HomeItem extends HomeItemRow {
  id: string;
}

/** Portions of a dish; `quantity` is what is left, in times of the recipe. */
export type HomePortions = HomeItem & Required<Pick<HomeItemRow, 'recipeId' | 'quantity'>>;

/** Fridge, freezer, cupboard; in each what should be eaten first. */
export function listHomeItems(rows: RowMap, leftovers: Leftovers): HomeItem[] {
  return [...rows.values()]
    .flatMap((row) => itemOf(row, leftovers))
    .toSorted(
      (a, b) =>
        homePlaces.indexOf(a.place) - homePlaces.indexOf(b.place) ||
        compare(keepsUntil(a), keepsUntil(b)) ||
        compareNames(a.name, b.name) ||
        compare(a.id, b.id),
    );
}

export const isPortions = (item: HomeItem): item is HomePortions =>
  item.recipeId !== undefined && item.quantity !== undefined;

function itemOf(row: Row, leftovers: Leftovers): HomeItem[] {
  if (row.kind !== 'homeItems' || row.isDeleted) return [];
  const { name, place, since, quantity, ...rest } = (row as Row<'homeItems'>).fields;
  if (name === undefined || place === undefined || since === undefined) return [];
  const item = { ...rest, id: row.id, name: shownFoodName(name), place, since };
  if (quantity === undefined) return [item];
  const left = quantity - quantityLater(row.id, leftovers);
  return left < smallest ? [] : [{ ...item, quantity: left }];
}

/** What is left of a division is no portion. */
const smallest = 0.001;

/**
 * Which foods of these are not there yet, each once, so that nothing is listed twice.
 *
 * @example newHomeItems([eggs, milk], [eggsAtHome]) // [milk]
 */
export function newHomeItems<Item extends Pick<HomeItemRow, 'name' | 'foodKey'>>(
  items: readonly Item[],
  there: readonly HomeItem[],
): Item[] {
  const known = new Set(there.filter((item) => !isPortions(item)).map(keyOf));
  return items.filter((item) => {
    const key = keyOf(item);
    if (known.has(key)) return false;
    known.add(key);
    return true;
  });
}

const keyOf = ({ name, foodKey }: Pick<HomeItemRow, 'name' | 'foodKey'>): string =>
  foodKey ?? name.toLowerCase();

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
