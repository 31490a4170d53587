/**
 * When a mail that could not be sent is tried again.
 *
 * - After 1, 5 and 15 minutes, an hour, then every 3 hours.
 * - Never later than a day after it was written: the links in it have ended by then.
 */
import { nextAttempt } from '../../../platform/queue/retries';

const minuteMs = 60_000;
const waitsMs = [1, 5, 15, 60, 180].map((minutes) => minutes * minuteMs);
const mailLifetimeMs = 24 * 60 * minuteMs;

/**
 * The next attempt after `attempts` failed ones, or nothing when it is time to give up.
 *
 * @example nextAttemptAt({ createdAt: noon, attempts: 1 }, noon) // a minute past noon
 */
export function nextAttemptAt(
  { createdAt, attempts }: { createdAt: Date; attempts: number },
  now: Date,
): Date | undefined {
  const expiresAt = new Date(createdAt.getTime() + mailLifetimeMs);
  return nextAttempt({ attempts, expiresAt }, now, waitsMs);
}
