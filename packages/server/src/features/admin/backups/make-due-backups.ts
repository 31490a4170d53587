/** Backups of this process: one at a time, those of the nights and those that an admin asks for. */
import type { FastifyInstance } from 'fastify';
import { AppError } from '@saltbush/contract/errors';
import { isBackupDue } from '@saltbush/domain/admin/backups';
import type { Progress } from '../../../platform/backup/progress';
import { readDiskSize } from '../../../platform/disk/disk-size';
import { openPeriodicJob } from '../../../platform/periodic-job';
import { findFirstUse } from '../../account/accounts';
import { listBackups } from './backup-folder';
import { withBackupLock } from './backup-lock';
import { readStatus } from './backup-status';
import { findUnproved, proveAndNote } from './prove-newest';
import { copyAndNote, findUncopied } from './copy-newest';
import { makeBackup, type Attempt, type BackupDeps } from './make-backup';

export class Backups {
  readonly #deps: BackupDeps;
  readonly #readSize: Attempt['readSize'];
  readonly #closing = new AbortController();
  #progress: Progress | undefined;
  #running: Promise<unknown> | undefined;

  /** @param readSize of the disk that a folder is on */
  constructor(deps: BackupDeps, readSize: Attempt['readSize'] = readDiskSize) {
    this.#deps = deps;
    this.#readSize = readSize;
  }

  /**
   * Starts one, and does not wait for its end.
   *
   * @throws AppError BACKUP_RUNNING
   */
  async start(): Promise<void> {
    const isMine = await new Promise<boolean>((resolve, reject) => {
      const work = async () => {
        this.#progress = { step: 'rows', done: 0, total: 1 };
        resolve(true);
        // What went wrong is noted, and shown to whoever asked.
        await this.#make(false, this.#closing.signal).catch(() => undefined);
      };
      this.#running = withBackupLock(this.#deps.database, work).then(resolve, reject);
    });
    if (!isMine) throw new AppError('BACKUP_RUNNING');
  }

  /** Does what is due, if no other process does. */
  async runDue(signal: AbortSignal): Promise<void> {
    const deps = this.#deps;
    if (!(await isAnythingDue(deps))) return;
    await withBackupLock(deps.database, async () => {
      // Another process may have done it meanwhile.
      if (await isNightDue(deps)) await this.#make(true, signal);
      await this.#copy(signal);
      const unproved = signal.aborted ? undefined : await findUnproved(deps);
      if (unproved) await proveAndNote(deps, unproved, this.#readSize);
    });
  }

  /** Of the one that this process makes. */
  progress(): Progress | undefined {
    return this.#progress;
  }

  /** Breaks off what is running. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.#running?.catch(() => undefined);
  }

  async #make(isNightly: boolean, signal: AbortSignal): Promise<void> {
    const onProgress = (progress: Progress) => (this.#progress = progress);
    try {
      await makeBackup(this.#deps, { isNightly, onProgress, signal, readSize: this.#readSize });
      await this.#copy(signal);
    } finally {
      this.#progress = undefined;
    }
  }

  async #copy(signal: AbortSignal): Promise<void> {
    const uncopied = signal.aborted ? undefined : await findUncopied(this.#deps);
    if (uncopied) await copyAndNote(this.#deps, uncopied, signal);
  }
}

const isAnythingDue = async (deps: BackupDeps): Promise<boolean> =>
  (await isNightDue(deps)) ||
  (await findUncopied(deps)) !== undefined ||
  (await findUnproved(deps)) !== undefined;

async function isNightDue({ clock, config, database }: BackupDeps): Promise<boolean> {
  const now = clock().getTime();
  const { folder } = config.backups;
  const { failure } = await readStatus(folder);
  if (failure && now - Date.parse(failure.at) < retryMs) return false;
  const firstUse = await findFirstUse(database.db);
  return isBackupDue(await listBackups(folder), { now, inUseSince: firstUse?.getTime() });
}

/** After a failure: each attempt reads everything. */
const retryMs = 60 * 60 * 1000;
const roundMs = 10 * 60 * 1000;

export function scheduleBackups(
  app: FastifyInstance,
  { config, diagnostics, log }: BackupDeps,
  backups: Backups,
): void {
  app.addHook('preClose', () => backups.close());
  if (!config.backups.isNightly) return;
  const job = openPeriodicJob({
    everyMs: roundMs,
    run: (stopping) => backups.runDue(stopping),
    onError: (error) => log.warn({ err: error }, 'the backup of the night was not made'),
  });
  diagnostics.addJob('backups', job);
  app.addHook('onListen', async () => job.start());
  app.addHook('onClose', async () => job.stop());
}
