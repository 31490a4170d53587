import { addWeeks, dateOfWeekday, type Weekday } from '@saltbush/domain/plan/days/week';
import type { PlannerState } from './edit-context';

/** Whether a day of the shown week is today or later; of a week that is over, every day. */
export function isOpenDay({ plan, today }: PlannerState): (day: Weekday) => boolean {
  const { startDate } = plan.menu;
  const isOver = addWeeks(startDate, 1) <= today;
  return (day) => isOver || dateOfWeekday(startDate, day) >= today;
}
