/** Backups are copied to object storage, where that is set up, and the same ones stay there as in the folder. */
import { findSuperfluous } from '@saltbush/domain/admin/backups';
import { openBackupBucket } from '../../../outside/open-image-store';
import type { Bucket } from '../../../outside/object-storage/bucket';
import { noteOf } from '../../../platform/failure-in-words';
import { listBackups, parseBackupName, type BackupFile } from './backup-folder';
import { changeStatus, readStatus } from './backup-status';
import type { BackupDeps } from './make-backup';

/** @returns the backup that is to be copied now, if any */
export async function findUncopied({ clock, config }: BackupDeps): Promise<BackupFile | undefined> {
  const { folder } = config.backups;
  if (!config.s3?.uses.includes('backups')) return undefined;
  const [newest] = await listBackups(folder);
  const { copy } = await readStatus(folder);
  if (copy?.backup === newest?.name) {
    if (copy?.failure === undefined) return undefined;
    if (clock().getTime() - Date.parse(copy.at) < retryMs) return undefined;
  }
  return newest;
}

const retryMs = 60 * 60 * 1000;

/** For whoever has the lock. A failure is noted, and tried again later: the backup on the disk stands. */
export async function copyAndNote(
  deps: BackupDeps,
  { name, path }: BackupFile,
  signal: AbortSignal,
): Promise<void> {
  const { clock, config, diagnostics, log } = deps;
  const copy = { at: clock().toISOString(), backup: name };
  try {
    const bucket = await openBackupBucket(config);
    if (!bucket) return;
    const watched = diagnostics.watch('s3', bucket);
    await watched.putFile(name, path, signal);
    await removeOld(watched);
    await changeStatus(config.backups.folder, { copy });
  } catch (error) {
    if (signal.aborted) return;
    log.error({ err: error }, 'a backup could not be copied to object storage');
    const { kind, message: failure } = noteOf(error);
    await changeStatus(config.backups.folder, { copy: { ...copy, kind, failure } });
  }
}

async function removeOld(bucket: Bucket): Promise<void> {
  const copies = (await bucket.list()).flatMap(({ key }) => {
    const made = parseBackupName(key);
    return made ? [{ ...made, key }] : [];
  });
  for (const { key } of findSuperfluous(copies)) await bucket.remove(key);
}
