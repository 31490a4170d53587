/**
 * The calendar of a month: the weeks that it has days of, from the first weekday on.
 *
 * - A month is text like "2026-11".
 * - Days of the months before and after fill the first and the last week.
 */
import { dateForm } from '../../account/countries/forms';
import { weekStartOf } from './first-weekday';
import { addWeeks, type PlainDate, type Weekday } from './week';

/** "2026-11" */
export type PlainMonth = string;

/** @example monthOf('2026-11-23') // '2026-11' */
export const monthOf = (date: PlainDate): PlainMonth => date.slice(0, 7);

/** @example addMonths('2026-11', 2) // '2027-01' */
export function addMonths(month: PlainMonth, months: number): PlainMonth {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + months;
  const year = String(Math.floor(count / 12)).padStart(4, '0');
  return `${year}-${String((count % 12) + 1).padStart(2, '0')}`;
}

/**
 * The first days of its weeks.
 *
 * @example weeksOfMonth('2026-11', 'monday') // ['2026-10-26', '2026-11-02', '2026-11-09', '2026-11-16', '2026-11-23', '2026-11-30']
 */
export function weeksOfMonth(month: PlainMonth, firstWeekday: Weekday): PlainDate[] {
  const first = weekStartOf(`${month}-01`, firstWeekday);
  const weeks: PlainDate[] = [];
  for (let week = first; monthOf(week) <= month; week = addWeeks(week, 1)) weeks.push(week);
  return weeks;
}

/** @example formatMonth('2026-11') // 'November 2026' */
export const formatMonth = (month: PlainMonth): string =>
  monthAndYear(Date.parse(`${month}-01T00:00:00Z`));

const monthAndYear = /*#__PURE__*/ dateForm({ timeZone: 'UTC', month: 'long', year: 'numeric' });
