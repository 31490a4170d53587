/**
 * Which days have meals, over all weeks that a device has.
 *
 * - On the last two days of a week (the weekend, where weeks start on Monday) with nothing left to cook, the plan opens
 *   on next week, if anything is planned there.
 * - "Next free dinner" is the first day from a date on without a dinner, two weeks ahead at most.
 */
import { defaultMeal } from './menu';
import { addDays, addWeeks, daysBetween, type PlainDate } from '../days/week';
import { isInRange, sevenDaysFrom } from '../days/day-range';
import { datedMealsOf, mealsOf, undatedOfRows } from './menu-of-rows';
import type { RowMap } from '../rows/rows';

/**
 * The first day with a meal, from this day on.
 *
 * @example nextPlannedDay(rows, '2026-11-30') // '2026-12-01', or undefined
 */
export function nextPlannedDay(rows: RowMap, from: PlainDate): PlainDate | undefined {
  const dates = datedMealsOf(rows).map(({ fields: { date = '' } }) => date);
  return dates.filter((date) => date >= from).toSorted()[0];
}

/**
 * The first day without a dinner, from this day on; the day itself if all of two weeks have one.
 *
 * @example nextFreeDinner(rows, '2026-11-26') // '2026-11-27'
 */
export function nextFreeDinner(rows: RowMap, from: PlainDate): PlainDate {
  const taken = new Set(
    datedMealsOf(rows)
      .filter(({ fields: { meal = defaultMeal } }) => meal === defaultMeal)
      .map(({ fields }) => fields.date),
  );
  const days = Array.from({ length: daysAhead }, (_, step) => addDays(from, step));
  return days.find((date) => !taken.has(date)) ?? from;
}

/**
 * The first day of the week that the plan opens on.
 *
 * @param thisWeek the first of the seven days that have today
 * @example weekToOpen(rows, { thisWeek: '2026-11-23', today: '2026-11-28' })
 * // '2026-11-30': Saturday, and nothing is left to cook
 */
export function weekToOpen(
  rows: RowMap,
  { thisWeek, today }: { thisWeek: PlainDate; today: PlainDate },
): PlainDate {
  const isAtEnd =
    daysBetween(thisWeek, today) >= 7 - lastDays &&
    undatedOfRows(rows, { start: thisWeek, today }).length === 0;
  const next = isAtEnd ? nextPlannedDay(rows, today) : undefined;
  const nextWeek = addWeeks(thisWeek, 1);
  return next && isInRange(next, sevenDaysFrom(nextWeek)) ? nextWeek : thisWeek;
}

/**
 * The names of meals in use, besides those that are always offered.
 *
 * @example ownMealNames(rows, ['lunch', 'dinner']) // ['tea']
 */
export function ownMealNames(rows: RowMap, offered: readonly string[]): string[] {
  const names = new Set(mealsOf(rows).flatMap(({ fields: { meal } }) => meal ?? []));
  return [...names].filter((name) => !offered.includes(name)).toSorted();
}

const daysAhead = 14;
const lastDays = 2;
