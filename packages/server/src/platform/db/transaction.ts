/**
 * Drizzle's transactions, made safe for a database that goes away. Drizzle's own
 *
 * - lose a connection of the pool for ever when BEGIN fails;
 * - give a connection back on which a query is still running, so that the next caller waits behind it;
 * - throw the error of ROLLBACK instead of the original error;
 * - report success when PostgreSQL answers COMMIT with ROLLBACK, which it does after a failed
 *   statement whose error somebody caught.
 */
import { type NodePgDatabase, drizzle } from 'drizzle-orm/node-postgres';
import { DatabaseError, type Pool, type PoolClient, type QueryConfig } from 'pg';

/** @throws what the work threw, or why it could not be committed: then it must not be called saved */
export function transactionsOn(pool: Pool): NodePgDatabase['transaction'] {
  return async (work, config) => {
    const client = await pool.connect();
    const connection = watch(client);
    try {
      return await drizzle(connection.client).transaction(work, config);
    } finally {
      client.release(connection.isLost());
    }
  };
}

interface WatchedConnection {
  client: PoolClient;
  /** It must not be used again. */
  isLost(): boolean;
}

function watch(client: PoolClient): WatchedConnection {
  let isLost = false;
  const query = async (config: QueryConfig, values?: unknown[]) => {
    try {
      return checked(config, await client.query(config, values));
    } catch (error) {
      if (!isRefusal(error)) {
        isLost = true;
        // Also ends a query that still runs: a ROLLBACK would wait for its answer.
        void client.end();
      }
      // PostgreSQL undoes what a lost connection has begun. What went wrong before is worth more.
      if (config.text === 'rollback') return undefined;
      throw error;
    }
  };
  // Drizzle calls nothing else of a client.
  return { client: { query } as unknown as PoolClient, isLost: () => isLost };
}

class RolledBack extends Error {
  override name = 'RolledBack';
}

function checked<Result extends { command: string }>(config: QueryConfig, result: Result): Result {
  if (config.text !== 'commit' || result.command === 'COMMIT') return result;
  throw new RolledBack('PostgreSQL rolled back: a statement of the transaction had failed');
}

/** The connection works: the server has answered, even if not what was hoped for. */
const isRefusal = (error: unknown): boolean =>
  error instanceof DatabaseError || error instanceof RolledBack;
