/**
 * Who owns a cluster: the Saltbush whose connection holds one advisory lock in it.
 *
 * PostgreSQL itself keeps the lock, and drops it when the connection's other end dies, so there is
 * no lock file to go stale. PostgreSQL also guards its folder, so that at most one server, and
 * therefore at most one such lock, exists for it.
 */
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, DatabaseError, type PoolConfig } from 'pg';
import { advisoryLocks } from '../advisory-locks';
import { superuserName } from './cluster';

export interface Ownership {
  client: Client;
  /** Resolves when the connection is gone, by our doing or not. */
  ended: Promise<void>;
  /** Unrefs the connection, so that a finished command can exit. */
  letProcessEnd(): void;
  release(): Promise<void>;
}

type OwnershipAnswer =
  | Ownership
  /** Somebody holds it; in words, who. */
  | { heldBy: string }
  /** It answers that it can't serve us: it is starting or stopping. */
  | 'busy'
  /** Nothing answers. */
  | 'unreachable';

export async function takeOwnership(connection: PoolConfig): Promise<OwnershipAnswer> {
  const client = new Client({
    ...connection,
    user: superuserName,
    database: 'postgres',
    application_name: `saltbush process ${process.pid} on ${hostname()}`.slice(0, 63),
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
    query_timeout: 30_000,
  }) as Client & Referenced;
  let noteEnd = () => {};
  const ended = new Promise<void>((resolve) => (noteEnd = resolve));
  client.once('end', noteEnd);
  client.on('error', noteEnd);
  try {
    await client.connect();
    if (await tryLock(client)) {
      return {
        client,
        ended,
        letProcessEnd: () => client.unref(),
        async release() {
          client.ref();
          const timeout = sleep(closeLimitMs, undefined, { ref: false });
          await Promise.race([client.end(), timeout]).catch(() => undefined);
          noteEnd();
        },
      };
    }
    const heldBy = await findHolder(client);
    await client.end();
    return { heldBy };
  } catch (error) {
    await client.end().catch(() => undefined);
    return error instanceof DatabaseError ? 'busy' : 'unreachable';
  }
}

/** A server that hangs does not close the connection; its end is nevertheless ours. */
const closeLimitMs = 2_000;

/** Missing in the types of pg. */
interface Referenced {
  ref(): void;
  unref(): void;
}

async function tryLock(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>(
    'SELECT pg_try_advisory_lock($1) AS locked',
    [advisoryLocks.clusterOwner],
  );
  return rows[0]?.locked === true;
}

async function findHolder(client: Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT application_name AS name FROM pg_stat_activity JOIN pg_locks USING (pid)
      WHERE locktype = 'advisory' AND classid = 0 AND objid = $1 AND granted`,
    [advisoryLocks.clusterOwner],
  );
  return rows[0]?.name ?? 'unknown';
}
