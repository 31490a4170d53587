/** When a delivery that failed is tried again. */
import { waitAfter } from '../../../../platform/queue/retries';

const [secondMs, minuteMs, hourMs] = [1_000, 60_000, 3_600_000];

/** The example of the Standard Webhooks specification: about three days in all. */
export const retryWaitsMs: readonly number[] = [
  5 * secondMs,
  5 * minuteMs,
  30 * minuteMs,
  2 * hourMs,
  5 * hourMs,
  10 * hourMs,
  14 * hourMs,
  20 * hourMs,
  24 * hourMs,
];

/** By how much a wait may be longer, so that programs that failed together are not called together again. */
const jitter = 0.1;
/** A receiver that asks for more is asked again after this. */
const longestAskedMs = 24 * hourMs;

/**
 * @param failures so far, 1 or more
 * @param asked `retryAfterMs` as the receiver asks, and `random` from 0 to 1
 * @returns undefined when it is time to give up
 */
export function nextTry(
  failures: number,
  now: Date,
  { retryAfterMs, random }: { retryAfterMs: number; random: number },
): Date | undefined {
  if (failures > retryWaitsMs.length) return undefined;
  const wait = waitAfter(failures, retryWaitsMs) * (1 + jitter * random);
  return new Date(now.getTime() + Math.max(wait, Math.min(retryAfterMs, longestAskedMs)));
}
