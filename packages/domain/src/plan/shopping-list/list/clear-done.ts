/** What "Clear done" sends: the arguments of the operations of that name, one for each week. */
import type { PlainDate } from '../../days/week';
import type { ShoppingList, ListLine } from './shopping-list';

export interface ClearDone {
  week: PlainDate;
  keys: string[];
  items: string[];
}

/**
 * Of all that is ticked and still to see on the list; empty when there is nothing to put away.
 *
 * @example clearDoneOf(list) // [{ week, keys: ['milk'], items: [id] }]
 */
export function clearDoneOf({
  aisles,
  waiting,
}: Pick<ShoppingList, 'aisles' | 'waiting'>): ClearDone[] {
  const lines = [...aisles.flatMap((group) => group.lines), ...waiting];
  return clearsOf(lines.filter((line) => line.isTicked));
}

function clearsOf(lines: readonly ListLine[]): ClearDone[] {
  const weeks = [...new Set(lines.flatMap((line) => line.weeks.map(({ week }) => week)))].sort();
  return weeks
    .map((week, index) => ({
      week,
      keys: lines
        .flatMap((line) => line.weeks.filter((each) => each.week === week))
        .flatMap(({ state }) => state.coveredKeys ?? []),
      items: index > 0 ? [] : lines.flatMap((line) => line.items.map(({ id }) => id)),
    }))
    .filter(({ keys, items }) => keys.length > 0 || items.length > 0);
}
