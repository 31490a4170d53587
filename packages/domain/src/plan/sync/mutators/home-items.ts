/** Operations on what somebody has at home. */
import type { RowReference } from '../../rows/rows';
import { addRow, editRow, removeRow } from './change-rows';
import type { Mutators } from './mutator';

const homeItemAt = (id: string): RowReference => ({ kind: 'homeItems', id });

export const homeItemMutators: Mutators<'addHomeItems' | 'changeHomeItem' | 'removeHomeItems'> = {
  addHomeItems: {
    rows: ({ items }) => items.map(({ id }) => homeItemAt(id)),
    apply: (draft, { items }) => {
      for (const { id, ...item } of items) addRow(draft, homeItemAt(id), item);
    },
  },
  changeHomeItem: {
    rows: ({ id }) => [homeItemAt(id)],
    apply: (draft, { id, change }) => editRow(draft, homeItemAt(id), change),
  },
  removeHomeItems: {
    rows: ({ ids }) => ids.map(homeItemAt),
    apply: (draft, { ids }) => {
      for (const id of ids) removeRow(draft, homeItemAt(id));
    },
  },
};
