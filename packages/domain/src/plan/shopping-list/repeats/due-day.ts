/**
 * When a typed item that repeats is due again.
 *
 * - It is counted from the day on which it was bought: "every 10 days" is 10 days after that.
 * - With a weekday it is that day of the week, the nearest one: bought on Friday, what is due every Saturday is due in eight
 *   days, not tomorrow.
 * - Apps of before 29 November 2026 know whole weeks alone. `repeatWeeks` is for them, and says the same in weeks; where one
 *   of them has changed it since, it counts.
 */
import { addDays, type PlainDate } from '../../days/week';
import type { ItemRow } from '../../rows/list-rows';

export type RepeatFields = Pick<ItemRow, 'repeatWeeks' | 'repeatDays' | 'repeatOn'>;

/**
 * @returns undefined for an item that does not repeat
 * @example dueDay('2026-11-20', { repeatWeeks: 2, repeatDays: 10 }) // '2026-11-30'
 */
export function dueDay(
  tickedOn: PlainDate,
  { repeatWeeks, repeatDays, repeatOn }: RepeatFields,
): PlainDate | undefined {
  if (!repeatWeeks) return undefined;
  const isKnown = weeksOf(repeatDays) === repeatWeeks;
  const due = addDays(tickedOn, isKnown ? repeatDays! : repeatWeeks * 7);
  if (!isKnown || repeatOn === undefined) return due;
  const late = (new Date(due).getUTCDay() + 13 - repeatOn) % 7;
  return addDays(due, late > 3 ? 7 - late : -late);
}

/** As older apps count it. @example weeksOf(10) // 2 */
export const weeksOf = (days = 0): number => Math.ceil(days / 7);
