/**
 * Restores an uploaded backup into this instance, while nobody has an account.
 *
 * - The file goes to the disk, is checked to its end, and only then is anything changed, in one transaction.
 * - An account that is made meanwhile wins: nothing is restored.
 * - Afterwards the server starts again, for sessions and caches are of rows that are gone; so do other processes on this
 *   database.
 */
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { ClientBase } from 'pg';
import type { restoreRoutes } from '@saltbush/contract/admin/restore';
import { AppError } from '@saltbush/contract/errors';
import type { CallOutput } from '@saltbush/contract/route';
import { say } from '@saltbush/domain/texts/say';
import type { Deps } from '../../../deps';
import { BackupUnusable } from '../../../platform/backup/backup-unusable';
import type { ImageFiles } from '../../../platform/backup/image-files';
import type { OnProgress } from '../../../platform/backup/progress';
import { restore } from '../../../platform/backup/restore';
import type { StreamedUpload } from '../../../platform/http/uploads/single-file-upload';
import { newId } from '../../../platform/ids';
import { findOutage } from '../../../platform/outages';
import { hasAccounts, isFirstAccount } from '../../account/accounts';
import { withBackupLock } from '../backups';

type State = CallOutput<typeof restoreRoutes.state>;

/** What must differ from the instance of the backup; in the transaction that restores it. */
export type RestoredListener = (client: ClientBase) => Promise<void>;

/** One restore at a time. */
export class Restoring {
  readonly #deps: Deps;
  readonly #onRestored: RestoredListener;
  readonly #folder: string;
  #progress: State['progress'];
  #problem: string | undefined;
  #file: string | undefined;
  #running = Promise.resolve();

  constructor(deps: Deps, onRestored: RestoredListener) {
    this.#deps = deps;
    this.#onRestored = onRestored;
    this.#folder = join(deps.config.dataFolder, 'restores');
  }

  async state(): Promise<State> {
    // The tables are locked meanwhile; until the end nobody has an account.
    if (this.#progress)
      return { isPossible: true, progress: await withReceived(this.#progress, this.#file) };
    const isPossible = !(await hasAccounts(this.#deps.database.db));
    const problem = this.#problem;
    return { isPossible, ...(isPossible && problem !== undefined && { problem }) };
  }

  /**
   * Goes on when it has resolved.
   *
   * @throws AppError INSTANCE_IN_USE, BACKUP_RUNNING, PAYLOAD_TOO_LARGE
   */
  async receive(file: StreamedUpload, total: number): Promise<void> {
    if (this.#progress) throw new AppError('BACKUP_RUNNING');
    // Before anything is waited for: of two that come together one is refused.
    this.#progress = { step: 'receiving', done: 0, total };
    this.#problem = undefined;
    try {
      if (await hasAccounts(this.#deps.database.db)) throw new AppError('INSTANCE_IN_USE');
      // Of a server that was killed while it received one.
      await rm(this.#folder, { recursive: true, force: true });
      await mkdir(this.#folder, { recursive: true, mode: 0o700 });
      this.#file = join(this.#folder, `${newId()}.saltbush`);
      await file.saveTo(this.#file);
    } catch (error) {
      this.#progress = undefined;
      throw error;
    }
    this.#running = this.#run(this.#file);
  }

  /** When what was received is restored or refused. */
  ended(): Promise<void> {
    return this.#running;
  }

  async #run(path: string): Promise<void> {
    const { log, planNotices, restart } = this.#deps;
    try {
      await this.#restore(path).finally(() => rm(path, { force: true }));
      this.#progress = { step: 'restarting', done: 0, total: 0 };
      log.info('a backup was restored; the server starts again');
      planNotices.announceRestored();
      restart();
    } catch (error) {
      log.warn({ err: error }, 'a backup could not be restored');
      this.#problem = problemOf(error);
      this.#progress = undefined;
    }
  }

  async #restore(file: string): Promise<void> {
    const isMine = await withBackupLock(this.#deps.database, () =>
      restoreFile(this.#deps, {
        file,
        onRestored: this.#onRestored,
        onProgress: (progress) => (this.#progress = progress),
      }),
    );
    if (!isMine) throw new AppError('BACKUP_RUNNING');
  }
}

async function withReceived(progress: NonNullable<State['progress']>, path: string | undefined) {
  if (progress.step !== 'receiving' || path === undefined) return progress;
  const found = await stat(path).catch(() => undefined);
  return { ...progress, done: found?.size ?? 0 };
}

async function restoreFile(
  { database, imageStore }: Deps,
  options: { file: string; onRestored: RestoredListener; onProgress: OnProgress },
): Promise<void> {
  const { images, removeAll } = trackingPuts(imageStore);
  try {
    await restore({ database, images, refuse: refuseInUse, ...options });
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
    return say(
      'The disk of the server is full. Nothing was changed. Make room on it and try again.',
    );
  return say('It could not be restored, and nothing was changed. The log of the server says why.');
}
