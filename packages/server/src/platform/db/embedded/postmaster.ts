/** One run of the PostgreSQL server: its process, from spawning to a clean stop. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { statfsSync } from 'node:fs';
import type { Socket } from 'node:net';
import { diskLimitsOf } from '@saltbush/domain/admin/disk-space';
import type { Log } from '../../logging/log';
import { type ClusterPlace, spawnNative } from './native-process';
import { passOnLog } from './postgres-log';
import { postgresSettings } from './postgres-settings';
import type { PostmasterAddress } from './postmaster-address';

export interface Postmaster {
  pid: number;
  isRunning(): boolean;
  /** Its last words, for a person. */
  lastLogLines(): string;
  /** Resolves when the process has ended, however. */
  ended: Promise<void>;
  stop(): Promise<void>;
}

export function startPostmaster(options: {
  cluster: ClusterPlace;
  place: PostmasterAddress;
  log: Log;
  isThrowaway?: boolean;
  diesWithUs?: boolean;
}): Postmaster {
  const { cluster, place, log, isThrowaway = false, diesWithUs = true } = options;
  const settings = Object.entries(
    postgresSettings(place, { isThrowaway, logBytes: logBytesOn(cluster.folder) }),
  );
  const args = settings.flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawnNative(cluster, 'postgres', args, { diesWithUs });
  let failure = '';
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', (error) => {
      failure = error.message;
      resolve();
    });
  });
  const output = passOnLog(child.stderr!, log);
  letProcessEnd(child);
  const interrupt = () => child.kill('SIGINT');
  process.once('exit', interrupt);
  void ended.then(() => process.off('exit', interrupt));
  return {
    pid: child.pid ?? 0,
    isRunning: () => failure === '' && child.exitCode === null && child.signalCode === null,
    lastLogLines: () => failure || output.tail(),
    ended,
    stop: () => stopProcess(cluster, child, ended),
  };
}

/** On a small disk the log of changes is small too. */
function logBytesOn(folder: string): number {
  const { blocks, bsize } = statfsSync(folder);
  return diskLimitsOf(blocks * bsize).log;
}

/** A command that has done its work may end without waiting for the server it started. */
function letProcessEnd(child: ChildProcess): void {
  child.unref();
  for (const stream of [child.stdout, child.stderr]) (stream as Socket | null)?.unref();
  child.stdout?.resume();
}

/**
 * A "fast" shutdown: open transactions are rolled back, clients are notified, everything is written. If it
 * does not come to an end, an immediate one, and to a process that hangs, a kill: what was answered is
 * in the write-ahead log.
 */
async function stopProcess(
  cluster: ClusterPlace,
  child: ChildProcess,
  ended: Promise<void>,
): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.ref();
  if (process.platform === 'win32') {
    await once(spawnNative(cluster, 'pg_ctl', ['stop', '-m', 'fast']), 'exit');
  } else {
    child.kill('SIGINT');
  }
  const steps = [
    setTimeout(() => child.kill('SIGQUIT'), cleanStopLimitMs),
    setTimeout(() => child.kill('SIGKILL'), cleanStopLimitMs + immediateStopLimitMs),
  ];
  await ended;
  for (const step of steps) clearTimeout(step);
}

const cleanStopLimitMs = 30_000;
/** PostgreSQL itself kills children that have not ended 5 s after an immediate shutdown. */
const immediateStopLimitMs = 10_000;
