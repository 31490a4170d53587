import { expect, it } from 'vitest';
import * as fc from 'fast-check';
import { orderBetween, ordersAfter } from './order-keys';

it('there is room between any two order keys', () => {
  fc.assert(
    fc.property(fc.array(fc.nat()), (places) => {
      const orders: string[] = [];
      for (const place of places) {
        const index = place % (orders.length + 1);
        orders.splice(index, 0, orderBetween(orders[index - 1] ?? null, orders[index] ?? null));
      }
      expect(orders).toEqual(orders.toSorted());
      expect(new Set(orders).size).toBe(orders.length);
    }),
  );
});

it('an order key between two equal keys is after both', () => {
  expect(orderBetween('a1', 'a1') > 'a1').toBe(true);
});

it('several new order keys follow the last in order', () => {
  expect(ordersAfter('a0', 3)).toEqual(['a1', 'a2', 'a3']);
  expect(ordersAfter(null, 1)).toEqual(['a0']);
});
