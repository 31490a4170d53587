/** For how many people the recipe that needs a line is opened: for those it is shopped for. */
import { quantityCooked } from '@saltbush/domain/plan/meal-plans/leftovers';
import { leftoversOfRows } from '@saltbush/domain/plan/meal-plans/leftovers-of-rows';
import { rowKey, type Row, type RowMap } from '@saltbush/domain/plan/rows/rows';
import type { LinePart } from '@saltbush/domain/plan/shopping-list/shopping-line';
import type { PlanView } from '../../../device/sync';
import { searchForServes } from '../../meal-plans';

type RecipePart = Exclude<LinePart, { source: 'item' }>;

/** @example searchOfPart(view, part) // { serves: '10' } */
export function searchOfPart(
  { rows, recipes }: Pick<PlanView, 'rows' | 'recipes'>,
  { id = '', recipeId }: RecipePart,
): { serves?: string } {
  return searchForServes(recipes.get(recipeId)?.card, quantityOf(rows, id));
}

/** How many times it is cooked, of a meal with its leftovers; 0 when it is on the plan no more. */
function quantityOf(rows: RowMap, id: string): number {
  const meal = rows.get(rowKey('meals', id)) as Row<'meals'> | undefined;
  if (meal) {
    return quantityCooked({ id, quantity: meal.fields.quantity ?? 1 }, leftoversOfRows(rows));
  }
  const listed = rows.get(rowKey('listedRecipes', id)) as Row<'listedRecipes'> | undefined;
  return listed ? (listed.fields.quantity ?? 1) : 0;
}
