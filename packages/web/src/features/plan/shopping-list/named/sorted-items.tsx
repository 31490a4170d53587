/** What is to buy of a list that is sorted by hand: rows that can be moved. */
import type { NamedItem } from '@saltbush/domain/plan/shopping-list/named-lists/named-list';
import { SortableList } from '../../../../ui/sortable/sortable-list';
import { NamedRow } from './named-row';
import type { NamedListActions } from './use-named-list-actions';

export interface SortedItemsProps {
  items: readonly NamedItem[];
  actions: NamedListActions;
  onOpen: (item: NamedItem) => void;
}

export function SortedItems({ items, actions, onOpen }: SortedItemsProps) {
  return (
    <SortableList
      label="To buy"
      rows={items.map((item) => ({ key: item.id, item }))}
      nameOf={({ item }) => item.text}
      onMove={actions.reorder}
      renderRow={({ item }) => <NamedRow item={item} actions={actions} onOpen={onOpen} />}
    />
  );
}
