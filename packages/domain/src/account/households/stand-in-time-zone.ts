/** The zone of people and households of before there were zones. The only place that names one. */
import { isKnownTimeZone } from './known-time-zone';
import type { TimeZone } from './time-zone';

/** Of whoever has not chosen one. */
export const standInTimeZone: TimeZone = 'Australia/Sydney';

/**
 * Also of whoever has one that this program does not know: a backup may come from a newer one.
 *
 * @example timeZoneOr('Australia/Perth') // 'Australia/Perth'
 * @example timeZoneOr(null) // 'Australia/Sydney'
 */
export const timeZoneOr = (chosen: TimeZone | null | undefined): TimeZone =>
  chosen != null && isKnownTimeZone(chosen) ? chosen : standInTimeZone;
