/** Plans in the form of the contract: rows become `days.monday … sunday`. */
import type { HydratedMealPlan, MealPlan } from '@saltbush/contract/plan/meal-plans';
import type { RecipeCard } from '@saltbush/contract/recipe/recipes';
import { mapDays } from '@saltbush/domain/plan/meal-plans/menu';
import { weekdayOf } from '@saltbush/domain/plan/meal-plans/week';
import type { EntryRow, PlanRow } from './meal-plans.store';

export function presentPlan(plan: PlanRow): MealPlan {
  return {
    ...planFields(plan),
    days: perDay(plan, (entry) => ({
      ...entryFields(entry),
      recipe: entry.recipeId ?? undefined,
    })),
  };
}

export function presentHydratedPlan(plan: PlanRow, cards: RecipeCard[]): HydratedMealPlan {
  const cardOf = new Map(cards.map((card) => [card._id, card]));
  return {
    ...planFields(plan),
    days: perDay(plan, (entry) => ({
      ...entryFields(entry),
      recipe: entry.recipeId === null ? undefined : cardOf.get(entry.recipeId),
    })),
  };
}

/** The recipes a plan asks for, each once. */
export function recipeIdsOf(plan: PlanRow): string[] {
  return [...new Set(plan.entries.flatMap((entry) => entry.recipeId ?? []))];
}

const planFields = (plan: PlanRow) => ({
  _id: plan.id,
  name: plan.name,
  household: plan.household?.id,
  startDate: plan.startDate,
  endDate: plan.endDate,
  revision: plan.revision,
  createdAt: plan.createdAt.toISOString(),
  updatedAt: plan.updatedAt.toISOString(),
});

const entryFields = (entry: EntryRow) => ({
  _id: entry.id,
  date: entry.date,
  meal: entry.meal,
  note: entry.note ?? undefined,
  quantity: entry.quantity,
  leftoverOf: entry.leftoverOf ?? undefined,
});

function perDay<Entry>(plan: PlanRow, present: (entry: EntryRow) => Entry) {
  return mapDays((day) =>
    plan.entries.filter((entry) => weekdayOf(entry.date) === day).map(present),
  );
}
