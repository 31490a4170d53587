/**
 * The weeks whose rows decide what is left on a day, so that a device, which has all rows, and the server, which reads those of
 * some weeks, say the same.
 */
import { addDays, mondayOf, type PlainDate } from '../../days/week';

/** As long as what keeps longest, twice: what was bought before that is used or spoiled when the first thing that counts is bought. */
export const daysCounted = 28;

/**
 * The Monday of the first week that counts.
 *
 * @param from the day on which something is left
 * @example firstWeekCounted('2026-11-25') // '2026-10-26'
 */
export const firstWeekCounted = (from: PlainDate): PlainDate =>
  addDays(mondayOf(from), -daysCounted);
