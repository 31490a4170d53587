/** Dinners whose portions are put away: planned, they are taken off, and nothing of them is bought. */
import type { WhoEats } from '@saltbush/domain/plan/eaters/eaters';
import { quantityAt } from '@saltbush/domain/plan/eaters/who-is-home';
import { isPortions, listHomeItems } from '@saltbush/domain/plan/home-items/home-items';
import { leftoversOfRows } from '@saltbush/domain/plan/meal-plans/leftovers-of-rows';
import { defaultMeal } from '@saltbush/domain/plan/meal-plans/menu';
import { readPlan } from '../../device/sync';
import type { PlanScope } from '../../device/view-mode';
import type { Dinner } from './planned-week';

/** Of a dish that is chosen twice, the first has them. Portions that are not enough for a dinner stay where they are. */
export async function withStored(
  dinners: readonly Dinner[],
  scope: PlanScope,
  whoEats: WhoEats,
): Promise<Dinner[]> {
  const rows = (await readPlan(scope).catch(() => undefined))?.rows;
  const stored = rows ? listHomeItems(rows, leftoversOfRows(rows)).filter(isPortions) : [];
  const left = new Map(stored.map((item) => [item.recipeId, item]));
  return dinners.map((dinner) => {
    const item = left.get(dinner.recipeId);
    if (!item || item.since > dinner.date || !dinner.card) return dinner;
    left.delete(dinner.recipeId);
    const { serves, isServesUnknown } = dinner.card;
    const wanted = isServesUnknown
      ? undefined
      : quantityAt(dinner.date, defaultMeal, serves, whoEats);
    const quantity = wanted ?? item.quantity;
    if (quantity > item.quantity + smallest) return dinner;
    return {
      ...dinner,
      stored: { leftoverOf: item.id, quantity: Math.min(quantity, item.quantity) },
    };
  });
}

/** A third of a recipe three times is the recipe. */
const smallest = 0.001;
