/**
 * Operations on lists beside the plan's. Rules:
 *
 * - A list is removed with the items that its remover saw on it. It stays when something was edited, or put on it, that
 *   they had not seen.
 * - What is put on a list that was removed meanwhile brings it back; on one that its author knew was removed it is refused.
 */
import type { NamedListRow } from '../../../rows/named-list-rows';
import type { RowReference } from '../../../rows/rows';
import type { RefusalCode } from '../../operations';
import { addRow, editOrCreateRow, editRow, removeRow, tickRow } from '../change-rows';
import { findRow, hasSeen, setField, type Draft } from '../draft';
import type { Mutators } from '../mutator';

const listAt = (id: string): RowReference => ({ kind: 'namedLists', id });
const namedItemAt = (id: string): RowReference => ({ kind: 'namedItems', id });

export const namedListMutators: Mutators<
  | 'setNamedList'
  | 'removeNamedList'
  | 'addNamedItems'
  | 'changeNamedItem'
  | 'tickNamedItems'
  | 'removeNamedItems'
> = {
  setNamedList: {
    rows: ({ id }) => [listAt(id)],
    apply: (draft, { id, change }) => {
      editOrCreateRow(draft, listAt(id), change);
      const { name, order } = findRow(draft, listAt(id))!.fields as Partial<NamedListRow>;
      return name && order ? undefined : 'MOVED_ON';
    },
  },
  removeNamedList: {
    rows: ({ id, items }) => [listAt(id), ...items.map(namedItemAt)],
    apply: (draft, { id, items }) => {
      for (const item of items) removeRow(draft, namedItemAt(item));
      const isLeft = (item: string) => findRow(draft, namedItemAt(item))?.isDeleted === false;
      if (!items.some(isLeft)) removeRow(draft, listAt(id));
    },
  },
  addNamedItems: {
    rows: ({ listId, items }) => [listAt(listId), ...items.map(({ id }) => namedItemAt(id))],
    apply: (draft, { listId, items }) => {
      for (const { id, ...item } of items) addRow(draft, namedItemAt(id), { ...item, listId });
      return putOn(draft, listId, items.at(-1)?.id);
    },
  },
  changeNamedItem: {
    rows: ({ id, change: { listId } }) => [namedItemAt(id), ...(listId ? [listAt(listId)] : [])],
    apply: (draft, { id, change }) =>
      editRow(draft, namedItemAt(id), change) ??
      (change.listId ? putOn(draft, change.listId, id) : undefined),
  },
  tickNamedItems: {
    rows: ({ items }) => items.map(namedItemAt),
    apply: (draft, { items, on }) => {
      for (const id of items) tickRow(draft, namedItemAt(id), { tickedOn: on });
    },
  },
  removeNamedItems: {
    rows: ({ items }) => items.map(namedItemAt),
    apply: (draft, { items }) => {
      for (const id of items) removeRow(draft, namedItemAt(id));
    },
  },
};

function putOn(draft: Draft, listId: string, item: string | undefined): RefusalCode | undefined {
  const list = findRow(draft, listAt(listId));
  if (!list) return 'MOVED_ON';
  const removal = list.isDeleted ? list.stamps.deleted : undefined;
  if (removal && hasSeen(draft, list, removal)) return 'MOVED_ON';
  if (removal) setField(draft, listAt(listId), 'deleted', false, true);
  if (item !== undefined) setField(draft, listAt(listId), 'lastAdded', item);
  return undefined;
}
