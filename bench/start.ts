/** Cold start, warm start and memory of Node and PostgreSQL together. */
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runSaltbush } from '../e2e/setup/run-saltbush';
import { printTable, round, spreadOf } from './measure';

export async function benchStart(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'saltbush-bench-'));
  try {
    const first = await startOnce(folder);
    const later = [];
    for (let n = 0; n < 5; n += 1) later.push(await startOnce(folder));
    printTable('From start to the first answer, ms', [
      spreadOf('first start (makes the database)', [first.milliseconds]),
      spreadOf(
        'later starts',
        later.map((start) => start.milliseconds),
      ),
    ]);
    printTable('Memory after start, MB', [later.at(-1)!.memory]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function startOnce(folder: string) {
  const started = performance.now();
  const saltbush = await runSaltbush({ SALTBUSH_DATA: folder });
  const milliseconds = round(performance.now() - started);
  const memory = memoryOf(saltbush.pid);
  await saltbush.stop();
  return { milliseconds, memory };
}

/** Resident memory of the process and of everything it started; shared pages count once each. */
function memoryOf(pid: number) {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid=,rss=,comm='])
    .toString()
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/))
    .map(([id, parent, rss, name]) => ({
      id: Number(id),
      parent: Number(parent),
      rss: Number(rss),
      name,
    }));
  const family = new Set([pid]);
  for (let before = 0; before !== family.size;) {
    before = family.size;
    for (const row of rows) if (family.has(row.parent)) family.add(row.id);
  }
  const sum = (keep: (name: string | undefined) => boolean) =>
    round(
      rows
        .filter((row) => family.has(row.id) && keep(row.name))
        .reduce((all, row) => all + row.rss, 0) / 1024,
    );
  return {
    node: sum((name) => !name?.startsWith('postgres')),
    postgres: sum((name) => name?.startsWith('postgres') ?? false),
  };
}
