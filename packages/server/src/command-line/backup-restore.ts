/** `backup` and `restore`: the database's rows and the images, to one file and back. */
import { resolve } from 'node:path';
import type { Config } from '../config';
import { renewEpoch } from '../features/plan/sync';
import { diskImageStore } from '../outside/image-store';
import { backUp, type BackupSummary } from '../platform/backup/backup';
import { noteBackup } from '../platform/backup/last-backup';
import { restore } from '../platform/backup/restore';
import { connectDatabase } from '../platform/db/connect';
import type { Log } from '../platform/logging/log';

/** Joins a Saltbush that is running on the folder, so that nobody has to stop cooking. */
export async function backUpTo(file: string, config: Config, log: Log): Promise<void> {
  const database = await connectDatabase({ ...config, log, canJoin: true });
  try {
    const saved = await backUp({ database, log, ...places(file, config) });
    await noteBackup(config.dataFolder, file, new Date());
    process.stdout.write(`Kept ${counts(saved)} in ${file}.\n`);
  } finally {
    await database.close();
  }
}

export async function restoreFrom(
  file: string,
  options: { isReplacing: boolean },
  config: Config,
  log: Log,
): Promise<void> {
  // Never into a running instance: its sessions and caches would speak of what is gone.
  const database = await connectDatabase({ ...config, log });
  try {
    const refuse = options.isReplacing ? { refuse: async () => undefined } : {};
    const onRestored = renewEpoch;
    const restored = await restore({ database, ...refuse, onRestored, ...places(file, config) });
    process.stdout.write(`Restored ${counts(restored)} from ${file}.\n`);
  } finally {
    await database.close();
  }
}

const places = (file: string, { dataFolder }: Config) => ({
  file: resolve(file),
  images: diskImageStore(dataFolder),
});

const counts = ({ rows, tables, images }: BackupSummary): string =>
  `${rows} rows of ${tables} tables and ${images} picture files`;
