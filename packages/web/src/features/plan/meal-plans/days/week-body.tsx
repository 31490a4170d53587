/** The week itself: its days, what stands in for them, and the week after. */
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import type { WhoEats } from '@saltbush/domain/plan/eaters/eaters';
import { isInRange, sevenDaysFrom } from '@saltbush/domain/plan/days/day-range';
import { entriesOf } from '@saltbush/domain/plan/meal-plans/menu';
import { addDays, type PlainDate } from '@saltbush/domain/plan/days/week';
import { nextPlannedDay } from '@saltbush/domain/plan/meal-plans/planned-days';
import type { PlanScope } from '../../../device/view-mode';
import type { Drag } from '../drag/use-drag';
import { usePlanActions } from '../plan/planner-context';
import type { WeekPlan } from '../plan/use-week-plan';
import type { ShownWeek } from '../../../device/view-mode';
import { EmptyWeek } from './empty-week';
import { LoadError } from './load-error';
import { NextWeek } from './next-week';
import classes from './week-body.module.css';
import { UndatedLane } from './undated-lane';
import { WeekDays } from './week-days';
import { WeekSkeleton } from './week-skeleton';

export interface WeekBodyProps {
  plan: WeekPlan;
  shown: ShownWeek;
  scope: PlanScope;
  /** Undefined while it is not known. */
  whoEats: WhoEats | undefined;
  drag: Drag;
  /** Undefined while it is not known. */
  hasRecipes: boolean | undefined;
  primaryAction: ReactNode;
  onCopyLastWeek: (() => void) | undefined;
  onTemplates: (() => void) | undefined;
}

export function WeekBody(props: WeekBodyProps) {
  const { plan, shown, scope, whoEats, drag, hasRecipes } = props;
  const hasSpace = useMediaQuery('(min-width: 64em) and (min-height: 860px)', false, {
    getInitialValueInEffect: false,
  });
  const isEmpty = entriesOf(plan.menu).length === 0 && plan.undated.length === 0;
  // What an empty week says first depends on the recipes: it would jump when they have come.
  if (plan.isLoading || (isEmpty && hasRecipes === undefined)) {
    return <WeekSkeleton week={shown.week} />;
  }
  const over = drag.over?.date;
  return (
    <div className={classes.body}>
      {plan.isUnknown && <LoadError scope={scope} />}
      {isEmpty && <Empty {...props} hasRecipes={hasRecipes ?? true} />}
      {plan.undated.length > 0 && (
        <UndatedLane
          entries={plan.undated}
          cards={plan.cards}
          leftovers={plan.leftovers}
          start={shown.week}
          isOver={drag.over?.isUndated === true}
        />
      )}
      <WeekDays
        menu={plan.menu}
        cards={plan.cards}
        leftovers={plan.leftovers}
        today={shown.today}
        scope={scope}
        whoEats={whoEats}
        drag={drag}
      />
      {hasSpace && plan.view && (
        <NextWeek shown={shown} view={plan.view} cards={plan.cards} over={over} />
      )}
    </div>
  );
}

function Empty({ plan, shown, ...props }: WeekBodyProps & { hasRecipes: boolean }) {
  const { openAdd } = usePlanActions();
  const { week, today } = shown;
  const firstDay = week > today ? week : today;
  const next = plan.view && nextPlannedDay(plan.view.rows, today);
  return (
    <EmptyWeek
      isOver={addDays(week, 7) <= today}
      hasRecipes={props.hasRecipes}
      primaryAction={props.primaryAction}
      nextMeals={isElsewhere(next, week) ? next : undefined}
      onAdd={() => openAdd(firstDay)}
      onCopyLastWeek={props.onCopyLastWeek}
      onTemplates={props.onTemplates}
    />
  );
}

const isElsewhere = (date: PlainDate | undefined, week: PlainDate): boolean =>
  date !== undefined && !isInRange(date, sevenDaysFrom(week));
