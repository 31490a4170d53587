/**
 * Starts `initdb`, `postgres` or `pg_ctl` on a cluster's folder, under the right account.
 *
 * An account without rights may be barred from the folders above its own (`/root/saltbush/data`).
 * So it is not given the folder's path: the folder is opened here and given to it as file
 * descriptor 3, which it reaches as `/proc/self/fd/3`. Nobody's permissions are changed for it.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';
import type { NativeBinaries } from './native-binaries';
import type { ServerAccount } from './server-account';

export interface ClusterPlace {
  /** The folder that PostgreSQL calls its data directory. */
  folder: string;
  native: NativeBinaries;
  /** The account that PostgreSQL runs as, if not ours. */
  account: ServerAccount | undefined;
}

const inheritedFolder = '/proc/self/fd/3';

/** How PostgreSQL calls the cluster's folder. */
export const folderAsSeen = ({ folder, account }: ClusterPlace): string =>
  account ? inheritedFolder : folder;

/** The way back: PostgreSQL's name for a folder of its own, as we call it. */
export const folderFromSeen = (place: { folder: string }, path: string): string =>
  path.startsWith(inheritedFolder) ? place.folder : path;

export function spawnNative(
  place: ClusterPlace,
  program: 'initdb' | 'postgres' | 'pg_ctl',
  args: string[],
  { diesWithUs = true } = {},
): ChildProcess {
  const extension = process.platform === 'win32' ? '.exe' : '';
  const path = join(place.native.folder, 'bin', program + extension);
  const setpriv = diesWithUs ? findSetpriv() : undefined;
  const [command, ...rest] = [
    ...(setpriv ? [setpriv, '--pdeathsig', 'INT'] : []),
    path,
    '-D',
    folderAsSeen(place),
    ...args,
  ];
  const folder = place.account ? openSync(place.folder, 'r') : undefined;
  try {
    return spawn(command!, rest, {
      ...place.account,
      // Ctrl+C reaches a terminal's whole process group; PostgreSQL must outlive its last client.
      detached: program === 'postgres',
      stdio: ['ignore', 'pipe', 'pipe', ...(folder === undefined ? [] : [folder])],
      // Nothing of ours: PGDATA, LC_ALL and the like would change what it does.
      env: { PATH: '/usr/bin:/bin', TZ: 'UTC' },
      windowsHide: true,
    });
  } finally {
    if (folder !== undefined) closeSync(folder);
  }
}

/**
 * SIGKILL gives us no chance to stop PostgreSQL; Linux can signal it that we died. It watches the
 * thread that made it, not the process: a worker thread may end long before its process does.
 */
function findSetpriv(): string | undefined {
  if (process.platform !== 'linux' || !isMainThread) return undefined;
  return ['/usr/bin/setpriv', '/bin/setpriv'].find((path) => existsSync(path));
}
