/**
 * How to connect for what needs a session of its own: `LISTEN`, locks that outlast a transaction, settings, work that
 * takes long. A pooler that lends connections by transaction (PgBouncer's `pool_mode = transaction`) has none, so that
 * the same database is given a second time, past it (`DATABASE_SESSION_URL`).
 */
import type { Pool, PoolConfig } from 'pg';

const sessionUrls = new WeakMap<Pool, string>();

/** Remembers how sessions are opened beside this pool. */
export function setSessionUrl(pool: Pool, url: string | undefined): void {
  if (url !== undefined) sessionUrls.set(pool, url);
}

/** Whether connections of this pool are lent by transaction. */
export const isLentByTransaction = (pool: Pool): boolean => sessionUrls.has(pool);

/** The pool's own settings, with the address for sessions if there is another one. */
export function sessionConfigOf(pool: Pool): PoolConfig {
  // The pool's password is a non-enumerable property.
  const { password } = pool.options;
  const url = sessionUrls.get(pool);
  // What a connection string says wins over the other settings.
  return { ...pool.options, password, ...(url !== undefined && { connectionString: url }) };
}
