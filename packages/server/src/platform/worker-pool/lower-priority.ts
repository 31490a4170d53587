/** The CPU priority of a worker process while it works on untrusted input. */
import { readdirSync } from 'node:fs';
import { setPriority } from 'node:os';

/** Of 19: whoever looks at a page comes before whoever waits for an import. */
const niceness = 10;

/**
 * Lowers the priority of every thread of a process; those that it starts later take it over. A process
 * that has ended is left alone: its exit event has the reason.
 *
 * @param pid of a process of ours
 * @example lowerPriority(child.pid)
 */
export function lowerPriority(pid: number | undefined): void {
  if (pid === undefined) return;
  for (const id of threadsOf(pid)) {
    try {
      setPriority(id, niceness);
    } catch {
      // It has ended, or has a lower priority already.
    }
  }
}

/** On Linux each thread has a priority of its own; elsewhere the process has one. */
function threadsOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).map(Number);
  } catch {
    return [pid];
  }
}
