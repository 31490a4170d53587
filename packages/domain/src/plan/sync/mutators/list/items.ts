/** Operations on what was typed onto the list. */
import type { RowReference } from '../../../rows/rows';
import { addRow, editRow, removeRow } from '../change-rows';
import type { Mutators } from '../mutator';

export const itemAt = (id: string): RowReference => ({ kind: 'items', id });

export const itemMutators: Mutators<'addItems' | 'changeItem' | 'removeItem'> = {
  addItems: {
    rows: ({ items }) => items.map(({ id }) => itemAt(id)),
    apply: (draft, { items }) => {
      for (const { id, ...item } of items) addRow(draft, itemAt(id), item);
    },
  },
  changeItem: {
    rows: ({ id }) => [itemAt(id)],
    apply: (draft, { id, change }) => editRow(draft, itemAt(id), change),
  },
  removeItem: {
    rows: ({ id }) => [itemAt(id)],
    apply: (draft, { id }) => removeRow(draft, itemAt(id)),
  },
};
