/**
 * Makes a backup while the server works: rows and images in one file.
 *
 * - All rows are of one moment: they are read in one REPEATABLE READ snapshot.
 * - Images are read after the rows. Their files never change, and an image's files are written
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
import { type Manifest, manifestName } from './manifest';
import { copySettings } from './tables';
import { verifyArchive } from './verify';

export interface BackupSummary {
  tables: number;
  rows: number;
  images: number;
}

/**
 * @param imagesFolder may be absent, where images are stored in S3
 * @param file replaced if it exists, and left alone if anything goes wrong
 */
export async function backUp(options: {
  database: Pick<Database, 'pool'>;
  imagesFolder: string;
  file: string;
  log: Log;
  now?: Date;
  migrations?: Migration[];
}): Promise<BackupSummary> {
  const { database, imagesFolder, file, log, now = new Date() } = options;
  const migrations = options.migrations ?? (await readMigrations());
  const fill = async (archive: ArchiveWriter) => {
    const rows = await inSnapshot(database.pool, (client) => addRows(client, archive, migrations));
    const manifest: Manifest = {
      format: 'saltbush-backup',
      formatVersion: 1,
      createdAt: now.toISOString(),
      ...rows,
      images: await addImages(archive, imagesFolder, log),
    };
    const json = Buffer.from(JSON.stringify(manifest, null, 2));
    await archive.add(manifestName, json.length, [json]);
  };
  const { tables, images } = await writeArchive(file, fill, verifyArchive);
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
