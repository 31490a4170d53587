/** The wait after so many failures; the last wait repeats. */
export const waitAfter = (failures: number, waitsMs: readonly number[]): number =>
  waitsMs[failures - 1] ?? waitsMs.at(-1)!;

/**
 * When what has failed is tried again.
 *
 * @param waitsMs after each attempt, growing
 * @param leastWaitMs what the other side asked for
 * @returns undefined when it is time to give up
 */
export function nextAttempt(
  { attempts, expiresAt }: { attempts: number; expiresAt: Date },
  now: Date,
  waitsMs: readonly number[],
  leastWaitMs = 0,
): Date | undefined {
  const next = new Date(now.getTime() + Math.max(waitAfter(attempts, waitsMs), leastWaitMs));
  return next < expiresAt ? next : undefined;
}
