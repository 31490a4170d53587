/** `products load FILE`: products and prices of a file; the server may be running. */
import { resolve } from 'node:path';
import type { Config } from '../config';
import { loadFeedFile } from '../features/plan/prices';
import { connectDatabase } from '../platform/db/connect';
import { migrateDatabase } from '../platform/db/migrate';
import type { Log } from '../platform/logging/log';

/** @throws an error in words if the file is no feed */
export async function loadProducts(file: string, config: Config, log: Log): Promise<void> {
  const database = await connectDatabase({ ...config, log, canJoin: true });
  try {
    await migrateDatabase(database, log);
    const deps = { database, log, clock: () => new Date() };
    const feed = await loadFeedFile(deps, resolve(file));
    const { added, changed, unchanged, broken, prices, brokenRows, problem } = feed;
    process.stdout.write(
      `${added} added, ${changed} changed, ${unchanged} unchanged, ${broken} broken; ${prices} new prices.\n`,
    );
    for (const { row, reason } of brokenRows) process.stdout.write(`Row ${row}: ${reason}\n`);
    if (broken > brokenRows.length) {
      process.stdout.write(`${broken - brokenRows.length} more broken rows.\n`);
    }
    if (problem) throw new Error(problem);
  } finally {
    await database.close();
  }
}
