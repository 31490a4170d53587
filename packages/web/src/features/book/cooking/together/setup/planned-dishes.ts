/** The dishes that are planned for a day, which may be cooked together. */
import type { PlainDate } from '@saltbush/domain/plan/days/week';
import { peopleOf } from '@saltbush/domain/plan/meal-plans/cooking-quantity';
import type { Row } from '@saltbush/domain/plan/rows/rows';
import type { PlanView } from '../../../../device/sync';

export interface PickedDish {
  recipeId: string;
  title: string;
  /** Undefined: as many as the recipe is written for. */
  serves?: number | undefined;
}

export interface PlannedDish extends PickedDish {
  meal: string;
}

/** Without leftovers, which need only be warmed. */
export function plannedDishes(plan: PlanView | undefined, date: PlainDate): PlannedDish[] {
  if (!plan) return [];
  return [...plan.rows.values()].flatMap((row): PlannedDish[] => {
    if (row.kind !== 'meals' || row.isDeleted) return [];
    const { fields } = row as Row<'meals'>;
    const { recipeId = '', meal = '', quantity = 1, leftoverOf, isUndated } = fields;
    const card = plan.recipes.get(recipeId)?.card;
    if (fields.date !== date || !card || leftoverOf !== undefined || isUndated) return [];
    const serves = card.isServesUnknown ? undefined : peopleOf(quantity, card.serves);
    return [{ recipeId, title: card.title, serves, meal }];
  });
}
