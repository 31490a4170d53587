/** The menu of a week, out of the meals that a device or the server has of a plan owner. */
import { defaultCookingQuantity } from './cooking-quantity';
import { defaultMeal, mapDays, type Menu, type MenuEntry } from './menu';
import { dayWanted, isInRange, sevenDaysFrom } from '../days/day-range';
import { dateOfWeekday } from '../days/week';
import type { PlainDate } from '../days/week';
import { compareOrder, type OrderedId } from '../rows/orders/compare-order';
import { rowKey, type MealRow, type Row, type RowMap } from '../rows/rows';

/**
 * The meals of seven days; those of a day are in the order of their keys, then of their ids. Meals without a day are
 * left out.
 *
 * @param start the first of the days
 * @example menuOfRows(rows, '2026-11-23').days.monday // [{ id, recipeId, meal: 'dinner', quantity: 1 }]
 */
export const menuOfRows = (rows: RowMap, start: PlainDate): Menu =>
  menuOfMeals(datedMealsOf(rows), start);

/**
 * For the specification's calls, which know no meal without a day: it is on the first of its seven days.
 *
 * @example menuWithUndated(rows, '2026-11-23').days.monday
 */
export const menuWithUndated = (rows: RowMap, start: PlainDate): Menu =>
  menuOfMeals(mealsOf(rows), start);

/**
 * The meals without a day that are wanted in seven days. Each is in one week of a calendar: in that of the day that the
 * list buys it for (`dayWanted`).
 *
 * @param start the first of the days
 * @example undatedOfRows(rows, { start: '2026-11-23', today: '2026-11-26' })
 */
export function undatedOfRows(
  rows: RowMap,
  { start, today }: { start: PlainDate; today: PlainDate },
): MenuEntry[] {
  return mealsOf(rows)
    .filter(
      ({ fields: { date, isUndated } }) =>
        isUndated && date !== undefined && isInRange(dayWanted(date, today), sevenDaysFrom(start)),
    )
    .map(({ id, fields }) => entryOf(id, fields));
}

/** Also one that was removed. */
export const mealOf = (rows: RowMap, id: string): Row<'meals'> | undefined =>
  rows.get(rowKey('meals', id)) as Row<'meals'> | undefined;

/** The meals of a day in their order, without those that have no day yet. */
export const mealsOn = (rows: RowMap, date: PlainDate): Row<'meals'>[] =>
  datedMealsOf(rows).filter(({ fields }) => fields.date === date);

/** Those with a day, in their order. */
export const datedMealsOf = (rows: RowMap): Row<'meals'>[] =>
  mealsOf(rows).filter(({ fields }) => !fields.isUndated);

/** All that were not removed, in their order. */
export const mealsOf = (rows: RowMap): Row<'meals'>[] =>
  [...rows.values()]
    .filter((row): row is Row<'meals'> => row.kind === 'meals' && !row.isDeleted)
    .toSorted((a, b) => compareOrder(placeOf(a), placeOf(b)));

function menuOfMeals(all: readonly Row<'meals'>[], start: PlainDate): Menu {
  const days = sevenDaysFrom(start);
  const meals = all.filter(({ fields: { date = '' } }) => isInRange(date, days));
  const entriesOn = (date: PlainDate) =>
    meals.filter(({ fields }) => fields.date === date).map(({ id, fields }) => entryOf(id, fields));
  return {
    startDate: start,
    days: mapDays((day) => entriesOn(dateOfWeekday(start, day))),
  };
}

/** @example entryOf('a', { date: '2026-11-23', note: 'Picnic' }) // { id: 'a', note: 'Picnic', meal: 'dinner', quantity: 1 } */
export function entryOf(
  id: string,
  { recipeId, note, meal, quantity, leftoverOf }: Partial<MealRow>,
): MenuEntry {
  return {
    id,
    ...(recipeId !== undefined && { recipeId }),
    ...(note !== undefined && { note }),
    meal: meal ?? defaultMeal,
    quantity: quantity ?? defaultCookingQuantity,
    ...(leftoverOf !== undefined && { leftoverOf }),
  };
}

const placeOf = ({ id, fields }: Row<'meals'>): OrderedId => ({ id, order: fields.order ?? '' });
