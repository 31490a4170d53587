/** What the plan offers once a dish has been cooked: a meal for its leftovers or a place in the freezer, and what comes next. */
import { findCookedMeal, findNextMeal } from '@saltbush/domain/plan/meal-plans/after-cooking';
import { weekdayOf } from '@saltbush/domain/plan/days/week';
import { useUser } from '../../../../api/session';
import { useWhoEats } from '../../../device/eaters';
import { useSyncStatus } from '../../../device/sync';
import { useToday, useView } from '../../../device/view-mode';
import { useWeekPlan } from '../plan/use-week-plan';
import { NextMeal } from './next-meal';
import { OfPlannedDish } from './of-planned-dish';
import { OfUnplannedDish } from './of-unplanned-dish';
import type { StoredDish } from './put-away';

export interface AfterCookingProps {
  recipe: StoredDish;
  /** For how many it was cooked. */
  serves: number;
}

export function AfterCooking(props: AfterCookingProps) {
  const user = useUser();
  return user && <OfPlan {...props} userId={user._id} />;
}

function OfPlan({ recipe, serves, userId }: AfterCookingProps & { userId: string }) {
  const { scope } = useView(userId, 'enableMealPlanning');
  const today = useToday(scope.householdId);
  const plan = useWeekPlan(scope, { week: today, today });
  const cooked = findCookedMeal(plan.menu.days[weekdayOf(today)], recipe._id, plan.leftovers);
  const next = findNextMeal(plan.menu, cooked);
  const card = plan.cards.get(recipe._id);
  const whoEats = useWhoEats(scope);
  const { isOffline } = useSyncStatus(scope);
  // Before it is known who eats, or that it can't be, half of a dish would be offered that nothing is left of.
  const isKnown = whoEats !== undefined || isOffline;
  const dish = { scope, plan, today, whoEats };
  return (
    <>
      {isKnown && cooked && card && <OfPlannedDish {...dish} cooked={cooked} card={card} />}
      {isKnown && !cooked && !plan.isLoading && (
        <OfUnplannedDish {...dish} recipe={recipe} serves={serves} />
      )}
      {next && <NextMeal {...next} plan={plan} today={today} />}
    </>
  );
}
