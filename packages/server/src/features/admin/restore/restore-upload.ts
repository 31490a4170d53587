/**
 * Restores an uploaded backup into this instance, while nobody has an account.
 *
 * - The file goes to the disk, is checked to its end, and only then is anything changed, in one transaction.
 * - An account that is made meanwhile wins: nothing is restored.
 * - Afterwards the server starts anew, for sessions and caches are of rows that are gone.
 */
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { ClientBase } from 'pg';
import type { restoreRoutes } from '@saltbush/contract/admin/restore';
import { AppError } from '@saltbush/contract/errors';
import type { CallOutput } from '@saltbush/contract/route';
import type { Deps } from '../../../deps';
import { BackupUnusable } from '../../../platform/backup/backup-unusable';
import type { ImageFiles } from '../../../platform/backup/image-files';
import { restore } from '../../../platform/backup/restore';
import type { StreamedUpload } from '../../../platform/http/uploads/single-file-upload';
import { newId } from '../../../platform/ids';
import { findOutage } from '../../../platform/outages';
import { hasAccounts, isFirstAccount } from '../../account/accounts';
import { renewEpoch } from '../../plan/sync';
import { withBackupLock } from '../backups';

type State = CallOutput<typeof restoreRoutes.state>;

export interface Restoring {
  state(): Promise<State>;
  /** @throws AppError INSTANCE_IN_USE, BACKUP_RUNNING, PAYLOAD_TOO_LARGE */
  receive(file: StreamedUpload, bytes: number): Promise<void>;
  /** When what was received is restored or refused. */
  ended(): Promise<void>;
}

export function openRestoring(deps: Deps): Restoring {
  const { config, database, log } = deps;
  const folder = join(config.dataFolder, 'restores');
  let progress: State['progress'];
  let problem: string | undefined;
  let receiving: string | undefined;
  let running = Promise.resolve();

  const attempt = async (path: string) => {
    try {
      const isMine = await withBackupLock(database, () =>
        restoreFile(deps, path, (now) => (progress = now)),
      );
      if (!isMine) throw new AppError('BACKUP_RUNNING');
    } finally {
      await rm(path, { force: true });
    }
  };

  const run = async (path: string) => {
    try {
      await attempt(path);
      progress = { step: 'restarting', done: 0, total: 0 };
      log.info('a backup was restored; starting anew');
      deps.restart();
    } catch (error) {
      log.warn({ err: error }, 'a backup could not be restored');
      problem = problemOf(error);
      progress = undefined;
    }
  };

  return {
    state: async () => {
      // The tables are locked meanwhile; until the end nobody has an account.
      if (progress) return { isPossible: true, progress: await withReceived(progress, receiving) };
      const isPossible = !(await hasAccounts(database.db));
      return { isPossible, ...(isPossible && problem !== undefined && { problem }) };
    },
    receive: async (file, total) => {
      if (progress) throw new AppError('BACKUP_RUNNING');
      if (await hasAccounts(database.db)) throw new AppError('INSTANCE_IN_USE');
      progress = { step: 'receiving', done: 0, total };
      problem = undefined;
      try {
        // Of a server that was killed while it received one.
        await rm(folder, { recursive: true, force: true });
        await mkdir(folder, { recursive: true, mode: 0o700 });
        receiving = join(folder, `${newId()}.saltbush`);
        await file.saveTo(receiving);
      } catch (error) {
        progress = undefined;
        throw error;
      }
      running = run(receiving);
    },
    ended: () => running,
  };
}

async function withReceived(progress: NonNullable<State['progress']>, path: string | undefined) {
  if (progress.step !== 'receiving' || path === undefined) return progress;
  const found = await stat(path).catch(() => undefined);
  return { ...progress, done: found?.size ?? 0 };
}

async function restoreFile(
  { database, imageStore }: Deps,
  file: string,
  onProgress: (progress: NonNullable<State['progress']>) => void,
): Promise<void> {
  const { images, removeAll } = trackingPuts(imageStore);
  try {
    await restore({
      database,
      images,
      file,
      refuse: refuseInUse,
      onRestored: renewEpoch,
      onProgress,
    });
  } catch (error) {
    // Where only the answer to the commit was lost, the rows may be there, and must not lack their files.
    if (findOutage(error) !== 'DATABASE_UNAVAILABLE') await removeAll();
    throw error;
  }
}

/** Which images were put, so that those of a restore that failed do not lie about. */
function trackingPuts(store: Deps['imageStore']) {
  const folders = new Set<string>();
  const images: Pick<ImageFiles, 'put'> = {
    put: async (key, bytes) => {
      folders.add(key.split('/')[0]!);
      await store.put(key, bytes);
    },
  };
  const removeAll = async () => {
    for (const folder of folders) await store.removeFolder(folder);
  };
  return { images, removeAll };
}

/**
 * Waits for accounts that are being made: each looks for others before it waits for its turn, so the table comes first.
 */
async function refuseInUse(client: ClientBase): Promise<void> {
  await client.query('LOCK TABLE users IN ACCESS EXCLUSIVE MODE');
  if (!(await isFirstAccount(drizzle(client as never)))) throw new AppError('INSTANCE_IN_USE');
}

function problemOf(error: unknown): string {
  if (error instanceof BackupUnusable) return error.message;
  if (error instanceof AppError && typeof error.details === 'string') return error.details;
  if (findOutage(error) === 'DISK_FULL')
    return 'The disk of the server is full. Nothing was changed. Make room on it and try again.';
  return 'It could not be restored, and nothing was changed. The log of the server says why.';
}
