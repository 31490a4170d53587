/**
 * When a mail that could not be sent is tried again.
 *
 * - After 1, 5 and 15 minutes, an hour, then every 3 hours.
 * - Never later than a day after it was written: the links in it have ended by then.
 */
const minuteMs = 60_000;
const waitsMs = [1, 5, 15, 60].map((minutes) => minutes * minuteMs);
const lastWaitMs = 180 * minuteMs;
const mailLifetimeMs = 24 * 60 * minuteMs;

/**
 * The next attempt after `attempts` failed ones, or nothing when it is time to give up.
 *
 * @example nextAttemptAt({ createdAt: noon, attempts: 1 }, noon) // a minute past noon
 */
export function nextAttemptAt(
  mail: { createdAt: Date; attempts: number },
  now: Date,
): Date | undefined {
  const waitMs = waitsMs[mail.attempts - 1] ?? lastWaitMs;
  const next = now.getTime() + waitMs;
  return next < mail.createdAt.getTime() + mailLifetimeMs ? new Date(next) : undefined;
}
