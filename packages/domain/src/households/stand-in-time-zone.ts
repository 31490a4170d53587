/** The zone of people and households of before there were zones. The only place that names one. */
import type { TimeZone } from './time-zone';

/** Of whoever has not chosen one. */
export const standInTimeZone: TimeZone = 'Australia/Sydney';

/** @example timeZoneOr(null) // 'Australia/Sydney' */
export const timeZoneOr = (chosen: TimeZone | null | undefined): TimeZone =>
  chosen ?? standInTimeZone;
