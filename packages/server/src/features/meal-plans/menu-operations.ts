/** A whole menu as operations: what differs from the entries that are stored. */
import type { MealRow } from '@saltbush/domain/sync/rows';
import { orderBetween, ordersAfter } from '@saltbush/domain/sync/order-keys';
import type { PlanOperation } from '../sync';

/** An entry as stored, also one that was removed. */
export interface StoredEntry {
  id: string;
  isDeleted: boolean;
  fields: MealRow;
}

/** An entry as it was sent. */
export interface NewEntry {
  id: string;
  date: string;
  meal: string;
  quantity: number;
  recipeId: string | undefined;
  note: string | undefined;
  /** Its path in the request, for error messages. */
  field: string;
}

/** An operation, and the place in the request of the entry that it is for. */
export interface EntryOperation {
  operation: PlanOperation;
  field?: string;
}

/**
 * Entries that stay where they are keep their order keys, so that nothing else about them changes.
 *
 * @param stored the entries of the week, and those elsewhere whose ids the menu has
 * @param wanted in the order of the days and of their entries
 */
export function menuOperations(
  stored: ReadonlyMap<string, StoredEntry>,
  wanted: readonly NewEntry[],
): EntryOperation[] {
  const ids = new Set(wanted.map(({ id }) => id));
  const gone = [...stored.values()].filter(({ id, isDeleted }) => !isDeleted && !ids.has(id));
  const days = new Set(wanted.map(({ date }) => date));
  return [
    ...gone.map(({ id }) => ({ operation: { name: 'removeMeal' as const, args: { id } } })),
    ...[...days].flatMap((day) =>
      dayOperations(
        stored,
        wanted.filter(({ date }) => date === day),
      ),
    ),
  ];
}

function dayOperations(
  stored: ReadonlyMap<string, StoredEntry>,
  entries: readonly NewEntry[],
): EntryOperation[] {
  const orders = ordersOf(entries.map(({ id, date }) => storedOrder(stored.get(id), date)));
  return entries.flatMap((entry, index) =>
    entryOperations(stored.get(entry.id), entry, orders[index]!),
  );
}

const storedOrder = (stored: StoredEntry | undefined, date: string): string | undefined =>
  stored && !stored.isDeleted && stored.fields.date === date ? stored.fields.order : undefined;

/** Adds the entry, or changes what differs; one that was removed comes back. */
export function entryOperations(
  stored: StoredEntry | undefined,
  { id, field, date, meal, quantity, recipeId, note }: NewEntry,
  order: string,
): EntryOperation[] {
  const fields = { date, meal, order, quantity };
  if (!stored) {
    const args = { id, ...fields, ...(recipeId && { recipeId }), ...(note && { note }) };
    return [{ operation: { name: 'addMeal', args }, field }];
  }
  const all: Record<string, unknown> = {
    ...fields,
    recipeId: recipeId ?? null,
    note: note ?? null,
  };
  const before: Record<string, unknown> = { recipeId: null, note: null, ...stored.fields };
  const change = Object.fromEntries(
    Object.entries(all).filter(([name, value]) => before[name] !== value),
  );
  const restore: EntryOperation = {
    operation: { name: 'restoreRows', args: { rows: [{ kind: 'meals', id }] } },
    field,
  };
  return [
    ...(stored.isDeleted ? [restore] : []),
    ...(Object.keys(change).length > 0
      ? [{ operation: { name: 'changeMeal' as const, args: { id, change } }, field }]
      : []),
  ];
}

/** Keys in ascending order: those that are given where they fit, new ones between. */
function ordersOf(stored: readonly (string | undefined)[]): string[] {
  try {
    return fillOrders(stored);
  } catch {
    // A device may have sent keys that leave no room between them.
    return ordersAfter(null, stored.length);
  }
}

function fillOrders(stored: readonly (string | undefined)[]): string[] {
  const orders: string[] = [];
  for (const [index, order] of stored.entries()) {
    const last = orders.at(-1);
    const isAfter = (one: string | undefined): one is string =>
      one !== undefined && (last === undefined || one > last);
    if (isAfter(order)) orders.push(order);
    else orders.push(orderBetween(last ?? null, stored.slice(index + 1).find(isAfter) ?? null));
  }
  return orders;
}
