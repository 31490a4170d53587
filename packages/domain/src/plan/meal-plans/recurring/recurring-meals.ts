/**
 * Meals that come again every week: "every Wednesday".
 *
 * - Each is put on the plan four weeks ahead. Then it is an entry like any other: moved, changed or removed, it stays so.
 * - Devices plan ahead when they open the plan, and the server every hour. `plannedUntil` says how far that was done, and
 *   the id of an entry follows from its date, so that it is not done twice.
 */
import { mapDays } from '../menu';
import type { RecurringMealRow } from '../../rows/recurring-rows';
import { addDays, weekdayOf, weekdays, type PlainDate, type Weekday } from '../../days/week';

const daysPlanned = 28;

/**
 * The days that it is still to be put on: its weekday, after `plannedUntil`, from today on and four weeks ahead.
 *
 * @example dueDates({ weekday: 'wednesday', plannedUntil: '2026-12-16' }, '2026-11-30') // ['2026-12-23']
 */
export function dueDates(
  { weekday, plannedUntil }: Pick<RecurringMealRow, 'weekday' | 'plannedUntil'>,
  today: PlainDate,
): PlainDate[] {
  const isDue = (date: PlainDate) => date > plannedUntil && date >= today;
  return datesOf(weekday, today).filter(isDue);
}

/**
 * Every day that recurring meals are planned for: four weeks from today on.
 *
 * @example recurringDays('2026-11-30').at(-1) // '2026-12-27'
 */
export const recurringDays = (today: PlainDate): PlainDate[] =>
  Array.from({ length: daysPlanned }, (_, day) => addDays(today, day));

/**
 * Until when a recurring meal of each weekday is planned once nothing is due.
 *
 * @example lastRecurringDays('2026-11-30').wednesday // '2026-12-23'
 */
export const lastRecurringDays = (today: PlainDate): Record<Weekday, PlainDate> =>
  mapDays((weekday) => datesOf(weekday, today).at(-1)!);

/**
 * The id of the entry on this day: that of the recurring meal with the date as its last digits.
 *
 * @param recurringId a UUID
 * @example recurringEntryId('01960000-0000-7000-8000-0123456789ab', '2026-12-23')
 * // '01960000-0000-7000-8000-012320261223'
 */
export const recurringEntryId = (recurringId: string, date: PlainDate): string =>
  recurringId.slice(0, -dateDigits) + date.replaceAll('-', '');

/**
 * Whether an entry is one of the recurring meal, on whatever day it is now.
 *
 * @example isEntryOfRecurring('01960000-0000-7000-8000-0123456789ab', '01960000-0000-7000-8000-012320261223') // true
 */
export const isEntryOfRecurring = (recurringId: string, entryId: string): boolean =>
  /\d{8}$/.test(entryId) && entryId.slice(0, -dateDigits) === recurringId.slice(0, -dateDigits);

const dateDigits = 8;

function datesOf(weekday: Weekday, today: PlainDate): PlainDate[] {
  const ahead = (weekdays.indexOf(weekday) - weekdays.indexOf(weekdayOf(today)) + 7) % 7;
  const first = addDays(today, ahead);
  return Array.from({ length: daysPlanned / 7 }, (_, week) => addDays(first, 7 * week));
}
