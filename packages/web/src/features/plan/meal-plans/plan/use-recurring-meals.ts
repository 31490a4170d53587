/** Puts meals that come again every week on the plan, when it is opened. */
import { useEffect, useRef } from 'react';
import type { PlainDate } from '@saltbush/domain/plan/days/week';
import { operationsDue } from '@saltbush/domain/plan/meal-plans/recurring/recurring-of-rows';
import type { PlanView } from '../../../device/sync';
import type { PlanScope } from '../../../device/view-mode';
import { addedRecipes, storeEdit } from './edit-week';

/** @param view undefined while the plan is being read */
export function useRecurringMeals(
  { userId, householdId }: PlanScope,
  view: PlanView | undefined,
  today: PlainDate,
): void {
  const isRunning = useRef(false);
  useEffect(() => {
    if (!view?.isLoaded || isRunning.current) return;
    const operations = operationsDue(view.rows, today, (id) => view.recipes.has(id));
    if (operations.length === 0) return;
    isRunning.current = true;
    const scope = { userId, householdId };
    storeEdit(scope, { operations, recipes: addedRecipes(view, operations) })
      // A toast has said so; the next visit tries again.
      .catch(() => undefined)
      .finally(() => (isRunning.current = false));
  }, [userId, householdId, view, today]);
}
