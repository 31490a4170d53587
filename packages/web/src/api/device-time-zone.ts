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
