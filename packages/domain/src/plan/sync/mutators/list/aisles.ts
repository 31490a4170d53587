/** Operations on the aisles of a household. */
import { aisles as usualAisles } from '@saltbush/recipe-parser/foods/facts';
import type { AisleRow } from '../../../rows/aisle-rows';
import type { RowReference } from '../../../rows/rows';
import { editOrCreateRow, removeRow } from '../change-rows';
import { findRow } from '../draft';
import type { Mutators } from '../mutator';

const aisleAt = (id: string): RowReference => ({ kind: 'aisles', id });

export const aisleMutators: Mutators<'setAisle' | 'removeAisle'> = {
  setAisle: {
    rows: ({ id }) => [aisleAt(id)],
    apply: (draft, { id, change }) => {
      editOrCreateRow(draft, aisleAt(id), change);
      const { name } = findRow(draft, aisleAt(id))!.fields as AisleRow;
      return name || usualAisles.some((usual) => usual === id) ? undefined : 'MOVED_ON';
    },
  },
  removeAisle: {
    rows: ({ id }) => [aisleAt(id)],
    apply: (draft, { id }) => removeRow(draft, aisleAt(id)),
  },
};
