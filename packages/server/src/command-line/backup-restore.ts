/** `backup` and `restore`: the database's rows and the images, to one file and back. */
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Config } from '../config';
import { renewEpoch } from '../features/plan/sync';
import { openBackupBucket, openImageStore } from '../outside/open-image-store';
import { backUp, type BackupSummary } from '../platform/backup/backup';
import { noteBackup } from '../platform/backup/last-backup';
import { restore } from '../platform/backup/restore';
import { newId } from '../platform/ids';
import { connectDatabase } from '../platform/db/connect';
import type { Log } from '../platform/logging/log';

/** Joins a Saltbush that is running on the folder, so that nobody has to stop cooking. */
export async function backUpTo(file: string, config: Config, log: Log): Promise<void> {
  const database = await connectDatabase({ ...config, log, canJoin: true });
  try {
    const images = await openImageStore(config);
    const saved = await backUp({ database, log, images, file: resolve(file) });
    await noteBackup(config.dataFolder, file, new Date());
    process.stdout.write(`Kept ${counts(saved)} in ${file}.\n`);
  } finally {
    await database.close();
  }
}

/** @param file on this machine, or "s3:NAME" in object storage */
export async function restoreFrom(
  file: string,
  options: { isReplacing: boolean },
  config: Config,
  log: Log,
): Promise<void> {
  const isCopy = file.startsWith('s3:');
  const path = isCopy ? await fetchCopy(file.slice('s3:'.length), config) : resolve(file);
  try {
    const restored = await restorePath(path, options, config, log);
    process.stdout.write(`Restored ${counts(restored)} from ${file}.\n`);
  } finally {
    if (isCopy) await rm(path, { force: true });
  }
}

async function restorePath(
  file: string,
  { isReplacing }: { isReplacing: boolean },
  config: Config,
  log: Log,
): Promise<BackupSummary> {
  // Never into a running instance: its sessions and caches would speak of what is gone.
  const database = await connectDatabase({ ...config, log });
  try {
    const images = await openImageStore(config);
    const refuse = isReplacing ? { refuse: async () => undefined } : {};
    return await restore({ database, images, file, ...refuse, onRestored: renewEpoch });
  } finally {
    await database.close();
  }
}

/** @returns where the copy lies meanwhile */
async function fetchCopy(name: string, config: Config): Promise<string> {
  const bucket = await openBackupBucket(config);
  if (!bucket) throw new Error('Set S3_BUCKET and its key, and S3_USE to "backups", first.');
  const copy = await bucket.open(name);
  if (!copy) {
    const names = (await bucket.list()).map(({ key }) => key).join('\n');
    throw new Error(`There is no backup "${name}". There are:\n${names}`);
  }
  await mkdir(config.backups.folder, { recursive: true, mode: 0o700 });
  const path = join(config.backups.folder, `${newId()}.fetched`);
  try {
    await pipeline(copy, createWriteStream(path, { mode: 0o600 }));
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
  return path;
}

const counts = ({ rows, tables, images }: BackupSummary): string =>
  `${rows} rows of ${tables} tables and ${images} picture files`;
