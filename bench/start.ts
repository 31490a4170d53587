/** Cold start and warm start; `memory` measures what is needed then. */
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
      spreadOf('first start (makes the database)', [first]),
      spreadOf('later starts', later),
    ]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function startOnce(folder: string) {
  const started = performance.now();
  const saltbush = await runSaltbush({ SALTBUSH_DATA: folder });
  const milliseconds = round(performance.now() - started);
  await saltbush.stop();
  return milliseconds;
}
