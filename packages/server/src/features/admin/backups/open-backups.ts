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

export interface Backups {
  /**
   * Starts one, and does not wait for its end.
   *
   * @throws AppError BACKUP_RUNNING
   */
  start(): Promise<void>;
  /** Makes what is due, if no other process does. */
  runDue(signal: AbortSignal): Promise<void>;
  /** Of the one that this process makes. */
  progress(): Progress | undefined;
  /** Breaks off what is running. */
  close(): Promise<void>;
}

/** @param readSize of the disk that a folder is on */
export function openBackups(
  deps: BackupDeps,
  readSize: Attempt['readSize'] = readDiskSize,
): Backups {
  const closing = new AbortController();
  let progress: Progress | undefined;
  let running: Promise<unknown> | undefined;

  const make = async (isNightly: boolean, signal: AbortSignal) => {
    const onProgress = (now: Progress) => (progress = now);
    try {
      await makeBackup(deps, { isNightly, onProgress, signal, readSize });
      const uncopied = await findUncopied(deps);
      if (uncopied) await copyAndNote(deps, uncopied, signal);
    } finally {
      progress = undefined;
    }
  };

  return {
    start: async () => {
      const isMine = await new Promise<boolean>((resolve, reject) => {
        const work = async () => {
          progress = { step: 'rows', done: 0, total: 1 };
          resolve(true);
          // What went wrong is noted, and shown to whoever asked.
          await make(false, closing.signal).catch(() => undefined);
        };
        running = withBackupLock(deps.database, work).then(resolve, reject);
      });
      if (!isMine) throw new AppError('BACKUP_RUNNING');
    },
    runDue: async (signal) => {
      if (!(await isAnythingDue(deps))) return;
      await withBackupLock(deps.database, async () => {
        // Another process may have done it meanwhile.
        if (await isNightDue(deps)) await make(true, signal);
        const uncopied = signal.aborted ? undefined : await findUncopied(deps);
        if (uncopied) await copyAndNote(deps, uncopied, signal);
        const unproved = signal.aborted ? undefined : await findUnproved(deps);
        if (unproved) await proveAndNote(deps, unproved, readSize);
      });
    },
    progress: () => progress,
    close: async () => {
      closing.abort();
      await running?.catch(() => undefined);
    },
  };
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
  app.addHook('preClose', backups.close);
  if (!config.backups.isNightly) return;
  const job = openPeriodicJob({
    everyMs: roundMs,
    run: backups.runDue,
    onError: (error) => log.warn({ err: error }, 'the backup of the night was not made'),
  });
  diagnostics.addJob('backups', job);
  app.addHook('onListen', async () => job.start());
  app.addHook('onClose', async () => job.stop());
}
