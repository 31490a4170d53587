/** Days of a plan or a list as text, short enough for a phone. */
import { dateForm, dateRangeForm } from '../../account/countries/forms';
import { say } from '../../texts/say';
import type { DayRange } from './day-range';
import { formatShortDay, type PlainDate } from './week';

/**
 * @example formatDays({ from: '2026-11-25', to: '2026-11-27' }) // '25 – 27 Nov'
 * @example formatDays({ from: '2026-11-28', to: '2026-12-04' }) // '28 Nov – 4 Dec'
 * @example formatDays({ from: '2026-11-28', to: '2026-11-28' }) // '28 Nov'
 */
export function formatDays({ from, to }: DayRange): string {
  if (from === to) return formatShortDate(to);
  return isOneMonth({ from, to })
    ? daysOfMonth(toTime(from), toTime(to))
    : say('{from} – {to}', { from: formatShortDate(from), to: formatShortDate(to) });
}

/**
 * @example formatWeekdays({ from: '2026-11-25', to: '2026-11-27' }) // 'Wed 25 – Fri 27 Nov'
 * @example formatWeekdays({ from: '2026-11-28', to: '2026-12-04' }) // 'Sat 28 Nov – Fri 4 Dec'
 */
export function formatWeekdays({ from, to }: DayRange): string {
  if (from === to) return withWeekday(to);
  return say('{from} – {to}', {
    from: isOneMonth({ from, to }) ? formatShortDay(from) : withWeekday(from),
    to: withWeekday(to),
  });
}

/** @example formatShortDate('2026-11-23') // '23 Nov' */
export const formatShortDate = (date: PlainDate): string => dayAndMonth(toTime(date));

/** The month is said once, if it is one. */
const isOneMonth = ({ from, to }: DayRange): boolean => from.slice(0, 7) === to.slice(0, 7);

const withWeekday = (date: PlainDate): string =>
  say('{weekday} {date}', { weekday: shortWeekday(toTime(date)), date: formatShortDate(date) });

const toTime = (date: PlainDate): number => Date.parse(`${date}T00:00:00Z`);
const dayOfMonth = { timeZone: 'UTC', day: 'numeric', month: 'short' } as const;
const dayAndMonth = /*#__PURE__*/ dateForm(dayOfMonth);
const daysOfMonth = /*#__PURE__*/ dateRangeForm(dayOfMonth);
const shortWeekday = /*#__PURE__*/ dateForm({ timeZone: 'UTC', weekday: 'short' });
