/** Pools of connections to the database, with our settings. */
import { type NodePgDatabase, drizzle } from 'drizzle-orm/node-postgres';
import { type ClientBase, Pool, type PoolConfig } from 'pg';
import type { Log } from '../logging/log';
import { safeMessage } from '../logging/safe-error';
import { lowerPriority } from '../processes/lower-priority';
import { setSessionUrl } from './session-config';
import type { SlowStatements } from './slow-statements';
import { transactionsOn } from './transaction';

export interface Connections {
  pool: Pool;
  /**
   * For named statements (`named-statement.ts`): its connections plan each of them once, and are in pipeline mode
   * (`inPipeline`).
   */
  statementPool: Pool;
  db: NodePgDatabase;
}

/** A share of the connections for calls that take long. */
interface HeavyShare {
  /** Its processes then have a lower priority than those of everybody's calls. */
  isOnThisMachine: boolean;
}

interface ConnectionsOptions {
  log: Log;
  slowStatements: SlowStatements;
  /** Given where a pooler lends connections by transaction. */
  sessionUrl?: string | undefined;
  heavy?: HeavyShare;
}

/**
 * A database that does not answer holds nobody up for ever: a call waits at most 5 s for a connection
 * and 12 s for an answer, and the connection on which no answer came is closed
 * (docs/decisions/0018).
 */
export function openConnections(
  connection: PoolConfig,
  { log, slowStatements, sessionUrl, heavy }: ConnectionsOptions,
): Connections {
  const { max = maxConnections, ...rest } = connection;
  const given = { ...rest, max: heavy ? Math.min(max, maxHeavy) : max };
  const prepare = heavy?.isOnThisMachine ? lowerPriorityOf : undefined;
  const open = (config: PoolConfig, settings: Settings, warm: number) => {
    // What is set on a connection that is lent by transaction holds for whoever has it next: `role-defaults.ts`.
    const set = sessionUrl === undefined ? settings : timeZone;
    const share = { settings: set, warm: heavy ? 1 : warm, prepare, slowStatements };
    const pool = makePool(config, share, log);
    setSessionUrl(pool, sessionUrl);
    return pool;
  };
  const pool = open(given, sessionSettings, 2);
  // Without their own connections, statements whose values decide how they are best read (a search)
  // would be planned without knowing them.
  const statementPool = open({ ...given, pipeline: true }, { ...sessionSettings, ...planOnce }, 4);
  const db = drizzle(pool);
  db.transaction = transactionsOn(pool);
  return { pool, statementPool, db };
}

/** Settings of PostgreSQL and their values. */
type Settings = Readonly<Record<string, string>>;

interface PoolSettings {
  settings: Settings;
  /**
   * So many stay when nobody calls, with the plans of their statements: a new connection takes
   * 10 ms and more until it has them again.
   */
  warm: number;
  prepare: ((client: ClientBase) => Promise<void>) | undefined;
  slowStatements: SlowStatements;
}

function makePool(
  connection: PoolConfig,
  { settings, warm, prepare, slowStatements }: PoolSettings,
  log: Log,
): Pool {
  const pool = new Pool({
    application_name: 'saltbush',
    min: warm,
    idleTimeoutMillis: 60_000,
    // Through a network, what is idle for long may be forgotten on the way.
    keepAlive: true,
    keepAliveInitialDelayMillis: 30_000,
    connectionTimeoutMillis: connectionLimitMs,
    query_timeout: answerLimitMs,
    // In words of SQL, not of the start-up packet: some poolers refuse what they don't know there.
    onConnect: async (client) => {
      await client.query(setAll(settings));
      await prepare?.(client);
      slowStatements.watch(client);
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

/** PostgreSQL has a process for each connection. */
async function lowerPriorityOf(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  lowerPriority(rows[0]?.pid);
}

/** More callers than this wait in line: beyond a few per core, queries only slow each other down. */
const maxConnections = 10;
/** Two calls that compute run at once, each with one or two statements; exports wait for one another. */
const maxHeavy = 4;
const connectionLimitMs = 5_000;
/** Longer than `statement_timeout`: a working server cancels a slow query itself. */
const answerLimitMs = 12_000;

/** Poolers set it for their client on each connection that they lend. */
const timeZone: Settings = { timezone: 'UTC' };

export const sessionSettings: Settings = {
  ...timeZone,
  // A query that takes this long has gone wrong; it must not hold its locks for ever.
  statement_timeout: '10s',
  idle_in_transaction_session_timeout: '60s',
  // A table that is nearly empty is quickest read whole, and PostgreSQL keeps that plan for a
  // prepared query while the table grows. Every query of ours has an index to look things up by.
  enable_seqscan: 'off',
  random_page_cost: '1.1',
};
/** PostgreSQL takes the plans for given values to be cheaper, and would plan again for every call. */
const planOnce: Settings = { plan_cache_mode: 'force_generic_plan' };

const setAll = (settings: Settings): string =>
  Object.entries(settings)
    .map(([name, value]) => `SET ${name} = '${value}'`)
    .join('; ');
