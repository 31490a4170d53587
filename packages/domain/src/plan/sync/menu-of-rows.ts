/** The menu of a week, out of the meals that a device or the server has of a plan owner. */
import { defaultCookingQuantity } from '../meal-plans/cooking-quantity';
import { defaultMeal, mapDays, type Menu, type MenuEntry } from '../meal-plans/menu';
import { addDays, weekdays } from '../meal-plans/week';
import type { PlainDate } from '../meal-plans/week';
import type { MealRow, Row, RowMap } from './rows';

/**
 * The meals of a day are in the order of their keys, then of their ids.
 *
 * @param week a Monday
 * @example menuOfRows(rows, '2026-11-23').days.monday // [{ id, recipeId, meal: 'dinner', quantity: 1 }]
 */
export function menuOfRows(rows: RowMap, week: PlainDate): Menu {
  const end = addDays(week, weekdays.length);
  const meals = [...rows.values()]
    .filter((row): row is Row<'meals'> => row.kind === 'meals' && !row.isDeleted)
    .filter(({ fields: { date = '' } }) => date >= week && date < end)
    .toSorted((a, b) => compareOrder(placeOf(a), placeOf(b)));
  const entriesOn = (date: PlainDate) =>
    meals.filter(({ fields }) => fields.date === date).map(({ id, fields }) => entryOf(id, fields));
  return {
    startDate: week,
    days: mapDays((day) => entriesOn(addDays(week, weekdays.indexOf(day)))),
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
