/** Edits of the whole week that is shown. */
import { clearDays, copyWeek } from '@saltbush/domain/meal-plans/menu';
import { addDays, addWeeks, weekdays, type Weekday } from '@saltbush/domain/meal-plans/week';
import { operationsOfRemoval } from '@saltbush/domain/sync/leftovers-of-rows';
import { menuOfRows } from '@saltbush/domain/sync/menu-of-rows';
import { newId } from '../../../api/new-id';
import { showToast } from '../../../ui/feedback/toast';
import type { PlanActions } from './planner-context';
import { readableMenu } from './readable-menu';
import type { Edit, EditContext, PlannerState } from './edit-context';

export function weekEdits({
  latest,
  run,
}: EditContext): Pick<PlanActions, 'copyLastWeek' | 'clearWeek'> {
  const runWithToast = (edit: Edit, title: string) => {
    const done = run(edit);
    if (!done) return;
    const onClick = () => latest().undo.undo(done.step);
    showToast({ kind: 'success', title, action: { label: 'Undo', onClick } });
  };
  return {
    copyLastWeek: () => {
      const { plan } = latest();
      const { view, menu } = plan;
      if (!view) return;
      const before = readableMenu(menuOfRows(view.rows, addWeeks(menu.startDate, -1)), view).menu;
      const isOpen = isOpenDay(latest());
      const change: Edit['change'] = (shown) => copyWeek(before, shown, newId, isOpen);
      runWithToast({ change, text: 'Last week was copied.' }, 'Last week copied');
    },
    clearWeek: () => {
      const isOpen = isOpenDay(latest());
      const { menu, leftovers } = latest().plan;
      const cleared = weekdays.filter(isOpen).flatMap((day) => menu.days[day].map(({ id }) => id));
      const change: Edit['change'] = (shown) => clearDays(shown, isOpen);
      const also = operationsOfRemoval(leftovers, cleared, false);
      runWithToast({ change, also, text: 'The week was cleared.' }, 'Week cleared');
    },
  };
}

/** Whether a day of the shown week is today or later; of a week that is over, every day. */
function isOpenDay({ plan, today }: PlannerState): (day: Weekday) => boolean {
  const { startDate } = plan.menu;
  const isOver = addDays(startDate, weekdays.length) <= today;
  return (day) => isOver || addDays(startDate, weekdays.indexOf(day)) >= today;
}
