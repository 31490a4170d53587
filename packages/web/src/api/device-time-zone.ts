import { homeTimeZone } from '@saltbush/domain/account/households/home-time-zone';
import { isTimeZone, type TimeZone } from '@saltbush/domain/account/households/time-zone';

/**
 * Where the device is, or is set to be. Undefined where the browser does not say: some answer "Etc/Unknown".
 *
 * @example deviceTimeZone() // 'Australia/Perth'
 */
export function deviceTimeZone(): TimeZone | undefined {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return isTimeZone(timeZone) ? timeZone : undefined;
}

/** The zone that a new account or household takes from the device: absent where the device names no place. */
export const deviceHome = (): TimeZone | undefined => homeTimeZone(deviceTimeZone());
