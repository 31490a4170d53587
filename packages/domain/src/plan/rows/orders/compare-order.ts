/** The order of rows by their keys. */
export interface OrderedId {
  order: string;
  id: string;
}

/** For sorting: by order key, then by id. */
export function compareOrder(a: OrderedId, b: OrderedId): number {
  return compareTexts(a.order, b.order) || compareTexts(a.id, b.id);
}

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
