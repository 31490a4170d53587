/** What people have another way in dishes from the moment that they are planned: by Magic Menu, or as copies of others. */
import { mondayOf, type PlainDate } from '../days/week';
import type { EaterSwap } from '../rows/meal-swap-rows';
import type { RowMap } from '../rows/rows';
import type { OperationArgs } from '../sync/operations';
import type { WhoEats } from './eaters';
import { swapShare, swapsOfMeal, type SwappedDish } from './meal-swaps';

type SetMealSwap = OperationArgs['setMealSwap'];

export interface DatedDish extends SwappedDish {
  date: PlainDate;
}

/**
 * @param swaps each of one person
 * @example plannedSwaps(pancakes, [{ eaterId: kim.id, key: 'milk', of, use: [oatMilk] }], whoEats)[0]?.change.share // [1, 4]
 */
export function plannedSwaps(
  { id: mealId, recipeId, meal, date }: DatedDish,
  swaps: readonly (EaterSwap & { eaterId: string })[],
  whoEats: WhoEats,
): SetMealSwap[] {
  if (recipeId === undefined) return [];
  return swaps.map(({ eaterId, key, of, use }) => {
    const share = swapShare(eaterId, { date, meal }, whoEats);
    const change = { share, instead: { of, use } };
    return { mealId, recipeId, eaterId, key, week: mondayOf(date), change };
  });
}

/**
 * The swaps of a dish for its copy, for those who still eat with this plan.
 *
 * @param ofId the id of the dish that was copied
 */
export function copiedSwaps(
  rows: RowMap,
  { ofId, ...copy }: DatedDish & { ofId: string },
  whoEats: WhoEats,
): SetMealSwap[] {
  const swaps = swapsOfMeal(rows, { id: ofId, recipeId: copy.recipeId })
    .filter(({ eaterId }) => whoEats.eaters.some(({ id }) => id === eaterId))
    .map(({ eaterId, key, instead }) => ({ eaterId, key, ...instead }));
  return plannedSwaps(copy, swaps, whoEats);
}
