/** What Linux says of a process. */
import { readFileSync } from 'node:fs';

interface ProcessStat {
  /** The id of the process that leads its session. */
  session: number;
  /** The processor's time that all of its threads have used, in milliseconds, to 10. */
  workedMs: number;
}

/**
 * @returns nothing for a process that has ended, and on other systems
 * @example readProcessStat(process.pid)?.workedMs // 340
 */
export function readProcessStat(pid: number): ProcessStat | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // Behind the name in brackets: state, parent, group, session, and so on, as man 5 proc_pid_stat counts them.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [session, userTicks, systemTicks] = [3, 11, 12].map((at) => Number(fields[at]));
    return { session: session!, workedMs: (userTicks! + systemTicks!) * tickMs };
  } catch {
    return undefined;
  }
}

/** The kernel shows a hundredth of a second to every program, whatever it counts in. */
const tickMs = 10;
