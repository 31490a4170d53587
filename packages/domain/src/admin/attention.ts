/**
 * What needs the attention of an admin, the most urgent first.
 *
 * - The disk: too little space for large writes (`disk-space.ts`), or less than a tenth of it, or than 1 GB, is free.
 * - A background job whose last round failed.
 * - An outside service whose last call failed.
 * - People who wrote feedback that no admin has read, and recipes, reviews and comments that someone reported.
 * - Mail that has waited for an hour, or was given up in the last week.
 * - A backup that could not be made since the last one was, or could not be restored when that was tried, or copied to
 *   object storage.
 * - No backup, or none for a week, once the instance is a week old.
 * - Outside services that are not set up: nothing is wrong, but something could be better.
 */
import { isDiskFull, type DiskSize } from './disk-space';

export const attentionKinds = [
  'disk-full',
  'disk-low',
  'jobs-failing',
  'services-failing',
  'recipes-reported',
  'reviews-reported',
  'feedback-unread',
  'mail-late',
  'mail-failed',
  'backup-no-space',
  'backup-failed',
  'backup-unproved',
  'backup-not-copied',
  'no-backup',
  'backup-old',
  'services-not-set-up',
] as const;

export type AttentionKind = (typeof attentionKinds)[number];

export interface Attention {
  kind: AttentionKind;
  /** Of jobs, services, recipes, people, mails or days; 1 where there is nothing to count. */
  count: number;
}

/** Times in ms since 1970, sizes in bytes. */
export interface ObservedInstance {
  now: number;
  disk?: DiskSize | undefined;
  /** When the last backup ended. */
  backupAt?: number | undefined;
  /** Why the last attempt made no backup. */
  backupFailure?: 'no-space' | 'other' | undefined;
  /** Whether the last backup could not be copied to object storage. */
  hasCopyFailed?: boolean | undefined;
  /** Whether the last backup that was restored beside the database could not be. */
  hasProofFailed?: boolean | undefined;
  /** When the first account was made. */
  inUseSince?: number | undefined;
  failingJobs: number;
  reportedRecipes: number;
  /** With the comments. */
  reportedReviews: number;
  /** People who wrote. */
  unreadFeedback: number;
  mail: { isSetUp: boolean; oldestWaitingAt?: number | undefined; failed: number };
  services: readonly {
    isSetUp: boolean;
    lastSuccessAt?: number | undefined;
    lastFailureAt?: number | undefined;
  }[];
}

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
const gigabyte = 1024 ** 3;

/** @example findAttention({ ...observed, failingJobs: 1 }) // [{ kind: 'jobs-failing', count: 1 }] */
export function findAttention(seen: ObservedInstance): Attention[] {
  const counts: Record<AttentionKind, number> = {
    'disk-full': seen.disk && isDiskFull(seen.disk) ? 1 : 0,
    'disk-low': isDiskLow(seen.disk) ? 1 : 0,
    'jobs-failing': seen.failingJobs,
    'services-failing': seen.services.filter(isFailing).length,
    'recipes-reported': seen.reportedRecipes,
    'reviews-reported': seen.reportedReviews,
    'feedback-unread': seen.unreadFeedback,
    'mail-late': isMailLate(seen) ? 1 : 0,
    'mail-failed': seen.mail.failed,
    ...backupCounts(seen),
    'services-not-set-up': seen.services.filter(({ isSetUp }) => !isSetUp).length,
  };
  return attentionKinds
    .map((kind) => ({ kind, count: counts[kind] }))
    .filter(({ count }) => count > 0);
}

function isDiskLow(disk: ObservedInstance['disk']): boolean {
  if (!disk || isDiskFull(disk)) return false;
  return disk.freeBytes < gigabyte || disk.freeBytes < disk.totalBytes / 10;
}

function isFailing({ lastSuccessAt, lastFailureAt }: ObservedInstance['services'][number]) {
  return lastFailureAt !== undefined && lastFailureAt > (lastSuccessAt ?? -Infinity);
}

function isMailLate({ mail: { isSetUp, oldestWaitingAt }, now }: ObservedInstance): boolean {
  return isSetUp && oldestWaitingAt !== undefined && now - oldestWaitingAt > hourMs;
}

function backupCounts(seen: ObservedInstance) {
  const { now, backupAt, backupFailure, hasCopyFailed, hasProofFailed, inUseSince } = seen;
  const daysSince = (time: number) => Math.floor((now - time) / dayMs);
  const isYoung = inUseSince === undefined || daysSince(inUseSince) < 7;
  const days = backupAt === undefined ? 0 : daysSince(backupAt);
  return {
    'backup-no-space': backupFailure === 'no-space' ? 1 : 0,
    'backup-failed': backupFailure === 'other' ? 1 : 0,
    'backup-unproved': hasProofFailed ? 1 : 0,
    'backup-not-copied': hasCopyFailed ? 1 : 0,
    'no-backup': backupAt === undefined && !isYoung ? 1 : 0,
    'backup-old': days >= 7 ? days : 0,
  };
}
