/** At the end of a week with nothing left to cook, the page opens on next week, if anything is planned there. */
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { weekToOpen } from '@saltbush/domain/plan/meal-plans/planned-days';
import type { PlanView } from '../../../device/sync';
import type { ShownWeek } from '../../../device/view-mode';

/**
 * @param view undefined while the plan is being read
 * @returns whether another week is about to be shown
 */
export function useWeekToOpen(
  { week, thisWeek, today, isChosen }: ShownWeek,
  view: PlanView | undefined,
): boolean {
  const navigate = useNavigate();
  // Only once: a meal that is removed later does not change the week.
  const [isOpened, setOpened] = useState(isChosen);
  const target = isOpened || isChosen || !view ? week : weekToOpen(view.rows, { thisWeek, today });
  const isLeaving = target !== week;
  if (!isOpened && (isChosen || (view && !isLeaving))) setOpened(true);
  useEffect(() => {
    if (!isLeaving) return;
    const search = (before: object) => ({ ...before, week: target });
    void navigate({ to: '.', search, replace: true, resetScroll: false });
  }, [isLeaving, target, navigate]);
  return isLeaving;
}
