/** What is stored: images, backups, mails that wait, and space for more. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { and, isNotNull, isNull } from 'drizzle-orm';
import { findAttention, type AttentionKind } from '@saltbush/domain/admin/attention';
import { imageKey } from '../../features/access/images';
import { findFirstUse, readMailQueue, type MailQueue } from '../../features/admin/instance-health';
import { findLastBackup } from '../../platform/backup/last-backup';
import type { Database } from '../../platform/db/connect';
import { images } from '../../schema/images';
import { fault, warning, type Finding } from './finding';
import type { Installation } from './installation';

const dayMs = 24 * 60 * 60 * 1000;
/** The admin panel reminds people after a week; who looks after the machine wants to hear of it sooner. */
const longestWithoutBackupMs = 2 * dayMs;
const shownImages = 3;

/** Where the database can't be asked, the disk alone. */
export const checkDisk = (installation: Installation): Promise<Finding[]> =>
  checkSpaceAndMail(installation);

/** Judged as in the admin panel. */
async function checkSpaceAndMail(
  { config, clock, readDiskSize }: Installation,
  queue?: MailQueue,
): Promise<Finding[]> {
  const { dataFolder, smtpUrl } = config;
  const attention = findAttention({
    now: clock().getTime(),
    disk: await readDiskSize(dataFolder),
    failingJobs: 0,
    reportedRecipes: 0,
    unreadFeedback: 0,
    mail: {
      isSetUp: smtpUrl !== undefined,
      oldestWaitingAt: queue?.oldestWaitingAt?.getTime(),
      failed: queue?.failed ?? 0,
    },
    services: [],
  });
  return attention.flatMap(({ kind }) => textOf[kind]?.(dataFolder) ?? []);
}

const textOf: Partial<Record<AttentionKind, (dataFolder: string) => Finding>> = {
  'disk-full': (folder) =>
    fault(
      `The disk of ${folder} is full: nothing large can be saved.`,
      'Delete what is not needed from the disk, or move the data folder to a larger one.',
    ),
  'disk-low': (folder) =>
    fault(
      `The disk of ${folder} is nearly full.`,
      'Delete what is not needed from the disk, or move the data folder to a larger one.',
    ),
  'mail-late': () =>
    warning(
      'Mails have waited for more than an hour.',
      'Look at the page Outbox of the Admin Panel, which has the reason.',
    ),
  'mail-failed': () =>
    warning(
      'Mails of the last week were given up.',
      'Look at the page Outbox of the Admin Panel, which has the reason.',
    ),
};

/** @param database with the tables of this program */
export async function checkStored(
  { db }: Database,
  installation: Installation,
): Promise<Finding[]> {
  const { dataFolder } = installation.config;
  const now = installation.clock();
  const queue = await readMailQueue(db, new Date(now.getTime() - 7 * dayMs));
  const backup = await findLastBackup(dataFolder);
  return [
    ...(await checkSpaceAndMail(installation, queue)),
    ...(await checkImages(db, dataFolder)),
    ...checkBackup(now, backup && new Date(backup.finishedAt), await findFirstUse(db)),
  ];
}

/** Of those that have files here: not the curated library's, and not photos that are linked. */
async function checkImages(db: Database['db'], dataFolder: string): Promise<Finding[]> {
  const stored = await db
    .select({ id: images.id })
    .from(images)
    .where(and(isNotNull(images.ownerId), isNull(images.externalUrl)));
  const missing = stored.filter(
    ({ id }) => !existsSync(join(dataFolder, 'images', imageKey(id, usualWidth))),
  );
  if (missing.length === 0) return [];
  const names = missing.slice(0, shownImages).map(({ id }) => id);
  const more = missing.length > names.length ? ' …' : '';
  return [
    fault(
      `The files of ${missing.length} of ${stored.length} pictures are missing in ${join(dataFolder, 'images')}: ${names.join(', ')}${more}.`,
      'Check that SALTBUSH_DATA names the folder that belongs to this database; otherwise copy the folder images of a backup there.',
    ),
  ];
}

/** Of the file that recipes name. */
const usualWidth = 800;

function checkBackup(now: Date, backupAt: Date | undefined, inUseSince: Date | undefined) {
  const since = backupAt ?? inUseSince;
  if (since === undefined) return [];
  const isOld = now.getTime() - since.getTime() > longestWithoutBackupMs;
  const todo = 'Run saltbush backup FILE each night, and keep the files on another disk.';
  if (backupAt === undefined) {
    return [(isOld ? fault : warning)('There is no backup yet.', todo)];
  }
  const days = Math.floor((now.getTime() - since.getTime()) / dayMs);
  return isOld ? [fault(`The last backup is ${days} days old.`, todo)] : [];
}
