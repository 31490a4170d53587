/** Times of day as the kitchen's clock shows them. */
import type { TimeZone } from '../../account/households/time-zone';
import { say } from '../../texts/say';
import { todayIn, formatShortDay } from './week';

/**
 * @param now tells whether the day must be said
 * @param locale of who reads it
 * @example timeText(at, now, 'Australia/Sydney', 'en-AU') // '6:30 pm', 'Mon 30, 7:00 am' on another day
 */
export function timeText(at: number, now: number, timeZone: TimeZone, locale: string): string {
  const time = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone })
    .format(at)
    .replace(/\s/g, ' ');
  const day = todayIn(new Date(at), timeZone);
  return day === todayIn(new Date(now), timeZone)
    ? time
    : say('{day}, {time}', { day: formatShortDay(day), time });
}

/** @example clockTimeOf(at, 'Australia/Sydney') // '18:30', for a field */
export const clockTimeOf = (at: number, timeZone: TimeZone): string =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone }).format(at);
