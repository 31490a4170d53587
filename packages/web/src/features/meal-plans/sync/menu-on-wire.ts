/** Converts between the plan of the API and the edited menu. */
import type { EntryInput, MealPlan, MealPlanEntry } from '@saltbush/contract/meal-plans';
import { mapDays } from '@saltbush/domain/meal-plans/menu';
import type { Menu, MenuEntry } from '@saltbush/domain/meal-plans/menu';
import type { Weekday } from '@saltbush/domain/meal-plans/week';

export function menuOf(plan: MealPlan): Menu {
  return { startDate: plan.startDate, days: mapDays((day) => plan.days[day].map(toEntry)) };
}

export function daysOnWire(menu: Menu): Record<Weekday, EntryInput[]> {
  return mapDays((day) =>
    menu.days[day].map(({ id, recipeId, note, meal, quantity }) => ({
      _id: id,
      ...(recipeId !== undefined && { recipe: recipeId }),
      ...(note !== undefined && { note }),
      meal,
      quantity,
    })),
  );
}

function toEntry({ _id, recipe, note, meal, quantity }: MealPlanEntry): MenuEntry {
  return {
    id: _id,
    ...(recipe !== undefined && { recipeId: recipe }),
    ...(note !== undefined && { note }),
    meal,
    quantity,
  };
}
