/**
 * Days of a plan or a list, from one to another: a week, or "until the next shop" (decision 0105). Both ends belong
 * to it. What is set on a list is stored by the weeks, from Monday, that its days are in.
 */
import { addDays, addWeeks, daysBetween, isPlainDate, mondayOf, type PlainDate } from './week';

export interface DayRange {
  readonly from: PlainDate;
  /** The last day, not before `from`. */
  readonly to: PlainDate;
}

/** Days: six weeks, which a month on a calendar has at most. */
export const longestRange = 42;

/** @example sevenDaysFrom('2026-11-28') // { from: '2026-11-28', to: '2026-12-04' } */
export const sevenDaysFrom = (from: PlainDate): DayRange => ({ from, to: addDays(from, 6) });

/** @example isInRange('2026-11-28', sevenDaysFrom('2026-11-23')) // true, the Saturday */
export const isInRange = (date: PlainDate, { from, to }: DayRange): boolean =>
  from <= date && date <= to;

/**
 * Whether they are in this order and not too many.
 *
 * @example isDayRange({ from: '2026-11-28', to: '2026-11-27' }) // false
 */
export const isDayRange = ({ from, to }: DayRange): boolean =>
  from <= to && daysBetween(from, to) < longestRange;

/**
 * The Mondays of the weeks that its days are in.
 *
 * @example mondaysOfRange(sevenDaysFrom('2026-11-28')) // ['2026-11-23', '2026-11-30']
 */
export function mondaysOfRange({ from, to }: DayRange): PlainDate[] {
  const first = mondayOf(from);
  const count = daysBetween(first, mondayOf(to)) / 7 + 1;
  return Array.from({ length: count }, (_, index) => addWeeks(first, index));
}

/**
 * The day that something is bought for which is wanted on one of seven days and has none yet: today, if that is one of them.
 *
 * @param first of the seven
 * @example dayWanted('2026-11-23', '2026-11-25') // '2026-11-25'
 * @example dayWanted('2026-11-30', '2026-11-25') // '2026-11-30'
 */
export function dayWanted(first: PlainDate, today: PlainDate): PlainDate {
  const last = addDays(first, 6);
  return today < first ? first : today > last ? last : today;
}

/**
 * Whether a plan or a list can have this day: of about a century.
 *
 * @example isPlanDay('1999-12-31') // false
 */
export const isPlanDay = (date: string): boolean =>
  isPlainDate(date) && date >= '2000-01-03' && date <= '2099-12-27';
