/** Plans in the form of the contract: rows become `days.monday … sunday`, by the function that makes a phone's menu. */
import type { HydratedMealPlan, MealPlan } from '@saltbush/contract/plan/meal-plans';
import type { RecipeCard } from '@saltbush/contract/recipe/recipes';
import { dateOfWeekday, type PlainDate } from '@saltbush/domain/plan/days/week';
import { mapDays, type MenuEntry } from '@saltbush/domain/plan/meal-plans/menu';
import { menuWithUndated } from '@saltbush/domain/plan/meal-plans/menu-of-rows';
import type { RowMap } from '@saltbush/domain/plan/rows/rows';
import type { EntryRow, PlanRow } from './meal-plans.store';
import { mealFields } from './stored-entries.store';

export function presentPlan(plan: PlanRow): MealPlan {
  return {
    ...planFields(plan),
    days: perDay(plan, ({ recipeId }) => ({ recipe: recipeId })),
  };
}

export function presentHydratedPlan(plan: PlanRow, cards: RecipeCard[]): HydratedMealPlan {
  const cardOf = new Map(cards.map((card) => [card._id, card]));
  return {
    ...planFields(plan),
    days: perDay(plan, ({ recipeId = '' }) => ({ recipe: cardOf.get(recipeId) })),
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

/** In the order that a phone shows them in. */
const perDay = <Entry>({ entries, startDate }: PlanRow, present: (entry: MenuEntry) => Entry) => {
  const menu = menuWithUndated(rowsOf(entries), startDate);
  return mapDays((day) =>
    menu.days[day].map((entry) => ({
      ...entryFields(entry, dateOfWeekday(startDate, day)),
      ...present(entry),
    })),
  );
};

const entryFields = ({ id, recipeId: _recipeId, ...entry }: MenuEntry, date: PlainDate) => ({
  _id: id,
  date,
  ...entry,
});

const rowsOf = (entries: readonly EntryRow[]): RowMap =>
  new Map(
    entries.map((entry) => [
      entry.id,
      {
        kind: 'meals' as const,
        id: entry.id,
        fields: mealFields(entry),
        stamps: {},
        isDeleted: false,
        version: 0,
      },
    ]),
  );
