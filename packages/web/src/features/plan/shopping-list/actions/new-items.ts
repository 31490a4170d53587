/** What was typed, as items at the end of the list. */
import { ordersAfter } from '@saltbush/domain/plan/rows/orders/order-keys';
import type { OperationArgs } from '@saltbush/domain/plan/sync/operations';
import type { Row } from '@saltbush/domain/plan/rows/rows';
import { newId } from '../../../../api/new-id';
import type { PlanView } from '../../../device/sync';

/** @param texts as typed, one item each */
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
