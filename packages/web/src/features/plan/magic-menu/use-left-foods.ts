/** What is left of earlier purchases when a week begins, by what this device has of the plan. */
import { useMemo } from 'react';
import type { LeftFood } from '@saltbush/domain/plan/magic-menu/remainders';
import { leftFoodsOfRows } from '@saltbush/domain/plan/magic-menu/week/left-foods';
import { usePlanRows } from '../../device/sync';
import { homeCountryOf, useTimeZone } from '../../device/view-mode';
import type { PlannedWeek } from './planned-week';

type Week = Pick<PlannedWeek, 'scope' | 'today'> & { menu: Pick<PlannedWeek['menu'], 'startDate'> };

export function useLeftFoods({ scope, menu, today }: Week): readonly LeftFood[] {
  const view = usePlanRows(scope);
  const timeZone = useTimeZone(scope.householdId);
  const { startDate } = menu;
  const { measures } = homeCountryOf(scope.householdId);
  return useMemo(
    () => (view ? leftFoodsOfRows(view, startDate, { today, timeZone, measures }) : []),
    [view, startDate, today, timeZone, measures],
  );
}
