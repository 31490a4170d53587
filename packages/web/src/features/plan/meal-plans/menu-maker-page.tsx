/** The meal plan page (Spec 1 and 4, Menu): a week with its recipes. */
import { t } from '@lingui/core/macro';
import { isLimited } from '@saltbush/domain/account/households/roles';
import { useUser } from '../../../api/session';
import { DocumentTitle } from '../../../ui/layout/document-title';
import { scopeKey, usePageView } from '../../device/view-mode';
import classes from './menu-maker-page.module.css';
import { LimitedPlan } from './limited/limited-plan.lazy';
import { PlanScreen, type PlanScreenProps } from './plan-screen';
import { useRecurringMeals } from './plan/use-recurring-meals';
import { useTakeOff } from './plan/use-take-off';
import { useWeekPlan } from './plan/use-week-plan';
import { usePlanWeek } from './week/use-plan-week';
import { useWeekToOpen } from './week/use-week-to-open';

export function MenuMakerPage() {
  const user = useUser();
  return user ? <WeekOf userId={user._id} /> : null;
}

function WeekOf({ userId }: { userId: string }) {
  const pageView = usePageView(userId, 'enableMealPlanning');
  const shown = usePlanWeek(pageView.scope.householdId);
  const plan = useWeekPlan(pageView.scope, shown);
  if (isLimited(pageView.household?.role)) {
    return <LimitedPlan plan={plan} shown={shown} pageView={pageView} />;
  }
  return <WholeWeek pageView={pageView} shown={shown} plan={plan} />;
}

function WholeWeek({ pageView, plan, shown }: Omit<PlanScreenProps, 'scope'>) {
  const isLeaving = useWeekToOpen(shown, plan.isLoading ? undefined : plan.view);
  useTakeOff(pageView.scope, plan);
  useRecurringMeals(pageView.scope, plan.view, shown.today);
  return (
    <div className={classes.page}>
      <DocumentTitle title={t`Meal Plan`} />
      <PlanScreen
        key={scopeKey(pageView.scope)}
        scope={pageView.scope}
        pageView={pageView}
        plan={isLeaving ? { ...plan, isLoading: true } : plan}
        shown={shown}
      />
    </div>
  );
}
