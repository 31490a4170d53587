/** Which zones that a device names can be that of a home. */
import { isTimeZone, type TimeZone } from './time-zone';

/**
 * The zone that a device names, where people can live: it is a hint, so what this program does not know counts as absent,
 * and so does a name of no place.
 *
 * @example homeTimeZone('Australia/Perth') // 'Australia/Perth'
 * @example homeTimeZone('UTC') // undefined
 * @example homeTimeZone('Etc/GMT+1') // undefined
 */
export const homeTimeZone = (named: TimeZone | undefined): TimeZone | undefined =>
  named !== undefined && /^(?!etc\/).+\//i.test(named) && isTimeZone(named) ? named : undefined;
