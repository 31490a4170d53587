/**
 * What adding, unticking, an undo, aisles of one's own and counting what is left need, and the first view of the list does
 * not.
 */
import type { PlainDate } from '@saltbush/domain/plan/days/week';
import type { ShoppingList } from '@saltbush/domain/plan/shopping-list/list/shopping-list';
import { listWithRemainders } from '@saltbush/domain/plan/shopping-list/remainders/list-with-remainders';
import { applyOperation } from '@saltbush/domain/plan/sync/apply-operation';
import type { FieldSetBack, NamedChange } from '@saltbush/domain/plan/sync/operations';
import { rowKey, type Row, type RowMap } from '@saltbush/domain/plan/rows/rows';
import { newId } from '../../../../api/new-id';
import type { PlanView } from '../../../device/sync';
import { homeCountryOf, timeZoneOf } from '../../../device/view-mode';

export { withOwnAisles } from '@saltbush/domain/plan/shopping-list/own-aisles/with-own-aisles';
export { unticksOf } from '@saltbush/domain/plan/shopping-list/list/unticks';
export { adding, newItems } from './new-items';

/** The list without what is left of earlier days (decision 0146). */
export const withLeft = (
  list: ShoppingList,
  view: PlanView,
  { today, householdId }: { today: PlainDate; householdId: string | undefined },
): ShoppingList => {
  const { measures } = homeCountryOf(householdId);
  return listWithRemainders(list, view, { today, timeZone: timeZoneOf(householdId), measures });
};

/** What sets the rows back to what they were before these changes. */
export function fieldsBefore(
  rows: RowMap,
  changes: readonly NamedChange[],
  userId: string,
): FieldSetBack[] {
  const after = new Map(rows);
  const before = new Map<string, Record<string, unknown>>();
  for (const { name, args } of changes) {
    const at = Date.now();
    const operation = { id: newId(), name, args, at, offset: 0, seen: Number.MAX_SAFE_INTEGER };
    const { changed, was } = applyOperation(after, operation, { userId, now: at });
    for (const row of changed) after.set(rowKey(row.kind, row.id), row);
    for (const [key, values] of Object.entries(was)) {
      before.set(key, { ...values, ...before.get(key) });
    }
  }
  return [...before].flatMap(([key, values]) => setBacks(after.get(key), values));
}

function setBacks(row: Row | undefined, values: Record<string, unknown>): FieldSetBack[] {
  if (!row) return [];
  const { kind, id } = row;
  const now: Record<string, unknown> = { ...row.fields, deleted: row.isDeleted };
  const isNew = values['deleted'] === true;
  return Object.entries(values)
    .filter(([field]) => !isNew || field === 'deleted')
    .map(([field, value]) => ({ kind, id, field, value, ifStill: now[field] ?? null }));
}
