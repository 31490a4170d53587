/**
 * `postmaster.pid`, which PostgreSQL writes while it runs: its process id and how to connect.
 *
 * After a kill the file stays, and the process id in it may by now be somebody else's (in a
 * container ids start from 1 again, so it often is). PostgreSQL then refuses to start, for ever.
 * `removeIfStale` removes what provably belongs to no PostgreSQL of this folder; that is safe,
 * because PostgreSQL looks for survivors of the last server by their shared memory, too.
 */
import { readFile, readlink, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { PoolConfig } from 'pg';
import { folderFromSeen } from './native-process';

export interface PostmasterFile {
  pid: number;
  port: number;
  /** Empty where there are no Unix sockets. */
  socketFolder: string;
  isReady: boolean;
}

export async function readPostmasterFile(
  clusterFolder: string,
): Promise<PostmasterFile | undefined> {
  const text = await readFile(join(clusterFolder, 'postmaster.pid'), 'utf8').catch(() => '');
  const [pid, , , port, socketFolder = '', , , status] = text.split('\n');
  if (!pid || !port) return undefined; // Absent, or still being written.
  return {
    pid: Number(pid),
    port: Number(port),
    socketFolder: folderFromSeen({ folder: clusterFolder }, socketFolder),
    isReady: status?.trim() === 'ready',
  };
}

/** How to connect to the server that wrote `file`; user and database are the caller's choice. */
export async function connectionTo(
  clusterFolder: string,
  file: PostmasterFile,
): Promise<PoolConfig> {
  if (file.socketFolder) return { host: file.socketFolder, port: file.port };
  const password = await readFile(join(clusterFolder, passwordFileName), 'utf8');
  return { host: '127.0.0.1', port: file.port, password };
}

/** The password that protects the port where there are no Unix sockets. */
export const passwordFileName = 'saltbush.password';

export async function removeIfStale(clusterFolder: string, file: PostmasterFile): Promise<void> {
  if (process.platform !== 'linux') return;
  if (await isServing(clusterFolder, file.pid)) return;
  await rm(join(file.socketFolder, `.s.PGSQL.${file.port}.lock`), { force: true });
  await rm(join(clusterFolder, 'postmaster.pid'), { force: true });
}

/** Whether the process is a PostgreSQL of this folder: it works in its folder. Linux only. */
export async function isServing(clusterFolder: string, pid: number): Promise<boolean> {
  const workingFolder = await readlink(`/proc/${pid}/cwd`).catch(() => undefined);
  return workingFolder === (await realpath(clusterFolder));
}
