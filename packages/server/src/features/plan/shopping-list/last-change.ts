/** When a line of the list was last changed, as far as the rows that it is made of say. */
import { lineId, rowKey, type Row } from '@saltbush/domain/plan/rows/rows';
import type { ListLine } from '@saltbush/domain/plan/shopping-list/list/shopping-list';

/**
 * @param rows that the list is computed from
 * @returns for a line when something was last typed, planned, ticked or set of it, in milliseconds since 1970
 * @example const lastChangeOf = lastChanges(rows); lastChangeOf(milk) // 1795676400000
 */
export function lastChanges(rows: readonly Row[]): (line: ListLine) => number {
  const times = new Map(
    rows.map(({ kind, id, stamps }) => [
      rowKey(kind, id),
      Math.max(0, ...Object.values(stamps).map(([at]) => at)),
    ]),
  );
  return (line) => Math.max(0, ...rowsOf(line).map((key) => times.get(key) ?? 0));
}

/** Keys of the rows that it is made of; some are not there. */
const rowsOf = ({ key, parts, items, weeks }: ListLine): string[] => [
  rowKey('foods', key),
  ...items.map(({ id }) => rowKey('items', id)),
  ...weeks.flatMap(({ week, state: { coveredKeys = [] } }) =>
    [key, ...coveredKeys].map((one) => rowKey('lines', lineId(week, one))),
  ),
  ...parts.flatMap((part) => {
    if (part.source === 'item' || part.id === undefined) return [];
    return [rowKey('meals', part.id), rowKey('listedRecipes', part.id)];
  }),
];
