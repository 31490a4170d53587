/**
 * The time that a process may work on a task: the processor's. On a busy machine a page that takes half a second of it can
 * take ten of the clock, and is not too long for that.
 */
import { readProcessStat } from '../processes/process-stat';

/**
 * A process that waits, or that gets no time at all, is not waited for without end: a call has a caller.
 *
 * @param limitMs of the processor; where it is not known, of the clock
 * @param onEnd called at most once, and not after `stop`
 */
export function startTimeLimit(
  pid: number | undefined,
  limitMs: number,
  onEnd: () => void,
): { stop(): void } {
  const workedMs = () => (pid === undefined ? undefined : readProcessStat(pid)?.workedMs);
  const workedBefore = workedMs();
  const start = performance.now();
  let timer: NodeJS.Timeout;
  const look = (): void => {
    const worked = workedMs();
    const waited = performance.now() - start;
    const left =
      worked === undefined || workedBefore === undefined
        ? 0
        : Math.min(limitMs - (worked - workedBefore), limitMs * patience - waited);
    if (left <= 0) onEnd();
    else timer = setTimeout(look, left);
  };
  timer = setTimeout(look, limitMs);
  return { stop: () => clearTimeout(timer) };
}

/** How many times its limit a task may take by the clock. */
const patience = 5;
