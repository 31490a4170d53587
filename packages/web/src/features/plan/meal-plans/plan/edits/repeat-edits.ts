/** Edits of meals that come again every week. Each is one step. */
import { t } from '@lingui/core/macro';
import type { MenuEntry } from '@saltbush/domain/plan/meal-plans/menu';
import { weekdayName, weekdayOf, type PlainDate } from '@saltbush/domain/plan/days/week';
import {
  findRecurring,
  operationsOfRepeat,
  operationsOfRepeatEnd,
} from '@saltbush/domain/plan/meal-plans/recurring/recurring-of-rows';
import { newId } from '../../../../../api/new-id';
import type { EditContext } from './edit-context';
import type { PlanActions } from '../planner-context';
import { runWithToast } from './run-with-toast';

export function repeatEdits(context: EditContext): Pick<PlanActions, 'isRepeated' | 'setRepeated'> {
  const { latest } = context;
  const recurringOf = (entry: MenuEntry, date: PlainDate) => {
    const rows = latest().plan.view?.rows;
    return rows && findRecurring(rows, entry, date);
  };
  return {
    isRepeated: (entry, date) => recurringOf(entry, date) !== undefined,
    setRepeated: (entry, date, isRepeated) => {
      const { plan, today } = latest();
      if (!plan.view) return;
      const { rows } = plan.view;
      const recurring = recurringOf(entry, date);
      const day = weekdayName(recurring?.fields.weekday ?? weekdayOf(date));
      const also = recurring
        ? operationsOfRepeatEnd(rows, recurring.id, date)
        : operationsOfRepeat(rows, newId(), { entry, date, today });
      const title = isRepeated ? t`Every ${day} from now on` : t`No longer every ${day}`;
      runWithToast(context, { also, text: `${title}.` }, title);
    },
  };
}
