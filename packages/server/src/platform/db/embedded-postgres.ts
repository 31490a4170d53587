/**
 * The built-in PostgreSQL: a real server, started with Saltbush and stopped with it, so that a
 * fresh machine needs nothing but Node. Why it is built as it is: docs/decisions/0002.
 */
import { existsSync } from 'node:fs';
import type { Client, PoolConfig } from 'pg';
import type { Log } from '../log';
import { type ClaimOptions, type ClaimedCluster, claimCluster } from './claim-cluster';
import { clusterFolderIn, openCluster, removeUnfinishedClusters } from './cluster';
import { takeOwnership } from './ownership';
import { connectionTo, readPostmasterFile } from './postmaster-file';
import { choosePostmasterPlace } from './postmaster-place';

export interface EmbeddedPostgres {
  /** Of the ordinary role that owns the database `saltbush`. */
  connection: PoolConfig;
  stop(): Promise<void>;
}

/**
 * Starts the server of `dataFolder`, which is made when it is not there.
 *
 * @param isThrowaway a test's: quicker, and lost in a crash
 * @throws in words for the person who starts Saltbush: a folder in use, a system without binaries.
 */
export async function startEmbeddedPostgres(options: {
  dataFolder: string;
  log: Log;
  isThrowaway?: boolean;
}): Promise<EmbeddedPostgres> {
  const { dataFolder, log, isThrowaway = false } = options;
  const cluster = await openCluster(dataFolder);
  const place = await choosePostmasterPlace(cluster);
  const claim: ClaimOptions = { cluster, place, log, isThrowaway };
  try {
    const claimed = await claimCluster(claim);
    await removeUnfinishedClusters(dataFolder);
    await ensureDatabase(claimed.ownership.client);
    const file = await readPostmasterFile(cluster.folder);
    const server = await connectionTo(cluster.folder, file!);
    const keeper = keepClaimed(claim, claimed);
    return {
      connection: { ...server, ...roleAndDatabase },
      async stop() {
        await keeper.stop();
        await place.dispose();
      },
    };
  } catch (error) {
    await place.dispose();
    throw error;
  }
}

/**
 * The server of a Saltbush that is running on this folder, for a command that works beside it.
 *
 * @returns nothing when none is running: then start one.
 */
export async function findRunningPostgres(dataFolder: string): Promise<PoolConfig | undefined> {
  const folder = clusterFolderIn(dataFolder);
  if (!existsSync(folder)) return undefined;
  const file = await readPostmasterFile(folder);
  if (!file?.isReady) return undefined;
  const server = await connectionTo(folder, file);
  const answer = await takeOwnership(server);
  if (typeof answer === 'string') return undefined;
  if ('heldBy' in answer) return { ...server, ...roleAndDatabase };
  await answer.release(); // It runs, but nobody keeps it running: `startEmbeddedPostgres` will.
  return undefined;
}

const name = 'saltbush';
const roleAndDatabase = { user: name, database: name };

/** Saltbush is no superuser in its own database: a hole in a query is not a hole in the machine. */
async function ensureDatabase(superuser: Client): Promise<void> {
  const { rows } = await superuser.query<{ hasRole: boolean; hasDatabase: boolean }>(
    `SELECT EXISTS (SELECT FROM pg_roles WHERE rolname = $1) AS "hasRole",
            EXISTS (SELECT FROM pg_database WHERE datname = $1) AS "hasDatabase"`,
    [name],
  );
  if (!rows[0]?.hasRole) await superuser.query(`CREATE ROLE ${name} LOGIN`);
  if (!rows[0]?.hasDatabase) await superuser.query(`CREATE DATABASE ${name} OWNER ${name}`);
}

/**
 * Stands by the server: when a backend crashes, PostgreSQL drops all connections, ours with them;
 * when the server itself is killed, another is started. If that can't be done, the rejection is
 * left unhandled: a Saltbush without a database ends, and what supervises it starts it anew.
 */
function keepClaimed(claim: ClaimOptions, first: ClaimedCluster): { stop(): Promise<void> } {
  let claimed = first;
  let isStopping = false;
  const keep = async () => {
    while (!isStopping) {
      claimed.ownership.letProcessEnd();
      await claimed.ownership.ended;
      if (isStopping) return;
      claim.log.warn('the connection to PostgreSQL was lost; taking it up again');
      claimed = await claimCluster(claim, claimed.postmaster);
    }
  };
  const keeping = keep();
  return {
    async stop() {
      isStopping = true;
      await claimed.ownership.release();
      await keeping;
      await claimed.postmaster.stop();
    },
  };
}
