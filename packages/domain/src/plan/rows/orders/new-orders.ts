/** Order keys for a list that was rearranged: as few as possible change. */
import { compareOrder, type OrderedId } from './compare-order';
import { orderBetween, ordersAfter } from './order-keys';

/**
 * Two devices may have made the same key; then the ids sort. An entry that is put between two such gets a
 * key behind them, and so does what follows it with that key.
 *
 * @param ids in the wanted order
 * @param orderOf the key an id has; undefined for one that is new in this list
 * @returns the new keys, by id; ids that keep theirs are not in it
 * @example newOrders(['b', 'a'], (id) => ({ a: 'a0', b: 'a1' })[id]) // Map { 'b' => 'Zz' }
 */
export function newOrders(ids: readonly string[], orderOf: OrderOf): Map<string, string> {
  try {
    return ordersInGaps(ids, orderOf);
  } catch {
    // Another client may have sent keys that leave no space between them.
    const orders = ordersAfter(null, ids.length);
    return new Map(ids.map((id, index) => [id, orders[index]!]));
  }
}

type OrderOf = (id: string) => string | undefined;

function ordersInGaps(ids: readonly string[], orderOf: OrderOf): Map<string, string> {
  const kept = longestRising(
    ids.flatMap((id) => {
      const order = orderOf(id);
      return order === undefined ? [] : [{ id, order }];
    }),
  );
  const made = new Map<string, string>();
  let last = '';
  ids.forEach((id, index) => {
    const own = kept.get(id);
    const isBehind =
      own !== undefined && (own > last || (own === last && !made.has(ids[index - 1]!)));
    if (isBehind) {
      last = own;
      return;
    }
    const next = ids.slice(index + 1).map((later) => kept.get(later));
    last = orderBetween(
      last === '' ? null : last,
      next.find((order) => order !== undefined && order > last) ?? null,
    );
    made.set(id, last);
  });
  return made;
}

/** The longest part of the list whose keys rise already, as id -> key. */
function longestRising(list: readonly OrderedId[]): Map<string, string> {
  const best: OrderedId[][] = [];
  list.forEach((item, index) => {
    const before = best
      .filter((_, at) => compareOrder(list[at]!, item) < 0)
      .reduce<OrderedId[]>((longest, one) => (one.length > longest.length ? one : longest), []);
    best[index] = [...before, item];
  });
  const longest = best.reduce((found, one) => (one.length > found.length ? one : found), []);
  return new Map(longest.map(({ id, order }) => [id, order]));
}
