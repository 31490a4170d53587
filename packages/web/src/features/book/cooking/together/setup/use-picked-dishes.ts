/** Which dishes are chosen: those of the address, and of a planned meal all that are planned with it. */
import { useState } from 'react';
import { isPlainDate } from '@saltbush/domain/plan/days/week';
import { usePlanRows } from '../../../../device/sync';
import { useToday, type PlanScope } from '../../../../device/view-mode';
import { plannedDishes, type PickedDish, type PlannedDish } from './planned-dishes';

interface PickedDishesOptions {
  asked: readonly string[];
  day: string | undefined;
  scope: PlanScope;
  mostDishes: number;
}

export interface PickedDishes {
  /** Whether the plan is being read. */
  isLoading: boolean;
  picked: readonly PickedDish[];
  /** Of the day, and not picked. */
  planned: readonly PlannedDish[];
  add: (dish: PickedDish) => void;
  remove: (recipeId: string) => void;
}

export function usePickedDishes({
  asked,
  day,
  scope,
  mostDishes,
}: PickedDishesOptions): PickedDishes {
  const today = useToday(scope.householdId);
  const date = day !== undefined && isPlainDate(day) ? day : today;
  const plan = usePlanRows(scope);
  const ofDay = plannedDishes(plan, date);
  // Until somebody changes it, the plan may still come.
  const [chosen, setChosen] = useState<readonly PickedDish[]>();
  const picked = chosen ?? dishesAsked(asked, day, ofDay).slice(0, mostDishes);
  const isPicked = ({ recipeId }: PickedDish) => picked.some((dish) => dish.recipeId === recipeId);
  return {
    isLoading: plan === undefined,
    picked,
    planned: ofDay.filter((dish) => !isPicked(dish)),
    add: (dish) => setChosen(isPicked(dish) ? picked : [...picked, dish].slice(0, mostDishes)),
    remove: (recipeId) => setChosen(picked.filter((dish) => dish.recipeId !== recipeId)),
  };
}

function dishesAsked(
  asked: readonly string[],
  day: string | undefined,
  ofDay: readonly PlannedDish[],
): PickedDish[] {
  const unique = [...new Set(asked)];
  const own = unique.map(
    (recipeId) => ofDay.find((dish) => dish.recipeId === recipeId) ?? { recipeId, title: '' },
  );
  if (day === undefined) return own;
  const meals = ofDay.filter(({ recipeId }) => unique.includes(recipeId)).map(({ meal }) => meal);
  const beside = ofDay.filter(
    ({ recipeId, meal }) => meals.includes(meal) && !unique.includes(recipeId),
  );
  return [...own, ...beside];
}
