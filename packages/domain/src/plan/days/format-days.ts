/** Days of a plan or a list as text, short enough for a phone. */
import { standInLocale } from '../../account/countries/locale';
import type { DayRange } from './day-range';
import { formatShortDay, weekdayName, weekdayOf, type PlainDate } from './week';

/**
 * @example formatDays({ from: '2026-11-25', to: '2026-11-27' }) // '25 – 27 Nov'
 * @example formatDays({ from: '2026-11-28', to: '2026-12-04' }) // '28 Nov – 4 Dec'
 * @example formatDays({ from: '2026-11-28', to: '2026-11-28' }) // '28 Nov'
 */
export const formatDays = (days: DayRange): string => textOf(days, dayOfMonth, dayAndMonth);

/**
 * @example formatWeekdays({ from: '2026-11-25', to: '2026-11-27' }) // 'Wed 25 – Fri 27 Nov'
 * @example formatWeekdays({ from: '2026-11-28', to: '2026-12-04' }) // 'Sat 28 Nov – Fri 4 Dec'
 */
export const formatWeekdays = (days: DayRange): string =>
  textOf(days, formatShortDay, (date) => `${shortWeekday(date)} ${dayAndMonth(date)}`);

type Format = (date: PlainDate) => string;

/** The month is said once, if it is one. */
function textOf({ from, to }: DayRange, short: Format, long: Format): string {
  if (from === to) return long(to);
  return `${from.slice(0, 7) === to.slice(0, 7) ? short(from) : long(from)} – ${long(to)}`;
}

const dayOfMonth: Format = (date) => String(Number(date.slice(8)));
const dayAndMonth: Format = (date) => dayFormat.format(Date.parse(`${date}T00:00:00Z`));
const shortWeekday: Format = (date) => weekdayName(weekdayOf(date)).slice(0, 3);

const dayFormat = new Intl.DateTimeFormat(standInLocale, {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'short',
});
