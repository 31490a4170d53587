/** What needs attention is judged by these observations (`domain/admin/attention.ts`). */
import type { ObservedInstance } from '@saltbush/domain/admin/attention';
import type { Deps } from '../../../deps';
import { findLastBackup } from '../../../platform/backup/last-backup';
import { readDiskSize } from '../../../platform/disk/disk-size';
import { findFirstUse } from '../../account/accounts';
import { countWaiting } from '../../account/feedback';
import { readStatus } from '../backups';
import { countReports } from '../moderation';
import { listServices } from '../outside-services';
import { readMailQueue, type MailQueue } from './instance-health.store';

const weekMs = 7 * 24 * 60 * 60 * 1000;

export async function observe(deps: Deps): Promise<ObservedInstance> {
  const { config, database, diagnostics, clock, mail } = deps;
  const [disk, backup, backupStatus, firstUse, queue, reports, unreadFeedback] = await Promise.all([
    readDiskSize(config.dataFolder),
    findLastBackup(config.dataFolder),
    readStatus(config.backups.folder),
    findFirstUse(database.db),
    findMailQueue(deps),
    countReports(database.db),
    countWaiting(database.db),
  ]);
  const jobs = [...diagnostics.jobs.values()].map((job) => job.state());
  return {
    now: clock().getTime(),
    disk,
    backupAt: backup && Date.parse(backup.finishedAt),
    backupFailure: backupStatus.failure?.reason,
    hasCopyFailed: backupStatus.copy?.failure !== undefined,
    hasProofFailed: backupStatus.proof?.outcome === 'failed',
    inUseSince: firstUse?.getTime(),
    failingJobs: jobs.filter(({ last }) => last?.hasFailed).length,
    ...reports,
    unreadFeedback,
    mail: {
      isSetUp: await mail.isSetUp(),
      oldestWaitingAt: queue.oldestWaitingAt?.getTime(),
      failed: queue.failed,
    },
    services: (await listServices(deps)).map(({ name, isSetUp }) => {
      const calls = diagnostics.services.get(name);
      return {
        isSetUp,
        lastSuccessAt: calls?.lastSuccessAt?.getTime(),
        lastFailureAt: calls?.lastFailure?.at.getTime(),
      };
    }),
  };
}

export const findMailQueue = ({ database, clock }: Deps): Promise<MailQueue> =>
  readMailQueue(database.db, new Date(clock().getTime() - weekMs));
