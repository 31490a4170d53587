/**
 * A meal moved to a place of the plan, as operations.
 *
 * - The meal changes its day and its order; of the other meals of that day as few as possible get a new order, and
 *   none unless two of them have the same.
 * - Leftovers that would be eaten before the meal is cooked follow it (`leftovers-of-rows.ts`).
 */
import { addDays, type PlainDate } from '../days/week';
import { newOrders } from '../rows/orders/new-orders';
import type { Row, RowMap } from '../rows/rows';
import { leftoversOfRows, operationsOnLeftovers } from './leftovers-of-rows';
import { mealOf, mealsOn } from './menu-of-rows';
import type { MealOperation } from './operations-of-edit';

/** A place of the plan. */
export interface MealPlace {
  date: PlainDate;
  /** The id of the meal of that day that comes next; absent: it goes to the end of the day. */
  before?: string | undefined;
}

/**
 * A meal without a day gets this one. Nothing happens to one that is in this place already, or that was removed.
 *
 * @returns undefined when the meal is leftovers and would be eaten before it is cooked
 * @example operationsOfMove(rows, 'soup', { date: '2026-11-27' })
 * // [{ name: 'changeMeal', args: { id: 'soup', change: { date: '2026-11-27', order: 'a1' } } }]
 */
export function operationsOfMove(
  rows: RowMap,
  id: string,
  place: MealPlace,
): MealOperation[] | undefined {
  const meal = mealOf(rows, id);
  if (!meal || meal.isDeleted) return [];
  const following = leftoversFollowing(rows, meal, place.date);
  return following && [...following, ...operationsOfPlace(rows, meal, place)];
}

function leftoversFollowing(
  rows: RowMap,
  { id, fields }: Row<'meals'>,
  to: PlainDate,
): MealOperation[] | undefined {
  const leftovers = leftoversOfRows(rows);
  const [first] = leftovers.eatenLater.get(id) ?? [];
  // Leftovers of a meal without a day come the day after the one that it gets.
  const from = fields.isUndated && first ? addDays(first.date, -1) : fields.date;
  return from === undefined ? [] : operationsOnLeftovers(leftovers, id, { from, to });
}

function operationsOfPlace(
  rows: RowMap,
  { id, fields }: Row<'meals'>,
  { date, before }: MealPlace,
): MealOperation[] {
  const day = mealsOn(rows, date);
  const others = day.filter((other) => other.id !== id);
  const next = others.findIndex((other) => other.id === before);
  const ids = others.map((other) => other.id).toSpliced(next < 0 ? others.length : next, 0, id);
  const isThere = day.length === ids.length;
  if (isThere && ids.every((other, index) => other === day[index]!.id)) return [];
  const orders = newOrders(ids, (other) =>
    other === id ? undefined : others.find((meal) => meal.id === other)?.fields.order,
  );
  return [...orders].map(([other, order]) => ({
    name: 'changeMeal' as const,
    args: { id: other, change: { ...(other === id && date !== dayOf(fields) && { date }), order } },
  }));
}

const dayOf = ({ isUndated, date }: Row<'meals'>['fields']) => (isUndated ? undefined : date);
