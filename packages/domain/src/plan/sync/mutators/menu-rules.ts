/** Operations on the rules of Magic Menu. */
import { menuRulesId } from '../../rows/menu-rules-row';
import type { RowReference } from '../../rows/rows';
import type { WeekRuleRow } from '../../rows/week-rule-row';
import { editOrCreateRow, removeRow } from './change-rows';
import { findRow } from './draft';
import type { Mutators } from './mutator';

const rules: RowReference = { kind: 'menuRules', id: menuRulesId };
const weekRuleAt = (id: string): RowReference => ({ kind: 'weekRules', id });

export const menuRulesMutators: Mutators<'setMenuRules' | 'setWeekRule' | 'removeWeekRule'> = {
  setMenuRules: {
    rows: () => [rules],
    apply: (draft, { change }) => editOrCreateRow(draft, rules, change),
  },
  setWeekRule: {
    rows: ({ id }) => [weekRuleAt(id)],
    apply: (draft, { id, change }) => {
      editOrCreateRow(draft, weekRuleAt(id), change);
      const { topic, bound } = findRow(draft, weekRuleAt(id))!.fields as Partial<WeekRuleRow>;
      return topic && bound ? undefined : 'MOVED_ON';
    },
  },
  removeWeekRule: {
    rows: ({ id }) => [weekRuleAt(id)],
    apply: (draft, { id }) => removeRow(draft, weekRuleAt(id)),
  },
};
