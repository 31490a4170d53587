const firstRetryMs = 1_000;
const longestRetryMs = 60_000;

/**
 * Milliseconds before the next attempt: doubled each time, and spread so that not all devices return at once.
 *
 * @param failures in a row, from 1
 * @param random from 0 to 1
 * @example retryDelay(1, 1) // 1000
 */
export const retryDelay = (failures: number, random: number): number =>
  Math.min(longestRetryMs, firstRetryMs * 2 ** (failures - 1)) * (0.5 + random / 2);
