/** Edits with templates. Each is one step. */
import { t } from '@lingui/core/macro';
import { copyWeek } from '@saltbush/domain/plan/meal-plans/menu';
import { mealsOfMenu, menuOfTemplate } from '@saltbush/domain/plan/meal-plans/templates';
import type { PlanOperation } from '@saltbush/domain/plan/meal-plans/undo-of-operations';
import { newId } from '../../../../api/new-id';
import type { Edit, EditContext } from '../plan/edits/edit-context';
import { isOpenDay } from '../plan/edits/open-days';
import { runWithToast } from '../plan/edits/run-with-toast';
import { nameOf, templatesOf, type Template } from '../plan/templates-of-rows';

export interface TemplateEdits {
  /** The week that is shown, under this name; a template of that name is replaced. */
  saveTemplate: (name: string) => void;
  applyTemplate: (template: Template) => void;
  removeTemplate: (template: Template) => void;
}

export function templateEdits(context: EditContext): TemplateEdits {
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
