/**
 * What takes operations on the plan back, each field to its value before (decision 0029).
 *
 * - A meal that was added is removed, and one that was removed comes back.
 * - The undo is refused as a whole when someone has changed one of the fields since.
 */
import { attendanceId } from '../rows/eater-rows';
import type { FieldSetBack, OperationArgs } from '../sync/operations';
import { mealSwapId } from '../rows/meal-swap-rows';
import type { MealOperation } from './operations-of-edit';
import { rowKey, type Row, type RowMap, type RowReference } from '../rows/rows';

type OtherName =
  | 'setEater'
  | 'setAttendance'
  | 'setMealSwap'
  | 'setTemplate'
  | 'removeTemplate'
  | 'setRecurringMeal'
  | 'removeRecurringMeal';

/** An operation of the meal plan's page. */
export type PlanOperation =
  MealOperation | { [Name in OtherName]: { name: Name; args: OperationArgs[Name] } }[OtherName];

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
      return [deletedOf(mealAt(args.id), true)];
    case 'removeMeal':
      return [deletedOf(mealAt(args.id), false)];
    case 'restoreRows':
      return args.rows.map((row) => deletedOf(row, true));
    case 'changeMeal':
      return changeOf(rows, mealAt(args.id), mealChange(rows, args));
    case 'setEater':
      return changeOf(rows, { kind: 'eaters', id: args.id }, args.change);
    case 'setAttendance': {
      const id = attendanceId(args.date, args.meal);
      return changeOf(rows, { kind: 'attendances', id }, args.change);
    }
    case 'setMealSwap':
      return changeOf(rows, { kind: 'mealSwaps', id: mealSwapId(args) }, args.change);
    case 'setTemplate':
      return setOf(rows, { kind: 'templates', id: args.id }, args.change);
    case 'removeTemplate':
      return [deletedOf({ kind: 'templates', id: args.id }, false)];
    case 'setRecurringMeal':
      return setOf(rows, { kind: 'recurringMeals', id: args.id }, args.change);
    case 'removeRecurringMeal':
      return [deletedOf({ kind: 'recurringMeals', id: args.id }, false)];
  }
}

/** A meal without a day loses that with the day that it is given (`mutators/meals.ts`). */
const mealChange = (rows: RowMap, { id, change }: OperationArgs['changeMeal']) =>
  change.date && (rows.get(rowKey('meals', id)) as Row<'meals'> | undefined)?.fields.isUndated
    ? { isUndated: null, ...change }
    : change;

/** A row that begins with the change is removed. */
const setOf = (rows: RowMap, reference: RowReference, change: object): FieldSetBack[] =>
  rows.has(rowKey(reference.kind, reference.id))
    ? changeOf(rows, reference, change)
    : [deletedOf(reference, true)];

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

const mealAt = (id: string): RowReference => ({ kind: 'meals', id });

const deletedOf = ({ kind, id }: RowReference, value: boolean): FieldSetBack => ({
  kind,
  id,
  field: 'deleted',
  value,
  ifStill: !value,
});
