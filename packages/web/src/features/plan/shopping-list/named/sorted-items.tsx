/** What is to buy of a list that is sorted by hand: rows that can be moved. */
import { t } from '@lingui/core/macro';
import type { NamedItem } from '@saltbush/domain/plan/shopping-list/named-lists/named-list';
import { SortableList } from '../../../../ui/sortable/sortable-list';
import { NamedRow, type NamedRowProps } from './named-row';

export interface SortedItemsProps extends Omit<NamedRowProps, 'item'> {
  items: readonly NamedItem[];
  /** From the place of an item to another one. */
  onMove: (from: number, to: number) => void;
}

export function SortedItems({ items, onMove, ...rowProps }: SortedItemsProps) {
  return (
    <SortableList
      label={t`To buy`}
      rows={items.map((item) => ({ key: item.id, item }))}
      nameOf={({ item }) => item.text}
      onMove={onMove}
      renderRow={({ item }) => <NamedRow item={item} {...rowProps} />}
    />
  );
}
