/**
 * A PostgreSQL of a test's own, that can be stopped, frozen and killed without disturbing other tests;
 * used by its address, as a server in `DATABASE_URL` is.
 */
import { readFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openCluster } from '../platform/db/embedded/cluster';
import { startEmbeddedPostgres } from '../platform/db/embedded/embedded-postgres';
import { type Postmaster, startPostmaster } from '../platform/db/embedded/postmaster';
import { readPostmasterFile } from '../platform/db/embedded/postmaster-file';
import { choosePostmasterAddress } from '../platform/db/embedded/postmaster-address';
import { makeLog } from '../platform/logging/log';
import { vi } from 'vitest';

export interface OutsidePostgres {
  url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** SIGSTOP to every process of the server: it keeps its connections and answers nothing. */
  freeze(): Promise<void>;
  thaw(): Promise<void>;
  /** Kills one process that serves a connection; PostgreSQL then restarts all of them. */
  killBackend(pid: number): void;
  /** Ends the server and removes its folder. */
  dispose(): Promise<void>;
}

/** @example const outside = await openOutsidePostgres(); afterAll(() => outside.dispose()); */
export async function openOutsidePostgres(): Promise<OutsidePostgres> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'saltbush-outside-'));
  // The first start makes the cluster, its role and its database.
  await (await startEmbeddedPostgres({ dataFolder, log, isThrowaway: true })).stop();
  const cluster = await openCluster(dataFolder);
  const place = await choosePostmasterAddress(cluster);
  let postmaster: Postmaster | undefined;
  let frozen: number[] = [];

  const signalAll = (pids: number[], signal: NodeJS.Signals) => {
    for (const pid of pids) process.kill(pid, signal);
  };
  const thaw = async () => {
    signalAll(frozen, 'SIGCONT');
    frozen = [];
  };
  const outside: OutsidePostgres = {
    url: `postgres://saltbush@localhost/saltbush?host=${cluster.folder}`,
    async start() {
      postmaster = startPostmaster({ cluster, place, log, isThrowaway: true });
      await vi.waitUntil(async () => (await readPostmasterFile(cluster.folder))?.isReady, {
        timeout: 20_000,
      });
    },
    async stop() {
      await postmaster?.stop();
    },
    async freeze() {
      const { pid } = postmaster!;
      // The postmaster first, so that it makes no new process meanwhile.
      signalAll([pid], 'SIGSTOP');
      frozen = [pid, ...(await listChildren(pid))];
      signalAll(frozen, 'SIGSTOP');
    },
    thaw,
    killBackend: (pid) => process.kill(pid, 'SIGKILL'),
    async dispose() {
      await thaw();
      await postmaster?.stop();
      await place.dispose();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
  await outside.start();
  return outside;
}

const log = makeLog('silent');

async function listChildren(pid: number): Promise<number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return text.split(' ').filter(Boolean).map(Number);
}
