/** How much memory a server and all processes that it started hold. On Linux; elsewhere it is unknown. */
import { setTimeout as sleep } from 'node:timers/promises';
import { contentOf, familyOf } from './processes';

/** A process fills about 50 MB in this time. */
const everyMs = 50;

/**
 * Looks again and again until it is told to stop.
 *
 * @returns the most that all of them held at one time, in MB; shared libraries and files are not counted
 */
export const peakMemory = (pid: number, signal: AbortSignal): Promise<number | undefined> =>
  peakOf(() => familyOf(pid), signal);

/** The same of the process alone. */
export const peakMemoryOfProcess = (
  pid: number,
  signal: AbortSignal,
): Promise<number | undefined> => peakOf(async () => [pid], signal);

async function peakOf(
  processes: () => Promise<number[]>,
  signal: AbortSignal,
): Promise<number | undefined> {
  let peak = 0;
  while (!signal.aborted) {
    const pids = await processes();
    const held = await Promise.all(pids.map(memoryOf));
    peak = Math.max(
      peak,
      held.reduce((sum, each) => sum + each, 0),
    );
    await sleep(everyMs);
  }
  return peak === 0 ? undefined : Math.round(peak);
}

async function memoryOf(pid: number): Promise<number> {
  const status = await contentOf(`/proc/${pid}/status`);
  return Number(/^RssAnon:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024;
}
