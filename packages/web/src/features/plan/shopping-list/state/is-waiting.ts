/** Whether a line has a change that the server does not have: of the line, its food, an item or a recipe in it. */
import type { ListLine } from '@saltbush/domain/plan/shopping-list/list/shopping-list';
import { lineId, rowKey } from '@saltbush/domain/plan/rows/rows';
import type { PlanView } from '../../../device/sync';

/** @example isWaiting(line, view) // true for a line that was just renamed without signal */
export function isWaiting(line: ListLine, { waiting }: Pick<PlanView, 'waiting'>): boolean {
  return waiting.size > 0 && rowsOf(line).some((row) => waiting.has(row));
}

function rowsOf({ weeks, key, items, parts }: ListLine): string[] {
  return [
    ...weeks.map(({ week }) => rowKey('lines', lineId(week, key))),
    rowKey('foods', key),
    ...items.map(({ id }) => rowKey('items', id)),
    ...parts.flatMap((part) => {
      if (part.source === 'item' || part.id === undefined) return [];
      return [rowKey(part.source === 'meal' ? 'meals' : 'listedRecipes', part.id)];
    }),
  ];
}
