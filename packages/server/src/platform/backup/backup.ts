/**
 * Makes a backup while the server works: rows and images in one file.
 *
 * - All rows are of one moment: they are read in one REPEATABLE READ snapshot.
 * - Images are listed after the rows are read. Their files never change, and an image's files are written
 *   before its row is: so every row of the snapshot finds its files.
 * - What was written is read again and checked before it gets its name.
 */
import type { ClientBase } from 'pg';
import type { Database } from '../db/connect';
import { inLongSession } from '../db/long-session';
import { type Migration, lockMigrations, readMigrations } from '../db/migration-steps';
import type { Log } from '../logging/log';
import { addImages } from './add-images';
import { addRows } from './add-rows';
import { type ArchiveWriter, writeArchive } from './archive';
import type { ImageFiles } from './image-files';
import { type Manifest, manifestName } from './manifest';
import type { OnProgress } from './progress';
import { copySettings } from './tables';
import { verifyArchive } from './verify';

export interface BackupSummary {
  tables: number;
  rows: number;
  images: number;
}

/**
 * @param file replaced if it exists, and left alone if anything goes wrong
 * @throws the signal's reason
 */
export async function backUp(options: {
  database: Pick<Database, 'pool'>;
  images: Pick<ImageFiles, 'list' | 'find'>;
  file: string;
  log: Log;
  now?: Date;
  migrations?: Migration[];
  onProgress?: OnProgress;
  signal?: AbortSignal;
}): Promise<BackupSummary> {
  const { database, images: files, file, log, now = new Date(), signal } = options;
  const onProgress: OnProgress = (progress) => {
    // Each table and image asks, so that a server that stops does not wait for the whole.
    signal?.throwIfAborted();
    options.onProgress?.(progress);
  };
  const migrations = options.migrations ?? (await readMigrations());
  const fill = async (archive: ArchiveWriter) => {
    const rows = await inSnapshot(database.pool, (client) =>
      addRows(client, archive, migrations, onProgress),
    );
    const manifest: Manifest = {
      format: 'saltbush-backup',
      formatVersion: 1,
      createdAt: now.toISOString(),
      ...rows,
      images: await addImages(archive, files, { log, onProgress }),
    };
    const json = Buffer.from(JSON.stringify(manifest, null, 2));
    await archive.add(manifestName, json.length, [json]);
  };
  const { tables, images } = await writeArchive(file, fill, (written) =>
    verifyArchive(written, onProgress),
  );
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return { tables: tables.length, rows, images: images.length };
}

/** The end of the session ends the transaction, whatever state it is in. */
const inSnapshot = <Result>(
  pool: Database['pool'],
  work: (client: ClientBase) => Promise<Result>,
): Promise<Result> =>
  inLongSession(pool, async (client) => {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await client.query(copySettings);
    await lockMigrations(client, 'shared');
    return work(client);
  });
