/** Cold start and warm start; `memory` measures what is needed then. `--node <path>` measures another Node. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runSaltbush } from '../e2e/setup/run-saltbush';
import { printTable, round, spreadOf } from './measure';

/** @param options.node the path of another Node */
export async function benchStart({ node }: { node?: string | undefined } = {}): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'saltbush-bench-'));
  try {
    const first = await startOnce(folder, node);
    const later = [];
    for (let n = 0; n < 5; n += 1) later.push(await startOnce(folder, node));
    printTable(`From start to the first answer, ms, ${node ?? `Node ${process.version}`}`, [
      spreadOf('first start (makes the database)', [first]),
      spreadOf('later starts', later),
    ]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function startOnce(folder: string, node: string | undefined) {
  const started = performance.now();
  const saltbush = await runSaltbush({ SALTBUSH_DATA: folder }, { node });
  const milliseconds = round(performance.now() - started);
  await saltbush.stop();
  return milliseconds;
}
