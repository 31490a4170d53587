/**
 * Who used the processors: the thread that serves, the other threads of its process (compression, passwords, V8), the
 * worker processes, PostgreSQL, and the caller, who is on another machine in reality. On Linux.
 */
import { familyOf, nameOf, threadTimesOf } from './processes';

/** Milliseconds of processor time since their start. */
interface CpuTimes {
  thread: number;
  'other threads': number;
  workers: number;
  database: number;
  caller: number;
}

/** @returns what was used since the last call, each in percent of one core */
export function openCpuShares(serverPid: number, callerPid: number): () => Promise<string> {
  let before: CpuTimes | undefined;
  let since = performance.now();
  return async () => {
    const [now, at] = [await cpuTimesOf(serverPid, callerPid), performance.now()];
    const shares = (Object.keys(now) as (keyof CpuTimes)[]).map((part) => {
      const used = Math.max(0, now[part] - (before?.[part] ?? 0));
      return `${part} ${Math.round((100 * used) / (at - since))}`;
    });
    before = now;
    since = at;
    return shares.join(', ');
  };
}

async function cpuTimesOf(serverPid: number, callerPid: number): Promise<CpuTimes> {
  const [thread = 0, ...others] = await threadTimesOf(serverPid);
  const times = { workers: 0, database: 0 };
  const [, ...started] = await familyOf(serverPid);
  for (const pid of started) {
    const part = (await nameOf(pid)).startsWith('postgres') ? 'database' : 'workers';
    times[part] += sum(await threadTimesOf(pid));
  }
  return {
    thread,
    'other threads': sum(others),
    ...times,
    caller: sum(await threadTimesOf(callerPid)),
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
