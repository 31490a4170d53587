/** What the plan offers once a dish has been cooked: a meal for its leftovers, and what comes next. */
import { findCookedMeal, findNextMeal } from '@saltbush/domain/plan/meal-plans/after-cooking';
import { weekdayOf } from '@saltbush/domain/plan/days/week';
import { useUser } from '../../../../api/session';
import { useToday, useView } from '../../../device/view-mode';
import { useWeekPlan } from '../plan/use-week-plan';
import { LeftoversOffer } from './leftovers-offer';
import { NextMeal } from './next-meal';

export interface AfterCookingProps {
  recipeId: string;
}

export function AfterCooking(props: AfterCookingProps) {
  const user = useUser();
  return user && <OfPlan {...props} userId={user._id} />;
}

function OfPlan({ recipeId, userId }: AfterCookingProps & { userId: string }) {
  const { scope } = useView(userId, 'enableMealPlanning');
  const today = useToday(scope.householdId);
  const plan = useWeekPlan(scope, { week: today, today });
  const cooked = findCookedMeal(plan.menu.days[weekdayOf(today)], recipeId, plan.leftovers);
  const next = findNextMeal(plan.menu, cooked);
  const card = plan.cards.get(recipeId);
  return (
    <>
      {cooked && card && (
        <LeftoversOffer scope={scope} plan={plan} today={today} cooked={cooked} card={card} />
      )}
      {next && <NextMeal {...next} plan={plan} today={today} />}
    </>
  );
}
