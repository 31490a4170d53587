/**
 * The built-in PostgreSQL: a real server, started with Saltbush and stopped with it, so that a
 * fresh machine needs nothing but Node. Why it is built as it is: docs/decisions/0002.
 */
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client, PoolConfig } from 'pg';
import type { Log } from '../../logging/log';
import {
  type ClaimOptions,
  type ClaimedCluster,
  ClusterTaken,
  claimCluster,
} from './claim-cluster';
import { clusterFolderIn, openCluster, removeUnfinishedClusters } from './cluster';
import { takeOwnership } from './ownership';
import type { Postmaster } from './postmaster';
import { connectionTo, readPostmasterFile } from './postmaster-file';
import { choosePostmasterAddress } from './postmaster-address';

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
  startLimitMs?: number;
}): Promise<EmbeddedPostgres> {
  const { dataFolder, log, isThrowaway = false, ...limits } = options;
  const cluster = await openCluster(dataFolder);
  const place = await choosePostmasterAddress(cluster);
  const claim: ClaimOptions = { cluster, place, log, isThrowaway, ...limits };
  try {
    const claimed = await claimWithDatabase(claim);
    await removeUnfinishedClusters(dataFolder);
    const file = await readPostmasterFile(cluster.folder);
    const server = await connectionTo(cluster.folder, file!);
    const keeper = renewClaim(claim, claimed);
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

/**
 * A claimed cluster that holds our database. Another Saltbush that starts at the same moment may stop the
 * server before the database is made: then the cluster is claimed again, or found to be taken.
 */
async function claimWithDatabase(claim: ClaimOptions): Promise<ClaimedCluster> {
  let lost: Postmaster | undefined;
  for (;;) {
    const claimed = await claimCluster(claim, lost);
    try {
      await ensureDatabase(claimed.ownership.client);
      return claimed;
    } catch (error) {
      const isLost = await Promise.race([
        claimed.ownership.ended.then(() => true),
        sleep(connectionEndMs, false),
      ]);
      if (!isLost) throw error;
      lost = claimed.postmaster;
    }
  }
}

/** How long the end of a connection may follow the error that it caused. */
const connectionEndMs = 1_000;

/**
 * Saltbush is no superuser in its own database: a hole in a query is not a hole in the machine. It may create databases, for
 * backups are restored into one to be tested.
 */
async function ensureDatabase(superuser: Client): Promise<void> {
  const { rows } = await superuser.query<{ hasRole: boolean; hasDatabase: boolean }>(
    `SELECT EXISTS (SELECT FROM pg_roles WHERE rolname = $1) AS "hasRole",
            EXISTS (SELECT FROM pg_database WHERE datname = $1) AS "hasDatabase"`,
    [name],
  );
  if (!rows[0]?.hasRole) await superuser.query(`CREATE ROLE ${name} LOGIN`);
  await superuser.query(`ALTER ROLE ${name} CREATEDB`);
  if (!rows[0]?.hasDatabase) await superuser.query(`CREATE DATABASE ${name} OWNER ${name}`);
}

/**
 * Watches over the server: when a backend crashes, PostgreSQL drops all connections, ours with them;
 * when the server itself is killed, another is started, for as long as it takes: calls are answered
 * "database unavailable" meanwhile, and a disk that is full today may have space tomorrow.
 *
 * If another Saltbush has taken the cluster, the rejection is left unhandled and ends the process.
 */
function renewClaim(claim: ClaimOptions, first: ClaimedCluster): { stop(): Promise<void> } {
  let claimed = first;
  const stopping = new AbortController();
  const options = { ...claim, signal: stopping.signal };
  const renew = async () => {
    while (!stopping.signal.aborted) {
      claimed.ownership.letProcessEnd();
      await claimed.ownership.ended;
      if (stopping.signal.aborted) return;
      claim.log.warn('the connection to PostgreSQL was lost; taking it up again');
      const again = await reclaim(options, claimed.postmaster);
      if (!again) return;
      claimed = again;
    }
  };
  const renewing = renew();
  return {
    async stop() {
      stopping.abort();
      await claimed.ownership.release();
      await renewing;
      // It may have been claimed again meanwhile.
      await claimed.ownership.release();
      await claimed.postmaster.stop();
    },
  };
}

/** @returns nothing when Saltbush is stopping */
async function reclaim(
  options: ClaimOptions & { signal: AbortSignal },
  lost: Postmaster,
): Promise<ClaimedCluster | undefined> {
  const { signal, log } = options;
  for (;;) {
    try {
      return await claimCluster(options, lost);
    } catch (error) {
      if (signal.aborted) return undefined;
      if (error instanceof ClusterTaken) throw error;
      log.error({ err: error }, 'PostgreSQL does not start; trying again');
      await sleep(reclaimPauseMs, undefined, { signal }).catch(() => undefined);
    }
  }
}

const reclaimPauseMs = 1_000;
