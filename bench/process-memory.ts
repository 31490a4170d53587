/** The memory of a process and of everything it started. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { round } from './measure';

/** MB. */
export interface MemoryShare {
  /** What the system must have for it: without pages of files, which it can read again. */
  own: number;
  /** With them; pages that several processes share count once each. */
  resident: number;
}

export interface Memory {
  saltbush: MemoryShare;
  postgres: MemoryShare;
}

export function memoryOfProcesses(pid: number): Memory {
  const family = familyOf(pid);
  const isPostgres = ({ name }: ProcessRow) => name.startsWith('postgres');
  return {
    saltbush: sumOf(family.filter((row) => !isPostgres(row))),
    postgres: sumOf(family.filter(isPostgres)),
  };
}

interface ProcessRow {
  id: number;
  parent: number;
  residentKb: number;
  name: string;
}

function familyOf(pid: number): ProcessRow[] {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid=,rss=,comm='])
    .toString()
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/))
    .map(([id, parent, rss, name = '']) => ({
      id: Number(id),
      parent: Number(parent),
      residentKb: Number(rss),
      name,
    }));
  const family = new Set([pid]);
  for (let before = 0; before !== family.size;) {
    before = family.size;
    for (const row of rows) if (family.has(row.parent)) family.add(row.id);
  }
  return rows.filter(({ id }) => family.has(id));
}

function sumOf(rows: readonly ProcessRow[]): MemoryShare {
  const sum = (kilobytes: (row: ProcessRow) => number) =>
    round(rows.reduce((all, row) => all + kilobytes(row), 0) / 1024, 0);
  return { own: sum(ownKb), resident: sum(({ residentKb }) => residentKb) };
}

/** Where the system does not tell, all that is resident. */
function ownKb({ id, residentKb }: ProcessRow): number {
  try {
    const parts = readFileSync(`/proc/${id}/smaps_rollup`, 'utf8');
    return Number(/^Anonymous:\s+(\d+)/m.exec(parts)?.[1] ?? residentKb);
  } catch {
    return residentKb;
  }
}
