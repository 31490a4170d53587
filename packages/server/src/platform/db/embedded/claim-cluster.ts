/**
 * Takes control of a cluster: a server that we started and that we own.
 *
 * - No server runs: start one.
 * - One runs and nobody owns it for a moment (its Saltbush was killed): stop it and start our own, so that it
 *   has our settings and ends when we end. The moment is for a Saltbush that has just started it: two that start
 *   at once would otherwise stop each other's servers in turn.
 * - One runs and another Saltbush owns it: refuse, once that has not changed for a moment. The
 *   moment is for a predecessor that was killed just now.
 * - A start may fail for a while, as long as processes of a killed server hold its memory.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../../logging/log';
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
import type { PostmasterAddress } from './postmaster-address';

export interface ClaimedCluster {
  postmaster: Postmaster;
  ownership: Ownership;
}

export interface ClaimOptions {
  cluster: ClusterPlace;
  place: PostmasterAddress;
  log: Log;
  isThrowaway: boolean;
  /** How long a server may fail to start or to answer. A test's is shorter. */
  startLimitMs?: number;
  /** Saltbush is stopping: gives up, and leaves no server behind. */
  signal?: AbortSignal;
}

/** Another Saltbush works with the cluster. */
export class ClusterTaken extends Error {
  override name = 'ClusterTaken';
}

/**
 * @param running a server of ours that still runs, when only its ownership was lost
 * @throws in words for the person who starts Saltbush.
 */
export async function claimCluster(
  options: ClaimOptions,
  running?: Postmaster,
): Promise<ClaimedCluster> {
  const { cluster, log, startLimitMs = defaultStartLimitMs, signal } = options;
  const refuseIfStillHeld = openHeldCheck(cluster.folder);
  const isLeftOver = openLeftOverCheck();
  let ours = running;
  let deadline = Date.now() + startLimitMs;
  for (; ; await sleep(pollMs)) {
    if (signal?.aborted) {
      await ours?.stop();
      signal.throwIfAborted();
    }
    const file = await readPostmasterFile(cluster.folder);
    if (ours?.isRunning() && !(file?.isReady && file.pid === ours.pid)) {
      // It lives, so it is starting: recovery after a crash takes what it takes.
      deadline = Date.now() + startLimitMs;
      continue;
    }
    const answer = file && (await takeOwnership(await connectionTo(cluster.folder, file)));
    await refuseIfStillHeld(answer, ours);
    if (isHeldByOther(answer)) continue;
    if (file && typeof answer === 'object') {
      if (ours && file.pid === ours.pid) return { postmaster: ours, ownership: answer };
      if (await isLeftOver(file.pid, answer)) {
        log.info({ pid: file.pid }, 'stopping a PostgreSQL that an earlier run left behind');
        await stopLeftOver(cluster, file, answer);
      }
      continue;
    }
    if (Date.now() > deadline) {
      throw new Error(`PostgreSQL did not start.\n${ours?.lastLogLines() ?? ''}`);
    }
    if (answer === 'busy' || ours?.isRunning()) continue;
    ours = await startAgain(options, file, ours);
  }
}

const defaultStartLimitMs = 30_000;
const predecessorLimitMs = 2_000;
const starterLimitMs = 500;
const retryPauseMs = 100;
const pollMs = 5;

const refusal = (folder: string, holder: string) =>
  `Another Saltbush is already using the database in ${folder} (${holder}). ` +
  'Stop it first, or give this one a folder of its own with SALTBUSH_DATA.';

type Answer = Awaited<ReturnType<typeof takeOwnership>> | undefined;

const isHeldByOther = (answer: Answer): answer is { heldBy: string } =>
  typeof answer === 'object' && 'heldBy' in answer;

/** Throws once another Saltbush has owned the cluster for longer than a killed one could. */
function openHeldCheck(folder: string) {
  let heldSince: number | undefined;
  return async (answer: Answer, ours: Postmaster | undefined): Promise<void> => {
    if (!isHeldByOther(answer)) {
      heldSince = undefined;
      return;
    }
    heldSince ??= Date.now();
    if (Date.now() - heldSince <= predecessorLimitMs) return;
    await ours?.stop();
    throw new ClusterTaken(refusal(folder, answer.heldBy));
  };
}

/** Tells whether nobody has taken a server for longer than whoever started it needs; until then it is given back. */
function openLeftOverCheck() {
  let found: { pid: number; since: number } | undefined;
  return async (pid: number, ownership: Ownership): Promise<boolean> => {
    if (found?.pid !== pid) found = { pid, since: Date.now() };
    if (Date.now() - found.since > starterLimitMs) return true;
    await ownership.release();
    await sleep(retryPauseMs);
    return false;
  };
}

async function startAgain(
  options: ClaimOptions,
  file: PostmasterFile | undefined,
  ended: Postmaster | undefined,
): Promise<Postmaster> {
  if (ended) {
    options.log.warn(
      { reason: ended.lastLogLines() },
      'PostgreSQL has ended or did not start; starting it again',
    );
    await sleep(retryPauseMs);
  }
  if (file) await removeIfStale(options.cluster.folder, file);
  return startPostmaster(options);
}

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
  for (
    const deadline = Date.now() + defaultStartLimitMs;
    Date.now() < deadline;
    await sleep(pollMs)
  ) {
    const now = await readPostmasterFile(cluster.folder);
    if (now?.pid !== file.pid) return;
  }
  throw new Error(`The PostgreSQL that an earlier run left behind (${file.pid}) does not stop.`);
}
