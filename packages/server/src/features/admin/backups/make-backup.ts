/** Makes one backup in the folder; whoever calls it has the lock. */
import { join } from 'node:path';
import { findSuperfluous } from '@saltbush/domain/admin/backups';
import { diskLimitsOf, type DiskSize } from '@saltbush/domain/admin/disk-space';
import type { Deps } from '../../../deps';
import { backUp } from '../../../platform/backup/backup';
import { noteBackup } from '../../../platform/backup/last-backup';
import type { OnProgress } from '../../../platform/backup/progress';
import { noteOf } from '../../../platform/failure-in-words';
import { findOutage } from '../../../platform/outages';
import { listBackups, nameOfBackup, openFolder, removeBackups } from './backup-folder';
import { changeStatus } from './backup-status';
import { spaceInWords } from './status-in-words';

export type BackupDeps = Pick<
  Deps,
  'clock' | 'config' | 'database' | 'diagnostics' | 'imageStore' | 'log'
>;

export interface Attempt {
  isNightly: boolean;
  onProgress?: OnProgress | undefined;
  signal?: AbortSignal | undefined;
  readSize: (folder: string) => Promise<DiskSize | undefined>;
}

/**
 * Removes old ones once the new one stands. A failure is noted for admins, and leaves all that there were.
 *
 * @throws what made it fail
 */
export async function makeBackup(deps: BackupDeps, attempt: Attempt): Promise<void> {
  const { config, clock, database, imageStore: images, log } = deps;
  const { folder } = config.backups;
  const { isNightly, onProgress, signal, readSize } = attempt;
  try {
    await openFolder(folder);
    await checkSpace(deps, readSize);
    const now = clock();
    const file = join(folder, nameOfBackup(now.getTime(), isNightly));
    const heard = { ...(onProgress && { onProgress }), ...(signal && { signal }) };
    await backUp({ database: database.heavy, images, file, log, now, ...heard });
    await noteBackup(config.dataFolder, file, now);
    await changeStatus(folder, { failure: undefined });
  } catch (error) {
    // A server that stops has not failed: the backup is due again when it starts.
    if (!signal?.aborted) await noteFailure(deps, error);
    throw error;
  }
  await removeBackups(folder, findSuperfluous(await listBackups(folder)));
}

/** More than the last one took, and than the images take now, since those hardly get smaller. */
async function checkSpace(deps: BackupDeps, readSize: Attempt['readSize']): Promise<void> {
  const { folder } = deps.config.backups;
  const size = await readSize(folder);
  if (size === undefined) return;
  const [last] = await listBackups(folder);
  const images = await deps.imageStore.list();
  const ofImages = images.reduce((sum, { bytes }) => sum + bytes, 0);
  const neededBytes = Math.ceil(Math.max(last?.bytes ?? 0, ofImages) * growth) + marginBytes;
  // What the database needs to go on writing is not ours to take.
  const spareBytes = size.freeBytes - diskLimitsOf(size.totalBytes).largeWrites;
  if (spareBytes < neededBytes)
    throw new NoSpace({ neededBytes, spareBytes: Math.max(0, spareBytes) });
}

const growth = 1.1;
const marginBytes = 64 * 1024 * 1024;

class NoSpace extends Error {
  override name = 'NoSpace';
  readonly code = 'ENOSPC';

  constructor(readonly space: { neededBytes: number; spareBytes: number }) {
    super(spaceInWords(space));
  }
}

async function noteFailure({ config, clock, log }: BackupDeps, error: unknown): Promise<void> {
  const reason = findOutage(error) === 'DISK_FULL' ? ('no-space' as const) : ('other' as const);
  log.error({ err: error }, 'a backup could not be made');
  // On a full disk there may be no space for a note either; the log has it.
  const noted =
    error instanceof NoSpace ? { message: error.message, space: error.space } : noteOf(error);
  const failure = { at: clock().toISOString(), reason, ...noted };
  await changeStatus(config.backups.folder, { failure }).catch(() => undefined);
}
