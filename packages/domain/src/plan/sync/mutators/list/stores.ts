/** Operations on the walk through a store. */
import type { RowReference } from '../../../rows/rows';
import { editOrCreateRow, removeRow, restoreRow } from '../change-rows';
import type { Mutators } from '../mutator';

const storeAt = (id: string): RowReference => ({ kind: 'stores', id });

export const storeMutators: Mutators<'setStore' | 'removeStore'> = {
  setStore: {
    rows: ({ id }) => [storeAt(id)],
    apply: (draft, { id, name, aisles, walk }) => {
      editOrCreateRow(draft, storeAt(id), { name, aisles, ...(walk !== undefined && { walk }) });
      // The id is the name: a store that is set again is the one that was removed.
      restoreRow(draft, storeAt(id));
    },
  },
  removeStore: {
    rows: ({ id }) => [storeAt(id)],
    apply: (draft, { id }) => removeRow(draft, storeAt(id)),
  },
};
