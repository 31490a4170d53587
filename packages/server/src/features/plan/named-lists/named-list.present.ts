import type { ListItemOnWire } from '@saltbush/contract/plan/list-items';
import { rowKey } from '@saltbush/domain/plan/rows/rows';
import type { NamedItem } from '@saltbush/domain/plan/shopping-list/named-lists/named-list';
import type { FoundNamedList } from './named-list.store';

/** Each item is a line of its own, named by its id; what is ticked is last. */
export function presentNamedItems({ list, rows }: FoundNamedList): ListItemOnWire[] {
  const updatedAt = (id: string) => {
    const stamps = Object.values(rows.get(rowKey('namedItems', id))?.stamps ?? {});
    return new Date(Math.max(0, ...stamps.map(([at]) => at))).toISOString();
  };
  return [...list.open, ...list.ticked].map(
    ({ id, text, note, aisle, place, isTicked }: NamedItem) => ({
      key: id,
      uid: id,
      items: [id],
      name: text,
      amount: '',
      text,
      aisle,
      ...(place.name !== aisle && { aisleName: place.name }),
      isTicked,
      ...(note !== undefined && { note }),
      source: 'typed',
      updatedAt: updatedAt(id),
    }),
  );
}
