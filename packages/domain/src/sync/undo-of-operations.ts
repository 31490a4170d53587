/**
 * What takes operations on the plan back, each field to its value before (decision 0029).
 *
 * - A meal that was added is removed, and one that was removed comes back.
 * - The undo is refused as a whole when someone has changed one of the fields since.
 */
import { attendanceId } from '../eaters/eater-rows';
import type { FieldSetBack, OperationArgs } from './operations';
import type { MealOperation } from './operations-of-edit';
import { rowKey, type RowMap, type RowReference } from './rows';

/** An operation of the meal plan's page. */
export type PlanOperation =
  | MealOperation
  | {
      [Name in 'setEater' | 'setAttendance']: { name: Name; args: OperationArgs[Name] };
    }['setEater' | 'setAttendance'];

/**
 * For `setBackAll`.
 *
 * @param rows before the operations
 * @example undoOfOperations(rows, [{ name: 'removeMeal', args: { id: 'a' } }])
 * // [{ kind: 'meals', id: 'a', field: 'deleted', value: false, ifStill: true }]
 */
export function undoOfOperations(
  rows: RowMap,
  operations: readonly PlanOperation[],
): FieldSetBack[] {
  return operations.flatMap((operation) => undoOf(rows, operation));
}

function undoOf(rows: RowMap, { name, args }: PlanOperation): FieldSetBack[] {
  switch (name) {
    case 'addMeal':
      return [deletedOf(args.id, true)];
    case 'removeMeal':
      return [deletedOf(args.id, false)];
    case 'restoreRows':
      return args.rows.map(({ id }) => deletedOf(id, true));
    case 'changeMeal':
      return changeOf(rows, { kind: 'meals', id: args.id }, args.change);
    case 'setEater':
      return changeOf(rows, { kind: 'eaters', id: args.id }, args.change);
    case 'setAttendance': {
      const id = attendanceId(args.date, args.meal);
      return changeOf(rows, { kind: 'attendances', id }, args.change);
    }
  }
}

function changeOf(rows: RowMap, { kind, id }: RowReference, change: object): FieldSetBack[] {
  const before: Record<string, unknown> = { ...rows.get(rowKey(kind, id))?.fields };
  return Object.entries(change).map(([field, now]: [string, unknown]) => ({
    kind,
    id,
    field,
    value: before[field] ?? null,
    ifStill: now ?? null,
  }));
}

const deletedOf = (id: string, value: boolean): FieldSetBack => ({
  kind: 'meals',
  id,
  field: 'deleted',
  value,
  ifStill: !value,
});
