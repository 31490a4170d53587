/**
 * The steps from an empty database to today's tables, as drizzle-kit wrote them, and which of them
 * a database has taken. They are remembered in drizzle's own table and by drizzle's own key (the
 * time of making), so that its tools see the same.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClientBase } from 'pg';
import * as z from 'zod/mini';
import { parseOwn } from '@saltbush/contract/schemas/parse-input';
import { packageFolder } from '../package-root';
import { advisoryLocks } from './advisory-locks';

export interface Migration {
  /** The file's name, "20261121070524_house". */
  tag: string;
  /** Milliseconds since 1970; never two alike. */
  madeAt: number;
  hash: string;
  statements: string[];
}

const migrationsFolder = join(packageFolder, 'src/platform/db/migrations');

/** @returns oldest first. */
export async function readMigrations(folder = migrationsFolder): Promise<Migration[]> {
  const path = join(folder, 'meta/_journal.json');
  if (!existsSync(path)) return [];
  const journal = parseOwn(journalSchema, JSON.parse(await readFile(path, 'utf8')));
  const migrations = await Promise.all(
    journal.entries.map(async ({ tag, when }) => {
      const sql = await readFile(join(folder, `${tag}.sql`), 'utf8');
      const hash = createHash('sha256').update(sql).digest('hex');
      return { tag, madeAt: when, hash, statements: sql.split('--> statement-breakpoint') };
    }),
  );
  return migrations.toSorted((a, b) => a.madeAt - b.madeAt);
}

const journalSchema = z.object({
  entries: z.array(z.object({ tag: z.string(), when: z.number() })),
});

/** @returns `madeAt` of every migration the database has taken. */
export async function listApplied(client: Pick<ClientBase, 'query'>): Promise<number[]> {
  const { rows: found } = await client.query(
    "SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS exists",
  );
  if (!found[0]?.exists) return [];
  const { rows } = await client.query<{ made_at: string }>(
    'SELECT created_at::text AS made_at FROM drizzle.__drizzle_migrations ORDER BY created_at',
  );
  return rows.map((row) => Number(row.made_at));
}

/**
 * Takes those of `migrations` that the database lacks, also one that is older than the last taken:
 * two branches that were merged bring such. The caller's transaction makes it all or nothing.
 *
 * @returns the tags taken now.
 */
export async function applyMigrations(
  client: ClientBase,
  migrations: Migration[],
): Promise<string[]> {
  await client.query(bookkeeping);
  const applied = new Set(await listApplied(client));
  const missing = migrations.filter(({ madeAt }) => !applied.has(madeAt));
  for (const { statements, hash, madeAt } of missing) {
    for (const statement of statements) await client.query(statement);
    await client.query(
      'INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)',
      [hash, madeAt],
    );
  }
  return missing.map(({ tag }) => tag);
}

/**
 * Until the transaction ends: nobody else changes the tables (`exclusive`, to change them), or
 * nobody at all (`shared`, to read them all).
 */
export async function lockMigrations(
  client: ClientBase,
  mode: 'exclusive' | 'shared',
): Promise<void> {
  const lock = mode === 'exclusive' ? 'pg_advisory_xact_lock' : 'pg_advisory_xact_lock_shared';
  await client.query(`SELECT ${lock}($1)`, [advisoryLocks.migrations]);
}

const bookkeeping = `
  CREATE SCHEMA IF NOT EXISTS drizzle;
  CREATE TABLE IF NOT EXISTS drizzle.__drizzle_migrations (
    id serial PRIMARY KEY, hash text NOT NULL, created_at bigint
  )`;
