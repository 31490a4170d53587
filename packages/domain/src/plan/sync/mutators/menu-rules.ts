/** The operation on the rules of Magic Menu. */
import { menuRulesId } from '../../rows/menu-rules-row';
import type { RowReference } from '../../rows/rows';
import { editOrCreateRow } from './change-rows';
import type { Mutators } from './mutator';

const rules: RowReference = { kind: 'menuRules', id: menuRulesId };

export const menuRulesMutators: Mutators<'setMenuRules'> = {
  setMenuRules: {
    rows: () => [rules],
    apply: (draft, { change }) => editOrCreateRow(draft, rules, change),
  },
};
