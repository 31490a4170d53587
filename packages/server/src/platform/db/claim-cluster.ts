/**
 * Brings a cluster under our command: a server that we started, whose ownership is ours.
 *
 * - No server runs: start one.
 * - One runs and nobody owns it (its Saltbush was killed): stop it and start our own, so that it
 *   has our settings and ends when we end.
 * - One runs and another Saltbush owns it: refuse, once that has not changed for a moment. The
 *   moment is for a predecessor that was killed just now.
 * - A start may fail for a while, as long as processes of a killed server hold its memory.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../log';
import type { ClusterPlace } from './native-process';
import { type Ownership, takeOwnership } from './ownership';
import { type Postmaster, startPostmaster } from './postmaster';
import {
  type PostmasterFile,
  connectionTo,
  isServing,
  readPostmasterFile,
  removeIfStale,
} from './postmaster-file';
import type { PostmasterPlace } from './postmaster-place';

export interface ClaimedCluster {
  postmaster: Postmaster;
  ownership: Ownership;
}

export interface ClaimOptions {
  cluster: ClusterPlace;
  place: PostmasterPlace;
  log: Log;
  isThrowaway: boolean;
}

/**
 * @param running a server of ours that still runs, when only its ownership was lost
 * @throws in words for the person who starts Saltbush.
 */
export async function claimCluster(
  options: ClaimOptions,
  running?: Postmaster,
): Promise<ClaimedCluster> {
  const { cluster, log } = options;
  let ours = running;
  let heldSince: number | undefined;
  let deadline = Date.now() + startLimitMs;
  for (; ; await sleep(pollMs)) {
    const file = await readPostmasterFile(cluster.folder);
    if (ours?.isRunning() && !(file?.isReady && file.pid === ours.pid)) {
      // It lives, so it is starting: recovery after a crash takes what it takes.
      deadline = Date.now() + startLimitMs;
      continue;
    }
    const answer = file
      ? await takeOwnership(await connectionTo(cluster.folder, file))
      : 'unreachable';
    if (typeof answer === 'object' && 'heldBy' in answer) {
      heldSince ??= Date.now();
      if (Date.now() - heldSince > predecessorLimitMs) {
        await ours?.stop();
        throw new Error(refusal(cluster.folder, answer.heldBy));
      }
      continue;
    }
    heldSince = undefined;
    if (file && typeof answer === 'object') {
      if (ours && file.pid === ours.pid) return { postmaster: ours, ownership: answer };
      log.info({ pid: file.pid }, 'stopping a PostgreSQL that an earlier run left behind');
      await stopLeftOver(cluster, file, answer);
      continue;
    }
    if (Date.now() > deadline) {
      throw new Error(`PostgreSQL did not start.\n${ours?.lastWords() ?? ''}`);
    }
    if (answer === 'busy' || ours?.isRunning()) continue;
    if (ours) {
      log.warn(
        { reason: ours.lastWords() },
        'PostgreSQL has ended or did not start; starting it again',
      );
      await sleep(retryPauseMs);
    }
    if (file) await removeIfStale(cluster.folder, file);
    ours = startPostmaster(options);
  }
}

const startLimitMs = 30_000;
const predecessorLimitMs = 2_000;
const retryPauseMs = 100;
const pollMs = 5;

const refusal = (folder: string, holder: string) =>
  `Another Saltbush is already using the database in ${folder} (${holder}). ` +
  'Stop it first, or give this one a folder of its own with SALTBUSH_DATA.';

/** Its ownership is ours, so nobody else works with it or stops it meanwhile. */
async function stopLeftOver(
  cluster: ClusterPlace,
  file: PostmasterFile,
  ownership: Ownership,
): Promise<void> {
  if (process.platform === 'linux' && !(await isServing(cluster.folder, file.pid))) {
    await ownership.release();
    throw new Error(
      `A PostgreSQL that this process can't see (in another container?) uses ${cluster.folder}. Stop it first.`,
    );
  }
  process.kill(file.pid, 'SIGINT');
  await ownership.ended;
  for (const deadline = Date.now() + startLimitMs; Date.now() < deadline; await sleep(pollMs)) {
    const now = await readPostmasterFile(cluster.folder);
    if (now?.pid !== file.pid) return;
  }
  throw new Error(`The PostgreSQL that an earlier run left behind (${file.pid}) does not stop.`);
}
