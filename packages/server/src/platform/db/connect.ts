/** The way to the database: the built-in PostgreSQL, unless `databaseUrl` names another one. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type NodePgDatabase, type NodePgQueryResultHKT, drizzle } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { Pool, type PoolConfig } from 'pg';
import type { Log } from '../logging/log';
import { safeMessage } from '../logging/safe-error';
import { findRunningPostgres, startEmbeddedPostgres } from './embedded/embedded-postgres';
import { transactionsOn } from './transaction';

export interface Database {
  pool: Pool;
  /** For named statements (`named-statement.ts`): its connections plan each of them once. */
  statementPool: Pool;
  db: NodePgDatabase;
  /** Waits for running queries, and stops the built-in server if this started it. */
  close(): Promise<void>;
}

/** What a store function takes: the database, or a transaction in it. */
export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

/**
 * @param canJoin use the server of a Saltbush that is running on the folder, as a backup does,
 *   instead of refusing to share it
 * @throws in words for the person who starts Saltbush.
 */
export async function connectDatabase(options: {
  databaseUrl?: string | undefined;
  dataFolder: string;
  log: Log;
  canJoin?: boolean;
}): Promise<Database> {
  const { databaseUrl, dataFolder, log, canJoin = false } = options;
  if (databaseUrl !== undefined) {
    const database = openPool({ connectionString: databaseUrl }, log);
    await checkServer(database, log);
    return database;
  }
  const running = canJoin ? await findRunningPostgres(dataFolder) : undefined;
  if (running) return openPool(running, log);

  const embedded = await startEmbeddedPostgres({ dataFolder, log });
  const database = openPool(embedded.connection, log);
  return {
    ...database,
    async close() {
      await database.close();
      await embedded.stop();
    },
  };
}

/**
 * A pool with our settings; for tests and commands that know their server.
 *
 * A database that does not answer holds nobody up for ever: a call waits at most 5 s for a connection
 * and 12 s for an answer, and the connection on which no answer came is closed
 * (docs/decisions/0018).
 */
export function openPool(connection: PoolConfig, log: Log): Database {
  const pool = makePool(connection, { settings: sessionSettings, warm: 2 }, log);
  // Without their own connections, statements whose values decide how they are best read (a search)
  // would be planned without knowing them.
  const statementPool = makePool(
    connection,
    { settings: [...sessionSettings, planOnce], warm: 4 },
    log,
  );
  const db = drizzle(pool);
  db.transaction = transactionsOn(pool);
  return {
    pool,
    statementPool,
    db,
    close: async () => {
      await Promise.all([pool.end(), statementPool.end()]);
    },
  };
}

interface PoolSettings {
  settings: readonly string[];
  /**
   * So many stay when nobody calls, with the plans of their statements: a new connection takes
   * 10 ms and more until it has them again.
   */
  warm: number;
}

function makePool(connection: PoolConfig, { settings, warm }: PoolSettings, log: Log): Pool {
  const pool = new Pool({
    application_name: 'saltbush',
    max: maxConnections,
    min: warm,
    idleTimeoutMillis: 60_000,
    // Through a network, what is idle for long may be forgotten on the way.
    keepAlive: true,
    keepAliveInitialDelayMillis: 30_000,
    connectionTimeoutMillis: connectionLimitMs,
    query_timeout: answerLimitMs,
    // In words of SQL, not of the start-up packet: some poolers refuse what they don't know there.
    onConnect: async (client) => {
      await client.query(settings.join('; '));
    },
    ...connection,
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end us.
  pool.on('error', (error) => {
    if (!pool.ending) log.warn({ reason: safeMessage(error) }, 'lost a connection to the database');
  });
  // The pool does not listen to a connection while somebody uses it. Its user hears from their query.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** More callers than this wait in line: beyond a few per core, queries only slow each other down. */
const maxConnections = 10;
const connectionLimitMs = 5_000;
/** Longer than `statement_timeout`: a working server cancels a slow query itself. */
const answerLimitMs = 12_000;

const sessionSettings = [
  // A query that takes this long has gone wrong; it must not hold its locks for ever.
  "SET statement_timeout = '10s'",
  "SET idle_in_transaction_session_timeout = '60s'",
  "SET timezone = 'UTC'",
  // A table that is nearly empty is quickest read whole, and PostgreSQL keeps that plan for a
  // prepared query while the table grows. Every query of ours has an index to look things up by.
  'SET enable_seqscan = off',
  'SET random_page_cost = 1.1',
];
/** PostgreSQL takes the plans for given values to be cheaper, and would plan again for every call. */
const planOnce = 'SET plan_cache_mode = force_generic_plan';

const oldestMajor = 15;
const serverLimitMs = 30_000;
const serverPauseMs = 500;

/** Waits a little for a server that starts together with us, as under Docker Compose. */
async function checkServer(database: Database, log: Log): Promise<void> {
  for (const deadline = Date.now() + serverLimitMs; ; await sleep(serverPauseMs)) {
    try {
      return await checkVersion(database.pool);
    } catch (error) {
      if (isComing(error) && Date.now() < deadline) {
        log.warn({ reason: safeMessage(error) }, 'waiting for the database in DATABASE_URL');
        continue;
      }
      await database.close();
      throw new Error(`The database in DATABASE_URL can't be used: ${messageOf(error)}`, {
        cause: error,
      });
    }
  }
}

async function checkVersion(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ version: number }>(
    "SELECT current_setting('server_version_num')::int AS version",
  );
  const major = Math.floor((rows[0]?.version ?? 0) / 10_000);
  if (major < oldestMajor) {
    throw new Error(`it is PostgreSQL ${major}, and Saltbush needs ${oldestMajor} or newer.`);
  }
}

const comingCodes = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ENOENT', '57P03'];

const isComing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && comingCodes.includes(String(error.code));

/** A refusal by every address of a name is an AggregateError without a message of its own. */
const messageOf = (error: unknown): string =>
  error instanceof AggregateError
    ? error.errors.map((part) => messageOf(part)).join('; ')
    : error instanceof Error
      ? error.message
      : String(error);
