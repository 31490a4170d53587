/** The menu of a week, out of the meals that a device or the server has of a plan owner. */
import { defaultCookingQuantity } from '../meal-plans/cooking-quantity';
import { defaultMeal, mapDays, type Menu, type MenuEntry } from '../meal-plans/menu';
import { dayWanted, isInRange, sevenDaysFrom } from '../meal-plans/day-range';
import { dateOfWeekday } from '../meal-plans/week';
import type { PlainDate } from '../meal-plans/week';
import type { MealRow, Row, RowMap } from './rows';

/**
 * The meals of seven days; those of a day are in the order of their keys, then of their ids. Meals without a day are
 * left out.
 *
 * @param start the first of the days
 * @example menuOfRows(rows, '2026-11-23').days.monday // [{ id, recipeId, meal: 'dinner', quantity: 1 }]
 */
export const menuOfRows = (rows: RowMap, start: PlainDate): Menu =>
  menuOfMeals(
    mealsOf(rows).filter(({ fields }) => !fields.isUndated),
    start,
  );

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

/** In their order. */
const mealsOf = (rows: RowMap): Row<'meals'>[] =>
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

export interface OrderedId {
  order: string;
  id: string;
}

/** For sorting: by order key, then by id. */
export function compareOrder(a: OrderedId, b: OrderedId): number {
  return compareTexts(a.order, b.order) || compareTexts(a.id, b.id);
}

const placeOf = ({ id, fields }: Row<'meals'>): OrderedId => ({ id, order: fields.order ?? '' });

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
