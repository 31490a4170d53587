/**
 * Time zones of people and households (decision 0102).
 *
 * - A person's plan and list have the person's zone, those of a household its own: everybody in it has the same day.
 * - A zone is an IANA name, and is stored only when someone chose it or their browser gave it at the start.
 * - People and households of before zones were asked for have none. Until someone says otherwise, they have the zone that
 *   everybody had until then.
 */
import { standInLocale } from '../countries/locale';

/** "Australia/Perth" */
export type TimeZone = string;

/**
 * Whether this program knows the zone. Offsets like "+10:00" are no zones: their clocks never change.
 *
 * @example isTimeZone('Australia/Perth') // true
 * @example isTimeZone('Australia/Atlantis') // false
 */
export function isTimeZone(text: string): boolean {
  try {
    new Intl.DateTimeFormat(standInLocale, { timeZone: text });
    return /^\w/.test(text);
  } catch {
    return false;
  }
}
