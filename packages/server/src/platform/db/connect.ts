/** The way to the database: the built-in PostgreSQL, unless `databaseUrl` names another one. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool, PoolConfig } from 'pg';
import type { Log } from '../logging/log';
import { safeMessage } from '../logging/safe-error';
import { findRunningPostgres, startEmbeddedPostgres } from './embedded/embedded-postgres';
import { openConnections, type Connections } from './pools';
import { openSlowStatements, type SlowStatements } from './slow-statements';

export interface Database extends Connections {
  /** Of calls that take long, and only read: theirs are never those that everybody else waits for (decision 0090). */
  heavy: Connections;
  slowStatements: SlowStatements;
  /** Waits for running queries, and stops the built-in server if this started it. */
  close(): Promise<void>;
}

export type { Db } from './db';

/**
 * @param canJoin use the server of a Saltbush that is running on the folder, as a backup does,
 *   instead of refusing to share it
 * @throws in words for the person who starts Saltbush.
 */
export async function connectDatabase(options: {
  databaseUrl?: string | undefined;
  /** The same database past a pooler that lends connections by transaction. */
  databaseSessionUrl?: string | undefined;
  dataFolder: string;
  log: Log;
  canJoin?: boolean;
  /** How long a server in `databaseUrl` may take until it answers, in ms. */
  waitMs?: number;
  /** Statements that take this long are logged; without it none is. */
  slowMs?: number;
}): Promise<Database> {
  const { databaseUrl, dataFolder, log, canJoin = false, waitMs = serverLimitMs, slowMs } = options;
  if (databaseUrl !== undefined) {
    const sessionUrl = options.databaseSessionUrl;
    const database = openPool({ connectionString: databaseUrl }, log, { slowMs, sessionUrl });
    await checkServer(database, log, waitMs);
    return database;
  }
  const running = canJoin ? await findRunningPostgres(dataFolder) : undefined;
  if (running) return openPool(running, log, { isOnThisMachine: true, slowMs });

  const embedded = await startEmbeddedPostgres({ dataFolder, log });
  const database = openPool(embedded.connection, log, { isOnThisMachine: true, slowMs });
  return {
    ...database,
    async close() {
      await database.close();
      await embedded.stop();
    },
  };
}

interface PoolOptions {
  isOnThisMachine?: boolean;
  slowMs?: number | undefined;
  sessionUrl?: string | undefined;
}

/**
 * Pools with our settings; for tests and commands that know their server.
 *
 * @param isOnThisMachine the processes of the server may be given a lower priority
 * @param slowMs statements that take this long are logged and counted
 * @param sessionUrl the same database past a pooler that lends connections by transaction (`session-config.ts`)
 */
export function openPool(
  connection: PoolConfig,
  log: Log,
  { isOnThisMachine = false, slowMs = Number.POSITIVE_INFINITY, sessionUrl }: PoolOptions = {},
): Database {
  const slowStatements = openSlowStatements({ limitMs: slowMs, log });
  const options = { log, slowStatements, sessionUrl };
  const usual = openConnections(connection, options);
  const heavy = openConnections(connection, { ...options, heavy: { isOnThisMachine } });
  return {
    ...usual,
    heavy,
    slowStatements,
    close: async () => {
      await Promise.all(
        [usual, heavy].flatMap((each) => [each.pool.end(), each.statementPool.end()]),
      );
    },
  };
}

/** The cause of a database in `DATABASE_URL` that can't be used. */
export class PostgresTooOld extends Error {
  override name = 'PostgresTooOld';
}

const oldestMajor = 15;
const serverLimitMs = 30_000;
const serverPauseMs = 500;

/** Waits a little for a server that starts together with us, as under Docker Compose. */
async function checkServer(database: Database, log: Log, waitMs: number): Promise<void> {
  for (const deadline = Date.now() + waitMs; ; await sleep(serverPauseMs)) {
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
    throw new PostgresTooOld(
      `it is PostgreSQL ${major}, and Saltbush needs ${oldestMajor} or newer.`,
    );
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
