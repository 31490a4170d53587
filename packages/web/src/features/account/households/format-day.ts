import { locale } from '../../../locale';
import { timeZoneOf } from '../../device/view-mode';

/**
 * In the zone of the person.
 *
 * @example formatDay('2026-12-06T03:00:00.000Z') // 'Sun, 6 Dec'
 */
export const formatDay = (timestamp: string): string =>
  new Intl.DateTimeFormat(locale(), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: timeZoneOf(undefined),
  }).format(new Date(timestamp));
