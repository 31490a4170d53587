/** What was typed, as items at the end of the list; with "every week" after it, it comes back. */
import { ordersAfter } from '@saltbush/domain/plan/rows/orders/order-keys';
import { splitRepeat } from '@saltbush/domain/plan/shopping-list/repeats/repeat-words';
import type { NamedChange, OperationArgs } from '@saltbush/domain/plan/sync/operations';
import type { Row } from '@saltbush/domain/plan/rows/rows';
import { newId } from '../../../../api/new-id';
import type { PlanView } from '../../../device/sync';

/** @param texts as typed, one item each */
export function adding(texts: readonly string[], view: PlanView): NamedChange[] {
  const split = texts.map(splitRepeat);
  const items = newItems(
    split.map(({ text }) => text),
    view,
  );
  const repeats = items.flatMap(({ id }, place): NamedChange[] => {
    const { repeat } = split[place]!;
    return repeat ? [{ name: 'changeItem', args: { id, change: repeat } }] : [];
  });
  return [{ name: 'addItems', args: { items } }, ...repeats];
}

/** @param texts one item each */
export function newItems(
  texts: readonly string[],
  view: PlanView,
): OperationArgs['addItems']['items'] {
  const orders = ordersAfter(lastOrder(view), texts.length);
  return texts.map((text, index) => ({ id: newId(), text, order: orders[index]! }));
}

function lastOrder({ rows }: PlanView): string | null {
  let last: string | null = null;
  for (const row of rows.values()) {
    if (row.kind !== 'items') continue;
    const { order } = (row as Row<'items'>).fields;
    if (order !== undefined && (last === null || order > last)) last = order;
  }
  return last;
}
