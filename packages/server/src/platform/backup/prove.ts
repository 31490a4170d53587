/**
 * Restores a backup into a database that is made for it and dropped afterwards, reads all rows again, and compares them
 * with the manifest. Images are compared as they are read from the file.
 */
import { Pool, escapeIdentifier, type PoolConfig } from 'pg';
import type { Database } from '../db/connect';
import { inLongSession } from '../db/long-session';
import { sessionConfigOf } from '../db/session-config';
import { readMigrations, type Migration } from '../db/migration-steps';
import { addRows } from './add-rows';
import type { ArchiveWriter } from './archive';
import { BackupUnusable } from './backup-unusable';
import type { Manifest } from './manifest';
import { restore } from './restore';
import { copySettings } from './tables';
import { verifyArchive } from './verify';

/** The role may make no database: nothing is wrong with the backup. */
export class MayNotCreateDatabases extends Error {
  override name = 'MayNotCreateDatabases';
  readonly role: string;

  constructor(role: string) {
    super(`${role} may not create databases`);
    this.role = role;
  }
}

/** @throws BackupUnusable, MayNotCreateDatabases, and what goes wrong in the database */
export async function proveBackup(
  { pool }: Pick<Database, 'pool'>,
  { file, migrations }: { file: string; migrations?: Migration[] },
): Promise<void> {
  const manifest = await verifyArchive(file);
  const known = migrations ?? (await readMigrations());
  const madeAt = new Set(manifest.migrations.map((migration) => migration.madeAt));
  // As the tables were: later migrations would change what is compared.
  const taken = known.filter((migration) => madeAt.has(migration.madeAt));
  await inScratchDatabase(pool, async (scratch) => {
    const images = { put: async () => undefined };
    await restore({ database: { pool: scratch }, file, images, migrations: taken });
    await compareRows(scratch, manifest, taken);
  });
}

async function inScratchDatabase(
  pool: Pool,
  work: (scratch: Pool) => Promise<void>,
): Promise<void> {
  await inLongSession(pool, async (client) => {
    const { rows } = await client.query<{ role: string; database: string; mayCreate: boolean }>(
      `SELECT rolname AS role, current_database() AS database, rolcreatedb OR rolsuper AS "mayCreate"
         FROM pg_roles WHERE rolname = current_user`,
    );
    const { role, database, mayCreate } = rows[0]!;
    if (!mayCreate) throw new MayNotCreateDatabases(role);
    // One name, so that what a killed server has left is found.
    const name = `${database.slice(0, 50)}_proof`;
    const drop = () =>
      client.query(`DROP DATABASE IF EXISTS ${escapeIdentifier(name)} WITH (FORCE)`);
    await drop();
    await client.query(`CREATE DATABASE ${escapeIdentifier(name)} TEMPLATE template0`);
    const scratch = new Pool(connectionTo(pool, name));
    scratch.on('error', () => undefined);
    try {
      await work(scratch);
    } finally {
      await scratch.end();
      await drop();
    }
  });
}

function connectionTo(pool: Pool, database: string): PoolConfig {
  const { connectionString, ...rest } = sessionConfigOf(pool);
  const given = { ...rest, max: 2, min: 0 };
  if (connectionString === undefined) return { ...given, database };
  const url = new URL(connectionString);
  url.pathname = `/${encodeURIComponent(database)}`;
  return { ...given, connectionString: url.href };
}

async function compareRows(pool: Pool, manifest: Manifest, migrations: Migration[]): Promise<void> {
  const found = await inLongSession(pool, async (client) => {
    await client.query('BEGIN READ ONLY');
    await client.query(copySettings);
    return addRows(client, nowhere, migrations);
  });
  for (const { name, rows, sha256 } of manifest.tables) {
    const table = found.tables.find((one) => one.name === name);
    if (table?.rows !== rows || table.sha256 !== sha256) {
      throw new BackupUnusable(`Table ${name} came back with other rows than were saved.`);
    }
  }
}

/** Rows are only counted and summed. */
const nowhere: ArchiveWriter = {
  add: async (_name, _bytes, source) => {
    for await (const _chunk of source);
  },
};
