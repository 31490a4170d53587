/** Edits with templates, and of meals that come again every week. Each is one step. */
import { t } from '@lingui/core/macro';
import { copyWeek, type MenuEntry } from '@saltbush/domain/plan/meal-plans/menu';
import { mealsOfMenu, menuOfTemplate } from '@saltbush/domain/plan/meal-plans/templates';
import { weekdayName, weekdayOf, type PlainDate } from '@saltbush/domain/plan/days/week';
import {
  findRecurring,
  operationsOfRepeat,
  operationsOfRepeatEnd,
} from '@saltbush/domain/plan/meal-plans/recurring/recurring-of-rows';
import type { Row, RowMap } from '@saltbush/domain/plan/rows/rows';
import { newId } from '../../../../../api/new-id';
import type { PlanOperation } from '@saltbush/domain/plan/meal-plans/undo-of-operations';
import type { Edit, EditContext } from './edit-context';
import { isOpenDay } from './open-days';
import type { PlanActions } from '../planner-context';
import { runWithToast } from './run-with-toast';

export type Template = Row<'templates'>;

/** By name. */
export function templatesOf(rows: RowMap | undefined): Template[] {
  return [...(rows?.values() ?? [])]
    .filter((row): row is Template => row.kind === 'templates' && !row.isDeleted)
    .toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)));
}

export const nameOf = ({ fields: { name } }: Template): string => name ?? t`Template`;

export function templateEdits(
  context: EditContext,
): Pick<PlanActions, 'saveTemplate' | 'applyTemplate' | 'removeTemplate'> {
  const { latest } = context;
  const change = (operation: PlanOperation, title: string) =>
    runWithToast(context, { also: [operation], text: `${title}.` }, title);
  return {
    saveTemplate: (name) => {
      const { menu, view } = latest().plan;
      const id = templatesOf(view?.rows).find((other) => nameOf(other) === name)?.id ?? newId();
      const args = { id, change: { name, meals: mealsOfMenu(menu) } };
      change({ name: 'setTemplate', args }, t`Saved as ${name}`);
    },
    applyTemplate: (template) => {
      const isOpen = isOpenDay(latest());
      const week = menuOfTemplate(template.fields.meals ?? [], latest().plan.menu.startDate);
      const title = t`Planned: ${nameOf(template)}`;
      const copy: Edit['change'] = (menu) => copyWeek(week, menu, newId, isOpen);
      runWithToast(context, { change: copy, text: `${title}.` }, title);
    },
    removeTemplate: (template) =>
      change(
        { name: 'removeTemplate', args: { id: template.id } },
        t`Removed: ${nameOf(template)}`,
      ),
  };
}

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
