/** Edits of the whole week that is shown. */
import { t } from '@lingui/core/macro';
import { copiedSwaps } from '@saltbush/domain/plan/eaters/planned-swaps';
import { clearDays, copyWeek, entriesOf } from '@saltbush/domain/plan/meal-plans/menu';
import { addWeeks, daysOfWeek, weekdays } from '@saltbush/domain/plan/days/week';
import { operationsOfRemoval } from '@saltbush/domain/plan/meal-plans/leftovers-of-rows';
import { menuOfRows } from '@saltbush/domain/plan/meal-plans/menu-of-rows';
import { newId } from '../../../../../api/new-id';
import type { Edit, EditContext } from './edit-context';
import { isOpenDay } from './open-days';
import type { PlanActions } from '../planner-context';
import { readableMenu } from '../readable-menu';
import { runWithToast } from './run-with-toast';

export function weekEdits(context: EditContext): Pick<PlanActions, 'copyLastWeek' | 'clearWeek'> {
  const { latest } = context;
  return {
    copyLastWeek: () => {
      const { plan, whoEats } = latest();
      const { view, menu } = plan;
      if (!view) return;
      const before = readableMenu(menuOfRows(view.rows, addWeeks(menu.startDate, -1)), view).menu;
      const isOpen = isOpenDay(latest());
      const ids = new Map(entriesOf(before).map(({ id }) => [id, newId()]));
      const idOf = (id: string) => ids.get(id)!;
      const change: Edit['change'] = (shown) => copyWeek(before, shown, idOf, isOpen);
      const days = daysOfWeek(menu.startDate).filter(({ weekday }) => isOpen(weekday));
      const also = days.flatMap(({ date, weekday }) =>
        before.days[weekday].flatMap((entry) => {
          const copy = { ...entry, ofId: entry.id, id: idOf(entry.id), date };
          return whoEats ? copiedSwaps(view.rows, copy, whoEats) : [];
        }),
      );
      const swaps = also.map((args) => ({ name: 'setMealSwap', args }) as const);
      const text = t`The week before was copied.`;
      runWithToast(context, { change, also: swaps, text }, t`Week before copied`);
    },
    clearWeek: () => {
      const isOpen = isOpenDay(latest());
      const { menu, undated, leftovers } = latest().plan;
      const cleared = weekdays.filter(isOpen).flatMap((day) => menu.days[day].map(({ id }) => id));
      const change: Edit['change'] = (shown) => clearDays(shown, isOpen);
      const also = [
        ...operationsOfRemoval(leftovers, [...cleared, ...undated.map(({ id }) => id)], false),
        ...undated.map(({ id }) => ({ name: 'removeMeal' as const, args: { id } })),
      ];
      runWithToast(context, { change, also, text: t`The week was cleared.` }, t`Week cleared`);
    },
  };
}
