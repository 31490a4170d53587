/**
 * Puts a backup into a database and a folder of images.
 *
 * - The whole file is verified before anything is changed.
 * - One transaction: after a failure, or a kill, the database is as it was.
 * - The tables are made as they were when the backup was, filled, and then brought up to date:
 *   a backup of any older Saltbush, from any version of PostgreSQL, will do.
 * - In the end PostgreSQL has checked every reference, and every table has the rows it should.
 */
import { buffer } from 'node:stream/consumers';
import type { ClientBase } from 'pg';
import { say } from '@saltbush/domain/texts/say';
import type { Database } from '../db/connect';
import { ensureExtensions, inMigration } from '../db/migrate';
import { type Migration, applyMigrations, readMigrations } from '../db/migration-steps';
import { readArchive } from './archive';
import { BackupUnusable } from './backup-unusable';
import type { BackupSummary } from './backup';
import type { ImageFiles } from './image-files';
import { type Manifest, kindOfEntry } from './manifest';
import type { OnProgress } from './progress';
import { TableLoader } from './table-loader';
import {
  copySettings,
  countRows,
  findFilledTable,
  listTables,
  quoted,
  removeTables,
  suspendConstraints,
} from './tables';
import { verifyArchive } from './verify';

/**
 * @param images where the files go, before the rows are committed: a row never lacks its files
 * @param refuse throws if the database may not be replaced; asked in the transaction, before anything is changed. By
 *   default one that holds a row may not
 * @throws BackupUnusable, what `refuse` throws
 */
export async function restore(options: {
  database: Pick<Database, 'pool'>;
  images: Pick<ImageFiles, 'put'>;
  file: string;
  refuse?: (client: ClientBase) => Promise<void>;
  migrations?: Migration[];
  /** What must differ from the instance of the backup; in the same transaction. */
  onRestored?: (client: ClientBase) => Promise<void>;
  onProgress?: OnProgress;
}): Promise<BackupSummary> {
  const { database, images, file, refuse = refuseFilled, onRestored, onProgress } = options;
  const manifest = await verifyArchive(file, onProgress);
  const migrations = options.migrations ?? (await readMigrations());
  const before = selectMigrations(migrations, manifest);
  await inMigration(database.pool, async (client) => {
    await refuse(client);
    await client.query(copySettings);
    await removeTables(client);
    await ensureExtensions(client);
    await applyMigrations(client, before);
    await emptyTables(client);
    const resumeConstraints = await suspendConstraints(client);
    await load(client, { file, manifest, images, onProgress });
    await setSequences(client, manifest);
    await resumeConstraints();
    await compareCounts(client, manifest);
    await applyMigrations(client, migrations);
    await onRestored?.(client);
  });
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  return { tables: manifest.tables.length, rows, images: manifest.images.length };
}

function selectMigrations(migrations: Migration[], manifest: Manifest): Migration[] {
  const known = new Set(migrations.map(({ madeAt }) => madeAt));
  const unknown = manifest.migrations.find(({ madeAt }) => !known.has(madeAt));
  if (unknown) {
    throw new BackupUnusable(
      say('This backup was made by a newer Saltbush (it has {tag}). Restore it with that one.', {
        tag: unknown.tag,
      }),
    );
  }
  const taken = new Set(manifest.migrations.map(({ madeAt }) => madeAt));
  return migrations.filter(({ madeAt }) => taken.has(madeAt));
}

async function refuseFilled(client: ClientBase): Promise<void> {
  const table = await findFilledTable(client);
  if (table === undefined) return;
  throw new Error(
    `The database is not empty (there are rows in ${table}). ` +
      'Restore into an empty one, or add --replace to lose what is in this one.',
  );
}

/** A migration may have put rows of its own into a table; the backup has them too. */
async function emptyTables(client: ClientBase): Promise<void> {
  const names = (await listTables(client)).map(({ name }) => quoted(name));
  if (names.length > 0) await client.query(`TRUNCATE ${names.join(', ')}`);
}

interface Source {
  file: string;
  manifest: Manifest;
  images: Pick<ImageFiles, 'put'>;
  onProgress: OnProgress | undefined;
}

async function load(
  client: ClientBase,
  { file, manifest, images, onProgress }: Source,
): Promise<void> {
  const loader = new TableLoader(client, manifest.tables);
  const tables = new Set<string>();
  const total = manifest.images.reduce((sum, { bytes }) => sum + bytes, 0);
  let done = 0;
  for await (const { name, body } of readArchive(file)) {
    const entry = kindOfEntry(name);
    if (entry.kind === 'table') {
      tables.add(entry.table);
      onProgress?.({ step: 'rows', done: tables.size, total: manifest.tables.length });
      await loader.add(entry.table, body);
    }
    if (entry.kind === 'image') {
      onProgress?.({ step: 'images', done, total });
      const bytes = await buffer(body);
      await images.put(entry.image, bytes);
      done += bytes.length;
    }
  }
  await loader.finish();
}

async function setSequences(client: ClientBase, manifest: Manifest): Promise<void> {
  for (const { name, lastValue, isCalled } of manifest.sequences) {
    await client.query('SELECT setval($1::regclass, $2::bigint, $3)', [
      quoted(name),
      lastValue,
      isCalled,
    ]);
  }
}

async function compareCounts(client: ClientBase, manifest: Manifest): Promise<void> {
  for (const { name, rows } of manifest.tables) {
    const found = await countRows(client, name);
    if (found !== rows) {
      throw new BackupUnusable(
        say('Table {name} has {found} rows instead of {rows}. Nothing was changed.', {
          name,
          found,
          rows,
        }),
      );
    }
  }
}
