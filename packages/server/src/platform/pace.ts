/** Spreads over time what costs everybody else something: reading refused bodies, making exports. */

/** Takes what somebody's work costs, in milliseconds, and tells how long they have to wait before they go on. */
export type Pace = (costMs: number) => number;

/**
 * One for all who share the time: when many work, each waits for what all of them cost.
 *
 * @example
 * const pace = openPace();
 * pace(30); // 30
 * pace(30); // 60, at the same moment
 */
export function openPace(now: () => number = () => performance.now()): Pace {
  let paidUntil = 0;
  return (costMs) => {
    const at = now();
    paidUntil = Math.max(paidUntil, at) + costMs;
    const waitMs = paidUntil - at;
    return waitMs < shortestWaitMs ? 0 : waitMs;
  };
}

/** Timers are no more exact than this. What is not waited for is, with what comes next. */
const shortestWaitMs = 5;
