/**
 * Meals "this week, no day yet": their `date` is the first of the seven days that they are wanted on. `menuOfRows` leaves
 * them out, `undatedOfRows` has them; a move to a day gives it that day (`operations-of-move.ts`).
 */
import type { MenuEntry } from './menu';
import type { PlainDate } from '../days/week';
import { mealOf } from './menu-of-rows';
import { withoutGaps, type MealOperation } from './operations-of-edit';
import { ordersAfter } from '../rows/orders/order-keys';
import type { Row, RowMap } from '../rows/rows';

/**
 * Adds a meal without a day, after the others.
 *
 * @param start the first of the seven days
 * @example undatedAddition(rows, { id: 'a', note: 'Picnic', meal: 'dinner', quantity: 1 }, '2026-11-23')
 */
export const undatedAddition = (
  rows: RowMap,
  entry: MenuEntry,
  start: PlainDate,
): MealOperation => ({
  name: 'addMeal',
  args: { ...withoutGaps(entry), date: start, order: nextOrder(rows), isUndated: true },
});

/**
 * Takes a meal off its day.
 *
 * @returns nothing when it has none
 * @example operationsOffDay(rows, 'a', '2026-11-23')
 */
export function operationsOffDay(rows: RowMap, id: string, start: PlainDate): MealOperation[] {
  const row = mealOf(rows, id);
  if (!row || row.fields.isUndated) return [];
  const change = { date: start, order: nextOrder(rows), isUndated: true };
  return [{ name: 'changeMeal', args: { id, change } }];
}

/**
 * The first of its seven days, of a meal without a day.
 *
 * @example firstDayOfUndated(rows, 'a') // '2026-11-23'; undefined when it has a day
 */
export function firstDayOfUndated(rows: RowMap, id: string): PlainDate | undefined {
  const { isUndated, date } = mealOf(rows, id)?.fields ?? {};
  return isUndated ? date : undefined;
}

function nextOrder(rows: RowMap): string {
  const orders = [...rows.values()].flatMap((row) => {
    const { isUndated, order } = row.kind === 'meals' ? (row as Row<'meals'>).fields : {};
    return isUndated && order !== undefined ? [order] : [];
  });
  return ordersAfter(orders.toSorted().at(-1) ?? null, 1)[0]!;
}
