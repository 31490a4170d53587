/** What a new account or household takes from the device. */
import { homeTimeZone } from '@saltbush/domain/account/households/home-time-zone';
import type { TimeZone } from '@saltbush/domain/account/households/time-zone';
import { weekdays, type Weekday } from '@saltbush/domain/plan/days/week';
import { deviceTimeZone } from './device-time-zone';

/** Each is absent where the device does not say. */
export interface DeviceHome {
  timeZone: TimeZone | undefined;
  firstWeekday: Weekday | undefined;
  /** Of the browser, whose region the country may be. */
  language: string;
}

/** @example deviceHome() // { timeZone: 'Pacific/Auckland', firstWeekday: 'monday', language: 'en-NZ' } */
export function deviceHome(): DeviceHome {
  const timeZone = homeTimeZone(deviceTimeZone());
  const { language } = navigator;
  return { timeZone, firstWeekday: deviceFirstWeekday(language, timeZone), language };
}

/**
 * The weekday that weeks start on in the region of the browser's language; absent where the browser does not know it.
 *
 * - American English says nothing outside of America: it is the language of browsers that nobody has set.
 * - Australians have Monday, which older browsers do not know.
 *
 * @example deviceFirstWeekday('en-US', 'America/Chicago') // 'sunday'
 * @example deviceFirstWeekday('en-US', 'Australia/Perth') // undefined
 */
export function deviceFirstWeekday(
  language: string,
  timeZone: TimeZone | undefined,
): Weekday | undefined {
  if (timeZone?.startsWith('Australia/') || /-AU$/i.test(language)) return undefined;
  if (/^en-US$/i.test(language) && !isAmerican(timeZone)) return undefined;
  try {
    const locale: LocaleWithWeek = new Intl.Locale(language);
    const { firstDay } = locale.getWeekInfo?.() ?? locale.weekInfo ?? {};
    return firstDay === undefined ? undefined : weekdays[firstDay - 1];
  } catch {
    // The language of the browser is no locale.
    return undefined;
  }
}

const isAmerican = (timeZone: TimeZone | undefined): boolean =>
  timeZone?.startsWith('America/') === true || timeZone === 'Pacific/Honolulu';

/** Browsers have one or the other, or neither. Monday is 1. */
type LocaleWithWeek = Intl.Locale & {
  getWeekInfo?: () => { firstDay: number };
  weekInfo?: { firstDay: number };
};
