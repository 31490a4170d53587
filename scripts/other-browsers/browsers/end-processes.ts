import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { killHard, listDescendants } from '../../crash-test/processes';

/** Kills a process and all that it started. */
export async function endProcesses(started: ChildProcess): Promise<void> {
  if (started.exitCode !== null || started.signalCode !== null) return;
  const ended = once(started, 'exit');
  for (const pid of [started.pid!, ...(await listDescendants(started.pid!))]) killHard(pid);
  await ended;
}
