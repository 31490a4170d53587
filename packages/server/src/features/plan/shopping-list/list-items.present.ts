/** A list for programs: the lines to buy, in the order in which the app shows them. */
import type { ListItemOnWire } from '@saltbush/contract/plan/list-items';
import { rowKey, type Row } from '@saltbush/domain/plan/rows/rows';
import { lineInWords } from '@saltbush/domain/plan/shopping-list/list/list-as-text';
import { isOneItem } from '@saltbush/domain/plan/shopping-list/list/one-item';
import type {
  ListLine,
  ShoppingList,
} from '@saltbush/domain/plan/shopping-list/list/shopping-list';
import { withOwnAisles } from '@saltbush/domain/plan/shopping-list/own-aisles/with-own-aisles';
import { lastChanges } from './last-change';

/** @param rows that the list was computed from */
export function presentItems(list: ShoppingList, rows: readonly Row[]): ListItemOnWire[] {
  const lastChangeOf = lastChanges(rows);
  const byKey = new Map(rows.map((row) => [rowKey(row.kind, row.id), row]));
  return withOwnAisles(list, byKey).aisles.flatMap(({ name, lines }) =>
    lines.map((line) => ({
      ...presentItem(line, new Date(lastChangeOf(line))),
      ...(name !== undefined && { aisleName: name }),
    })),
  );
}

function presentItem(line: ListLine, changedAt: Date): ListItemOnWire {
  const { key, name, text: amount, aisle, isTicked, needLeft } = line;
  // Ids of version 7 are in the order in which they were made.
  const items = line.items.map(({ id }) => id).toSorted();
  const isTyped = line.parts.every(({ source }) => source === 'item');
  const note = isOneItem(line) ? (line.items[0]!.note ?? line.note) : line.note;
  return {
    key,
    uid: (isTyped && items[0]) || key,
    items,
    name,
    amount,
    text: lineInWords(line),
    aisle,
    isTicked,
    ...(needLeft !== undefined && { needLeft }),
    ...(note !== undefined && { note }),
    source: isTyped ? 'typed' : items.length > 0 ? 'both' : 'recipes',
    updatedAt: changedAt.toISOString(),
  };
}
