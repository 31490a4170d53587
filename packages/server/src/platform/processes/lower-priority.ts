/** The CPU priority of processes whose work can wait: those of workers, and the database's for calls that take long. */
import { readdirSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { readProcessStat } from './process-stat';

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
      // It has ended, has a lower priority already, or belongs to another account.
    }
  }
  if (leadsSession(pid)) lowerSession(pid);
}

/** Where Linux shares the processor between sessions, priorities count only within one: a session has its own. */
function lowerSession(pid: number): void {
  try {
    writeFileSync(`/proc/${pid}/autogroup`, String(niceness));
  } catch {
    // It does not, or it is another system.
  }
}

/** As each process of PostgreSQL does. */
const leadsSession = (pid: number): boolean => readProcessStat(pid)?.session === pid;

/** On Linux each thread has a priority of its own; elsewhere the process has one. */
function threadsOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).map(Number);
  } catch {
    return [pid];
  }
}
