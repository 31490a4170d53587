/** What a failed exchange means for the queue. Pure. */
import { AppError } from '@saltbush/contract/errors';

export type Failure =
  /** No connection, or the server is starting, busy or out of order: try again. */
  | 'offline'
  | 'server-failed'
  /** The call itself was refused: this batch can't ever be sent as it is. */
  | 'unsendable'
  /** The session is over; the queue waits for the same user. */
  | 'signed-out'
  | 'no-access'
  /** The app is too old for the server. */
  | 'out-of-date';

/** @param isHousehold one's own plan can't be refused: a 404 then comes from an older server */
export function failureOf(error: unknown, isHousehold: boolean): Failure {
  if (!(error instanceof AppError)) return 'server-failed';
  if (error.status === 401) return 'signed-out';
  if (error.code === 'APP_OUT_OF_DATE') return 'out-of-date';
  if (error.status === 403 || error.status === 404) return isHousehold ? 'no-access' : 'offline';
  if (error.status === 400 || error.status === 413) return 'unsendable';
  return error.code === 'INTERNAL' ? 'server-failed' : 'offline';
}

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
