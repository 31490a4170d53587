/** What puts texts on a list beside the plan's. */
import { compareOrder } from '@saltbush/domain/plan/rows/orders/compare-order';
import { ordersAfter } from '@saltbush/domain/plan/rows/orders/order-keys';
import type { NamedList } from '@saltbush/domain/plan/shopping-list/named-lists/named-list';
import type { NamedChange } from '@saltbush/domain/plan/sync/operations';
import { newId } from '../../../../api/new-id';

/** @param last the order of its last item; null of an empty list */
export function adding(
  listId: string,
  texts: readonly string[],
  last: string | null,
): NamedChange<'addNamedItems'> {
  const orders = ordersAfter(last, texts.length);
  const items = texts.map((text, place) => ({ id: newId(), text, order: orders[place]! }));
  return { name: 'addNamedItems', args: { listId, items } };
}

/** Null of an empty list. */
export const lastOrder = ({ open, ticked }: Pick<NamedList, 'open' | 'ticked'>): string | null =>
  [...open, ...ticked].toSorted(compareOrder).at(-1)?.order ?? null;
