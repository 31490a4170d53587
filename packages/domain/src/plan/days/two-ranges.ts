/** Two ranges of days, seen together. */
import type { DayRange } from './day-range';

/**
 * The days that both have; undefined when there are none.
 *
 * @example commonDays(sevenDaysFrom('2026-11-23'), sevenDaysFrom('2026-11-28')) // { from: '2026-11-28', to: '2026-11-29' }
 */
export function commonDays(one: DayRange, other: DayRange): DayRange | undefined {
  const from = one.from > other.from ? one.from : other.from;
  const to = one.to < other.to ? one.to : other.to;
  return from > to ? undefined : { from, to };
}

/**
 * From the first day of either to the last.
 *
 * @example spanOf(sevenDaysFrom('2026-11-23'), sevenDaysFrom('2026-11-28')) // { from: '2026-11-23', to: '2026-12-04' }
 */
export const spanOf = (one: DayRange, other: DayRange): DayRange => ({
  from: one.from < other.from ? one.from : other.from,
  to: one.to > other.to ? one.to : other.to,
});
