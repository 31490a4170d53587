/** Puts several recipes on the free dinners of a week at once, and shows on which before. */
import { plural, t } from '@lingui/core/macro';
import { Plural } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { addWeeks, formatShortDay } from '@saltbush/domain/plan/days/week';
import { useUser } from '../../../../api/session';
import { useView } from '../../../device/view-mode';
import { useWhoEats } from '../../../device/eaters';
import { toPlanText } from '../plan/plan-label';
import { useWeekPlan } from '../plan/use-week-plan';
import { usePlanWeek } from '../week/use-plan-week';
import { WeekSwitch, type WeeksAhead } from '../week/week-switch';
import { onFreeDinners } from './free-dinners';
import classes from './plan-several.module.css';
import { usePlanDinners } from './use-plan-dinners';

export interface PlanSeveralProps {
  recipes: readonly { _id: string; title: string }[];
  onDone: () => void;
}

export function PlanSeveral(props: PlanSeveralProps) {
  const user = useUser();
  return user && <Choice {...props} userId={user._id} />;
}

function Choice({ recipes, onDone, userId }: PlanSeveralProps & { userId: string }) {
  const view = useView(userId, 'enableMealPlanning');
  const { thisWeek, today, isFromToday } = usePlanWeek(view.scope.householdId);
  const [weeksAhead, setWeeksAhead] = useState<WeeksAhead>('0');
  const plan = useWeekPlan(view.scope, { week: addWeeks(thisWeek, Number(weeksAhead)), today });
  const whoEats = useWhoEats(view.scope);
  const { isBusy, planDinners } = usePlanDinners({ plan, whoEats, onDone });
  const dinners = onFreeDinners(recipes, plan.menu, today);
  const label = toPlanText(view);
  return (
    <>
      {label && <p className={classes.hint}>{label}</p>}
      <WeekSwitch value={weeksAhead} isFromToday={isFromToday} onChange={setWeeksAhead} />
      <ul className={classes.dinners} aria-label={t`Dinners`}>
        {dinners.map(({ day, recipe }) => (
          <li key={day.date} className={classes.dinner}>
            <span className={classes.day}>{formatShortDay(day.date)}</span>
            <span className={classes.title}>{recipe.title}</span>
          </li>
        ))}
      </ul>
      {recipes.length > dinners.length && (
        <p className={classes.hint}>{leftOutText(recipes.length - dinners.length)}</p>
      )}
      <Button
        fullWidth
        loading={isBusy}
        disabled={plan.view === undefined || dinners.length === 0}
        onClick={() => void planDinners(dinners)}
      >
        <Plural value={dinners.length} one="Plan # dinner" other="Plan # dinners" />
      </Button>
    </>
  );
}

const leftOutText = (count: number): string =>
  plural(count, {
    one: 'There is no free dinner for # recipe.',
    other: 'There is no free dinner for # recipes.',
  });
