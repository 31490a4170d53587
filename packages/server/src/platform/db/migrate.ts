/**
 * Migrates the database to the schema that this program expects, at every start.
 *
 * - One transaction: a migration that fails leaves the database as it was.
 * - Under a lock: several processes may start on one database at once.
 * - Never backwards: a database that a newer program has changed is refused.
 */
import type { ClientBase } from 'pg';
import type { Log } from '../logging/log';
import type { Database } from './connect';
import { inLongSession } from './long-session';
import {
  type Migration,
  applyMigrations,
  listApplied,
  lockMigrations,
  readMigrations,
} from './migration-steps';

/** @throws in words for the person who starts Saltbush, when the database is newer than it. */
export async function migrateDatabase({ pool }: Pick<Database, 'pool'>, log: Log): Promise<void> {
  const migrations = await readMigrations();
  if (await isUpToDate(pool, migrations)) return;
  const taken = await inMigration(pool, async (client) => {
    refuseNewer(await listApplied(client), migrations);
    await ensureExtensions(client);
    return applyMigrations(client, migrations);
  });
  if (taken.length > 0) log.info({ migrations: taken }, 'the database was brought up to date');
}

/** Asked without the lock: the usual start does not wait for a backup that is being made. */
async function isUpToDate(pool: Database['pool'], migrations: Migration[]): Promise<boolean> {
  const applied = await listApplied(pool);
  return (
    applied.length === migrations.length &&
    migrations.every(({ madeAt }) => applied.includes(madeAt))
  );
}

/** @throws in words for the person who starts Saltbush, when one of `applied` is none of `migrations` */
export function refuseNewer(applied: number[], migrations: Migration[]): void {
  const known = new Set(migrations.map(({ madeAt }) => madeAt));
  const unknown = applied.filter((madeAt) => !known.has(madeAt));
  if (unknown.length === 0) return;
  const date = new Date(Math.max(...unknown)).toISOString().slice(0, 10);
  throw new Error(
    `The database was changed by a newer Saltbush (of ${date} or later). ` +
      'Start that one, or restore a backup that this one made.',
  );
}

/** Runs `work` in a transaction that no other migration, or restore, shares. */
export function inMigration<Result>(
  pool: Database['pool'],
  work: (client: ClientBase) => Promise<Result>,
): Promise<Result> {
  return inLongSession(pool, async (client) => {
    await client.query('BEGIN');
    await lockMigrations(client, 'exclusive');
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  });
}

export async function ensureExtensions(client: ClientBase): Promise<void> {
  for (const extension of ['pg_trgm', 'unaccent', 'btree_gin']) {
    try {
      await client.query(`CREATE EXTENSION IF NOT EXISTS ${extension}`);
    } catch (error) {
      throw new Error(
        `PostgreSQL's extension ${extension} is missing and can't be added by this account. ` +
          `Ask whoever runs the server for: CREATE EXTENSION ${extension};`,
        { cause: error },
      );
    }
  }
}
