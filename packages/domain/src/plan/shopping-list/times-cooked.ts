/** How often a recipe is cooked; beside the list, whose first view does not ask. */
import { isInRange } from '../days/day-range';
import { leftoversOfRows } from '../meal-plans/leftovers-of-rows';
import type { Row, RowKind, RowMap } from '../rows/rows';
import { listedRecipeOf, mealOf, type ListOptions } from './shopping-list-of-rows';

/**
 * How many times a recipe is cooked on some days.
 *
 * @example timesCooked(rows, soup, { days: sevenDaysFrom('2026-11-23'), today: '2026-11-25' }) // 1.5
 */
export function timesCooked(
  rows: RowMap,
  recipeId: string,
  { days, today }: Pick<ListOptions, 'days' | 'today'>,
): number {
  const leftovers = leftoversOfRows(rows);
  return [...rows.values()]
    .filter(({ isDeleted }) => !isDeleted)
    .flatMap((row) => {
      if (isOf(row, 'meals')) return mealOf(row, leftovers, today);
      return isOf(row, 'listedRecipes') ? listedRecipeOf(row, today) : [];
    })
    .filter((cooked) => cooked.recipeId === recipeId && isInRange(cooked.day, days))
    .reduce((times, { quantity }) => times + quantity, 0);
}

function isOf<Kind extends RowKind>(row: Row, kind: Kind): row is Row<Kind> {
  return row.kind === kind;
}
