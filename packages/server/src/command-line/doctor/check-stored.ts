/** What is stored: images, backups, mails that wait, and space for more. */
import { and, isNotNull, isNull } from 'drizzle-orm';
import { findAttention, type AttentionKind } from '@saltbush/domain/admin/attention';
import { imageKey } from '../../features/access/images';
import { findFirstUse, loadSessionSecret } from '../../features/account/accounts';
import { openServiceSettings } from '../../features/account/service-settings';
import { readMailQueue, type MailQueue } from '../../features/admin/instance-health';
import { openImageStore } from '../../outside/open-image-store';
import { findLastBackup } from '../../platform/backup/last-backup';
import type { Config } from '../../config';
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

interface MailState {
  isSetUp: boolean;
  queue: MailQueue;
}

/** Judged as in the admin panel. */
async function checkSpaceAndMail(
  { config, clock, readDiskSize }: Installation,
  mail?: MailState,
): Promise<Finding[]> {
  const { dataFolder } = config;
  const attention = findAttention({
    now: clock().getTime(),
    disk: await readDiskSize(dataFolder),
    failingJobs: 0,
    reportedRecipes: 0,
    reportedReviews: 0,
    unreadFeedback: 0,
    mail: {
      isSetUp: mail?.isSetUp ?? false,
      oldestWaitingAt: mail?.queue.oldestWaitingAt?.getTime(),
      failed: mail?.queue.failed ?? 0,
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
  database: Database,
  installation: Installation,
): Promise<Finding[]> {
  const { db } = database;
  const { config } = installation;
  const { dataFolder } = config;
  const now = installation.clock();
  const queue = await readMailQueue(db, new Date(now.getTime() - 7 * dayMs));
  const services = openServiceSettings(config, database, loadSessionSecret);
  const isMailSetUp = (await services.find('mail')) !== undefined;
  const backup = await findLastBackup(dataFolder);
  return [
    ...(await checkSpaceAndMail(installation, { isSetUp: isMailSetUp, queue })),
    ...(await checkImages(db, config)),
    ...checkBackup(now, backup && new Date(backup.finishedAt), await findFirstUse(db)),
  ];
}

/** Of those that have files of ours: not the curated library's, and not photos that are linked. */
async function checkImages(db: Database['db'], config: Config): Promise<Finding[]> {
  const stored = await db
    .select({ id: images.id })
    .from(images)
    .where(and(isNotNull(images.ownerId), isNull(images.externalUrl)));
  const files = await listKeys(config);
  const missing = stored.filter(({ id }) => !files.has(imageKey(id, usualWidth)));
  if (missing.length === 0) return [];
  const names = missing.slice(0, shownImages).map(({ id }) => id);
  const more = missing.length > names.length ? ' …' : '';
  const inBucket = config.s3?.uses.includes('images') === true;
  return [
    fault(
      `The files of ${missing.length} of ${stored.length} pictures are missing in ${inBucket ? 'the bucket' : `${config.dataFolder}/images`}: ${names.join(', ')}${more}.`,
      inBucket
        ? 'Check that S3_BUCKET and S3_PREFIX name the place that belongs to this database, or run saltbush move-images.'
        : 'Check that SALTBUSH_DATA names the folder that belongs to this database; otherwise restore a backup in a new folder.',
    ),
  ];
}

async function listKeys(config: Config): Promise<Set<string>> {
  const store = await openImageStore(config);
  return new Set((await store.list()).map(({ key }) => key));
}

/** Of the file that recipes name. */
const usualWidth = 800;

function checkBackup(now: Date, backupAt: Date | undefined, inUseSince: Date | undefined) {
  const since = backupAt ?? inUseSince;
  if (since === undefined) return [];
  const isOld = now.getTime() - since.getTime() > longestWithoutBackupMs;
  const advice =
    'Look at Health in the Admin Panel for why the nightly one failed; with BACKUPS=off run saltbush backup FILE each night.';
  if (backupAt === undefined) {
    return [(isOld ? fault : warning)('There is no backup yet.', advice)];
  }
  const days = Math.floor((now.getTime() - since.getTime()) / dayMs);
  return isOld ? [fault(`The last backup is ${days} days old.`, advice)] : [];
}
