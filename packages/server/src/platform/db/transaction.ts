/**
 * Drizzle's transactions, made safe for a database that goes away. Drizzle's own
 *
 * - lose a connection of the pool for ever when BEGIN fails;
 * - give a connection back on which a query is still running, so that the next caller waits behind it;
 * - throw the error of ROLLBACK instead of the original error;
 * - give up after a deadlock, which is nobody's mistake;
 * - report success when PostgreSQL answers COMMIT with ROLLBACK, which it does after a failed
 *   statement whose error somebody caught.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { type NodePgDatabase, drizzle } from 'drizzle-orm/node-postgres';
import { DatabaseError, type Pool, type PoolClient, type QueryConfig } from 'pg';
import type { Db } from './db';
import type { BoundStatement, Connection } from './named-statement';

/**
 * A transaction that PostgreSQL ended for the sake of another one (a deadlock, a serialization failure) runs again, a few
 * times. So the work of every caller
 *
 * - changes nothing but the database, through `tx`: files are written, and others informed, before or after it;
 * - starts from nothing: what it collects is made inside it, never added to something outside.
 *
 * A transaction in a transaction is a savepoint and does not run again by itself: the whole does.
 *
 * @throws what the work threw, or why it could not be committed: then it must not be called saved
 * @example const id = await db.transaction(async (tx) => insertThing(tx)); announce(id);
 */
export function transactionsOn(pool: Pool): NodePgDatabase['transaction'] {
  return (work, config) =>
    untilNotForAnother(() =>
      onConnection(pool, (connection) =>
        drizzle(connection).transaction((tx) => {
          connections.set(tx._.session, connection);
          return work(tx);
        }, config),
      ),
    );
}

/** What ends a transaction in a pipeline. */
export interface LastStatement<Row, Result> {
  /** Absent when there is nothing to write. */
  statement?: BoundStatement<Row> | undefined;
  result: (rows: Row[]) => Result;
}

/**
 * A transaction whose statements are sent without waiting for the one before, on a connection in pipeline mode
 * (`statementPool`): those that `work` begins in one go, and the last one with the commit, are one round trip.
 * The rules of `transactionsOn` hold; there are no savepoints in it.
 *
 * @param work awaits everything it begins; what it returns is run last
 * @example
 * const version = await inPipeline(statementPool, async (tx) => {
 *   const [version] = await Promise.all([lockOwner(tx, ownerId), readRows(tx, ownerId)]);
 *   return { statement: saving.bind({ ownerId }), result: () => version };
 * });
 */
export function inPipeline<Row, Result>(
  statementPool: Pool,
  work: (tx: Db) => Promise<LastStatement<Row, Result>>,
): Promise<Result> {
  return untilNotForAnother(() =>
    onConnection(statementPool, async (connection) => {
      const tx = drizzle(connection);
      tx.transaction = () => Promise.reject(new Error('There are no savepoints in a pipeline'));
      connections.set(tx._.session, connection);
      // Whatever comes next is sent right behind it, and fails too if it does.
      const begun = connection.query({ text: 'begin' });
      begun.catch(() => undefined);
      try {
        const last = await work(tx);
        await begun;
        return await commitWith(connection, last);
      } catch (error) {
        await connection.query({ text: 'rollback' });
        throw error;
      }
    }),
  );
}

/** When the statement fails, PostgreSQL answers the commit behind it with a rollback. */
async function commitWith<Row, Result>(
  connection: PoolClient,
  { statement, result }: LastStatement<Row, Result>,
): Promise<Result> {
  const [ran, committed] = await Promise.allSettled([
    statement?.run(connection) ?? [],
    connection.query({ text: 'commit' }),
  ]);
  if (ran.status === 'rejected') throw ran.reason;
  if (committed.status === 'rejected') throw committed.reason;
  return result(ran.value);
}

async function untilNotForAnother<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (attempt === mostAttempts || !isForAnother(error)) throw error;
      await sleep(pauseBefore(attempt));
    }
  }
}

/**
 * The connection of a transaction, also of one in a transaction, for named statements.
 *
 * @example await lockOwner.run(connectionOf(tx), { ownerId });
 */
export function connectionOf(tx: Db): Connection {
  const connection = connections.get(tx._.session);
  if (!connection) throw new Error('A transaction has to be begun first');
  return connection;
}

const connections = new WeakMap<object, PoolClient>();

async function onConnection<Result>(
  pool: Pool,
  work: (connection: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  const connection = watch(client);
  try {
    return await work(connection.client);
  } finally {
    client.release(connection.isLost());
  }
}

/** PostgreSQL finds a deadlock after a second (`deadlock_timeout`), and a call must be answered in some. */
const mostAttempts = 4;
const shortestPauseMs = 10;

/** Longer each time, and by chance: two that met must not meet again. */
const pauseBefore = (attempt: number): number =>
  shortestPauseMs * 2 ** attempt * (0.5 + Math.random());

/** Serialization failure and deadlock (PostgreSQL, appendix A). Drizzle wraps the error of a statement. */
function isForAnother(error: unknown): boolean {
  const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return reason instanceof DatabaseError && ['40001', '40P01'].includes(reason.code ?? '');
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

/**
 * The connection works: the server has answered, even if not what was hoped for. One whose server only reads any more, as
 * a primary does that has become a standby, is of no use: the next connection may lead to the new primary.
 */
const isRefusal = (error: unknown): boolean =>
  (error instanceof DatabaseError && error.code !== readOnlyTransaction) ||
  error instanceof RolledBack;

/** PostgreSQL, appendix A. */
const readOnlyTransaction = '25006';
