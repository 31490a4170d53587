/** Places and clocks of time zones, for who looks at them. Separate: the page to sign in loads `time-zone.ts`. */
import { standInLocale } from '../countries/locale';
import type { TimeZone } from './time-zone';

/** @example placeOf('America/Argentina/Buenos_Aires') // 'Buenos Aires' */
export const placeOf = (timeZone: TimeZone): string =>
  timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ');

/**
 * Whether clocks in both zones show the same in each month of the year ahead.
 *
 * @example haveSameClocks('Australia/Melbourne', 'Australia/Sydney', now) // true
 * @example haveSameClocks('Australia/Brisbane', 'Australia/Sydney', now) // false, also in winter
 */
export function haveSameClocks(one: TimeZone, other: TimeZone, now: Date): boolean {
  const [clockOf, otherClockOf] = [one, other].map(
    (timeZone) =>
      new Intl.DateTimeFormat(standInLocale, { timeZone, dateStyle: 'short', timeStyle: 'short' }),
  );
  const months = Array.from({ length: 12 }, (_, month) => now.getTime() + month * monthMs);
  return months.every((time) => clockOf!.format(time) === otherClockOf!.format(time));
}

const monthMs = 30 * 24 * 60 * 60 * 1000;
