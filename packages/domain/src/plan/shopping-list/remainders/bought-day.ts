import { addDays, formatShortDay, weekdayName, weekdayOf, type PlainDate } from '../../days/week';

/**
 * When something was bought: a weekday of the last seven days, else the date.
 *
 * @example boughtDayText('2026-11-17', '2026-11-23') // 'Tuesday'
 */
export const boughtDayText = (day: PlainDate, today: PlainDate): string =>
  day > addDays(today, -7) && day <= today ? weekdayName(weekdayOf(day)) : formatShortDay(day);
