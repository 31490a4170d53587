/** Once in a month the newest backup is restored beside the database; the outcome is noted for admins. */
import { isProofDue } from '@saltbush/domain/admin/backups';
import { diskLimitsOf } from '@saltbush/domain/admin/disk-space';
import type { FailureKind } from '@saltbush/domain/admin/failure-kinds';
import { sql } from 'drizzle-orm';
import { MayNotCreateDatabases, proveBackup } from '../../../platform/backup/prove';
import { noteOf } from '../../../platform/failure-in-words';
import { findOutage } from '../../../platform/outages';
import { listBackups, type BackupFile } from './backup-folder';
import { changeStatus, readStatus, type BackupStatus } from './backup-status';
import type { Attempt, BackupDeps } from './make-backup';

type Outcome = Pick<NonNullable<BackupStatus['proof']>, 'outcome' | 'kind' | 'reason'>;

/** @returns the backup that is to be proved now, if any */
export async function findUnproved({ clock, config }: BackupDeps): Promise<BackupFile | undefined> {
  const { folder } = config.backups;
  const [newest] = await listBackups(folder);
  const { proof } = await readStatus(folder);
  const last = proof && { ...proof, at: Date.parse(proof.at) };
  const asked = { newest: newest?.name, now: clock().getTime() };
  return isProofDue(last, asked) ? newest : undefined;
}

/** For whoever has the lock. */
export async function proveAndNote(
  deps: BackupDeps,
  { name, path }: BackupFile,
  readSize: Attempt['readSize'],
): Promise<void> {
  const { clock, config, log } = deps;
  const outcome = await prove(deps, path, readSize);
  if (outcome.outcome === 'failed')
    log.error({ backup: name, reason: outcome.reason }, 'a backup could not be restored in a test');
  const proof = { at: clock().toISOString(), backup: name, ...outcome };
  await changeStatus(config.backups.folder, { proof });
}

async function prove(
  deps: BackupDeps,
  file: string,
  readSize: Attempt['readSize'],
): Promise<Outcome> {
  try {
    if (!(await hasSpace(deps, readSize))) {
      return skipped('There is too little space for a test.', 'too-little-space');
    }
    await proveBackup(deps.database, { file });
    return { outcome: 'passed' };
  } catch (error) {
    if (error instanceof MayNotCreateDatabases) {
      return skipped(`ALTER ROLE ${error.role} CREATEDB;`, 'may-not-create-databases');
    }
    const { kind, message: reason } = noteOf(error);
    const isOutage = findOutage(error) !== undefined;
    return isOutage ? skipped(reason, kind) : { outcome: 'failed', kind, reason };
  }
}

const skipped = (reason: string, kind?: FailureKind): Outcome => ({
  outcome: 'skipped',
  kind,
  reason,
});

/** The copy takes about as much as the database; of a disk of another machine nothing is known. */
async function hasSpace(
  { config, database }: BackupDeps,
  readSize: Attempt['readSize'],
): Promise<boolean> {
  if (config.databaseUrl !== undefined) return true;
  const size = await readSize(config.dataFolder);
  if (size === undefined) return true;
  const { rows } = await database.db.execute<{ bytes: number }>(
    sql`select pg_database_size(current_database())::float8 as bytes`,
  );
  const neededBytes = rows[0]!.bytes * 1.5;
  return size.freeBytes - diskLimitsOf(size.totalBytes).largeWrites > neededBytes;
}
