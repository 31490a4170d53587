/** Operations on what weeks are planned with: templates, and meals that come again. */
import type { RecurringMealRow } from '../../rows/recurring-rows';
import type { TemplateRow } from '../../rows/template-rows';
import type { RowReference } from '../../rows/rows';
import { editOrCreateRow, removeRow } from './change-rows';
import { findRow } from './draft';
import type { Mutators } from './mutator';

const templateAt = (id: string): RowReference => ({ kind: 'templates', id });
const recurringAt = (id: string): RowReference => ({ kind: 'recurringMeals', id });

export const weekMutators: Mutators<
  'setTemplate' | 'removeTemplate' | 'setRecurringMeal' | 'removeRecurringMeal'
> = {
  setTemplate: {
    rows: ({ id }) => [templateAt(id)],
    apply: (draft, { id, change }) => {
      editOrCreateRow(draft, templateAt(id), change);
      const { name, meals } = findRow(draft, templateAt(id))!.fields as Partial<TemplateRow>;
      return name && meals ? undefined : 'MOVED_ON';
    },
  },
  removeTemplate: {
    rows: ({ id }) => [templateAt(id)],
    apply: (draft, { id }) => removeRow(draft, templateAt(id)),
  },
  setRecurringMeal: {
    rows: ({ id }) => [recurringAt(id)],
    apply: (draft, { id, change }) => {
      editOrCreateRow(draft, recurringAt(id), change);
      const { weekday, meal, recipeId, note } = findRow(draft, recurringAt(id))!
        .fields as Partial<RecurringMealRow>;
      return weekday && meal && (recipeId || note) ? undefined : 'MOVED_ON';
    },
  },
  removeRecurringMeal: {
    rows: ({ id }) => [recurringAt(id)],
    apply: (draft, { id }) => removeRow(draft, recurringAt(id)),
  },
};
