/**
 * Who owns a cluster: the Saltbush whose connection holds one advisory lock in it.
 *
 * PostgreSQL itself keeps the lock, and drops it when the connection's other end dies, so there is
 * no lock file to go stale. PostgreSQL also guards its folder, so that at most one server, and
 * therefore at most one such lock, exists for it.
 */
import { hostname } from 'node:os';
import { Client, DatabaseError, type PoolConfig } from 'pg';
import { superuserName } from './cluster';

export interface Ownership {
  client: Client;
  /** Settles when the connection is gone, by our doing or not. */
  ended: Promise<void>;
  /** From now on it does not keep a command from ending that has done its work. */
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
  }) as Client & Referenced;
  const ended = new Promise<void>((resolve) => {
    client.once('end', resolve);
    client.on('error', () => resolve());
  });
  try {
    await client.connect();
    if (await tryLock(client)) {
      return {
        client,
        ended,
        letProcessEnd: () => client.unref(),
        release() {
          client.ref();
          return client.end().catch(() => undefined);
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

/** Missing in the types of pg. */
interface Referenced {
  ref(): void;
  unref(): void;
}

/** "salt", in ASCII. */
const ownershipLock = 0x73616c74;

async function tryLock(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>(
    'SELECT pg_try_advisory_lock($1) AS locked',
    [ownershipLock],
  );
  return rows[0]?.locked === true;
}

async function findHolder(client: Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT application_name AS name FROM pg_stat_activity JOIN pg_locks USING (pid)
      WHERE locktype = 'advisory' AND classid = 0 AND objid = $1 AND granted`,
    [ownershipLock],
  );
  return rows[0]?.name ?? 'unknown';
}
