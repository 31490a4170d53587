/** Where something without a day is stored, so that the list of some days has it; for code that is loaded late. */
import { dayWanted, isInRange, mondaysOfRange, type DayRange } from './day-range';
import { mondayOf, type PlainDate } from './week';

/**
 * The week that something without a day is wanted in, so that it is bought on one of these days; undefined when there is
 * none: these days are later in the week of today.
 *
 * @example weekWanted(sevenDaysFrom('2026-11-28'), '2026-11-25') // '2026-11-30'
 * @example weekWanted({ from: '2026-11-28', to: '2026-11-29' }, '2026-11-25') // undefined
 */
export const weekWanted = (days: DayRange, today: PlainDate): PlainDate | undefined =>
  isInRange(today, days)
    ? mondayOf(today)
    : mondaysOfRange(days).find((week) => isInRange(dayWanted(week, today), days));
