/**
 * On which weekday a plan's weeks start (decision 0106).
 *
 * - The weeks of a household's plan start on its first weekday, those of a person's own plan on the person's.
 * - It is stored only when someone chose it or their browser gave it at the start. Without one, weeks start on Monday.
 */
import { addDays, weekdayOf, weekdays, type PlainDate, type Weekday } from './week';

/** Of whoever has not chosen one. The only place that names it. */
const standInFirstWeekday: Weekday = 'monday';

/**
 * The weekday of this name. A browser's or a newer program's word is no reason to refuse anything, so any other text
 * counts as absent.
 *
 * @example knownWeekday('saturday') // 'saturday'
 * @example knownWeekday('Samstag') // undefined
 */
export const knownWeekday = (text: string | null | undefined): Weekday | undefined =>
  weekdays.find((weekday) => weekday === text);

/** @example firstWeekdayOr(null) // 'monday' */
export const firstWeekdayOr = (chosen: string | null | undefined): Weekday =>
  knownWeekday(chosen) ?? standInFirstWeekday;

/**
 * The first day of the week that has this day, where weeks start on this weekday.
 *
 * @example weekStartOf('2026-11-26', 'saturday') // '2026-11-21'
 * @example weekStartOf('2026-11-26', 'monday') // '2026-11-23', as `mondayOf`
 */
export function weekStartOf(date: PlainDate, firstWeekday: Weekday): PlainDate {
  const before = weekdays.indexOf(weekdayOf(date)) - weekdays.indexOf(firstWeekday);
  return addDays(date, -((before + weekdays.length) % weekdays.length));
}
