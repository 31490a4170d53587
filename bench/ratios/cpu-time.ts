/** Processor time of a process and of all it started: node and PostgreSQL. Linux only. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

export interface CpuTime {
  node: number;
  postgres: number;
}

/** @returns ms since their start; undefined where the system has no /proc */
function cpuTimeOf(pid: number): CpuTime | undefined {
  if (process.platform !== 'linux') return undefined;
  const processes = listProcesses();
  const included = new Set([pid]);
  // A child may come before its parent in the list: look until nothing is added.
  for (let before = 0; before !== included.size;) {
    before = included.size;
    for (const { id, parent } of processes) if (included.has(parent)) included.add(id);
  }
  const time: CpuTime = { node: 0, postgres: 0 };
  for (const { id, name, ticks } of processes) {
    if (!included.has(id)) continue;
    time[name.startsWith('postgres') ? 'postgres' : 'node'] += (ticks * 1000) / ticksPerSecond;
  }
  return time;
}

/** @returns ms that it used meanwhile */
export async function cpuTimeDuring(pid: number, work: () => Promise<unknown>): Promise<CpuTime> {
  const before = cpuTimeOf(pid);
  await work();
  const after = cpuTimeOf(pid);
  return {
    node: (after?.node ?? NaN) - (before?.node ?? NaN),
    postgres: (after?.postgres ?? NaN) - (before?.postgres ?? NaN),
  };
}

const ticksPerSecond =
  process.platform === 'linux' ? Number(execFileSync('getconf', ['CLK_TCK']).toString()) : 100;

function listProcesses() {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((id) => {
      try {
        return [parseStat(readFileSync(`/proc/${id}/stat`, 'utf8'))];
      } catch {
        return []; // It has ended meanwhile.
      }
    });
}

/**
 * "12 (node) S 1 …": the name may hold spaces. Fields 14 to 17 are utime, stime, and the same of
 * children that have ended: connections of PostgreSQL come and go.
 */
function parseStat(stat: string) {
  const [, id, name, rest] = /^(\d+) \((.*)\) (.*)$/s.exec(stat)!;
  const fields = rest!.split(' ');
  return {
    id: Number(id),
    name: name!,
    parent: Number(fields[1]),
    ticks: fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0),
  };
}
