/** What the database knows of itself, and of mail. */
import { sql } from 'drizzle-orm';
import type { Database, Db } from '../../../platform/db/connect';
import { listApplied, readMigrations } from '../../../platform/db/migration-steps';
import { mailMessages } from '../../../schema/account/mail';

interface DatabaseFacts {
  version: string;
  bytes: number;
  connections: number;
  maxConnections: number;
}

export async function readDatabaseFacts(db: Db): Promise<DatabaseFacts> {
  const { rows } = await db.execute<DatabaseFacts & Record<string, unknown>>(sql`
    select current_setting('server_version') as version,
      pg_database_size(current_database())::float8 as bytes,
      (select count(*) from pg_stat_activity where datname = current_database())::int as connections,
      current_setting('max_connections')::int as "maxConnections"`);
  return rows[0]!;
}

/** @returns milliseconds that a query takes which asks for nothing */
export async function measureAnswer(db: Db): Promise<number> {
  const start = performance.now();
  await db.execute(sql`select 1`);
  return performance.now() - start;
}

export async function countMigrations({ pool }: Pick<Database, 'pool'>) {
  const applied = new Set(await listApplied(pool));
  const known = await readMigrations();
  return {
    appliedMigrations: applied.size,
    pendingMigrations: known.filter(({ madeAt }) => !applied.has(madeAt)).length,
  };
}

export interface MailQueue {
  waiting: number;
  oldestWaitingAt: Date | undefined;
  /** Given up since then. */
  failed: number;
}

export async function readMailQueue(db: Db, since: Date): Promise<MailQueue> {
  const { rows } = await db.execute<{ waiting: number; oldest: string | null; failed: number }>(sql`
    select waiting, oldest, failed from
      (select count(*)::int as waiting, min(created_at)::text as oldest
        from ${mailMessages} where due_at is not null) queue,
      (select count(*)::int as failed from ${mailMessages}
        where created_at > ${since.toISOString()}::timestamptz
          and due_at is null and sent_at is null and last_error is not null) given_up`);
  const { waiting, oldest, failed } = rows[0]!;
  return { waiting, failed, oldestWaitingAt: oldest === null ? undefined : new Date(oldest) };
}
