import type { Fields } from './fields';

/** Items in the order that a field of each gives; a missing one is 0, and without any the list is in its order. */
export function inOrder(items: readonly Fields[], field: string): Fields[] {
  const ordered = items.map((item) => ({ item, order: item.number(field) }));
  return ordered.toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0)).map(({ item }) => item);
}
