/**
 * What takes operations on meals back, each field to its value before (decision 0029).
 *
 * - A meal that was added is removed, and one that was removed comes back.
 * - The undo is refused as a whole when someone has changed one of the fields since.
 */
import type { FieldSetBack } from './operations';
import type { MealOperation } from './operations-of-edit';
import { rowKey, type RowMap } from './rows';

/**
 * For `setBackAll`.
 *
 * @param rows before the operations
 * @example undoOfOperations(rows, [{ name: 'removeMeal', args: { id: 'a' } }])
 * // [{ kind: 'meals', id: 'a', field: 'deleted', value: false, ifStill: true }]
 */
export function undoOfOperations(
  rows: RowMap,
  operations: readonly MealOperation[],
): FieldSetBack[] {
  return operations.flatMap((operation) => undoOf(rows, operation));
}

function undoOf(rows: RowMap, { name, args }: MealOperation): FieldSetBack[] {
  switch (name) {
    case 'addMeal':
      return [deletedOf(args.id, true)];
    case 'removeMeal':
      return [deletedOf(args.id, false)];
    case 'restoreRows':
      return args.rows.map(({ id }) => deletedOf(id, true));
    case 'changeMeal': {
      const before: Record<string, unknown> = { ...rows.get(rowKey('meals', args.id))?.fields };
      return Object.entries(args.change).map(([field, now]) => ({
        kind: 'meals',
        id: args.id,
        field,
        value: before[field] ?? null,
        ifStill: now ?? null,
      }));
    }
  }
}

const deletedOf = (id: string, value: boolean): FieldSetBack => ({
  kind: 'meals',
  id,
  field: 'deleted',
  value,
  ifStill: !value,
});
