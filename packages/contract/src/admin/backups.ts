/** Backups of the instance, for its admins (docs/backups.md). */
import * as z from 'zod/mini';
import { failureKinds } from '@saltbush/domain/admin/failure-kinds';
import { route } from '../route';
import { maxLength } from '../schemas/lengths';
import { timestampSchema } from '../schemas/fields';

const adminTimeoutMs = 15_000;
const bytes = z.number();

/** What it is in words that do not stand in `message` or `reason`. */
const kind = z.optional(z.enum(failureKinds));

/** What is remembered of the last ones. */
export const backupStatusFields = {
  /** Absent once one was made again. `message` has nothing that people wrote. */
  failure: z.optional(
    z.object({
      at: timestampSchema,
      reason: z.enum(['no-space', 'other']),
      kind,
      message: z.string(),
      /** Where there was too little space for it. */
      space: z.optional(z.object({ neededBytes: bytes, spareBytes: bytes })),
    }),
  ),
  /** The last one that was copied to object storage, or the last attempt that failed. */
  copy: z.optional(
    z.object({ at: timestampSchema, backup: z.string(), kind, failure: z.optional(z.string()) }),
  ),
  /** The last one that was restored beside the database, to prove that it can be. */
  proof: z.optional(
    z.object({
      at: timestampSchema,
      backup: z.string(),
      outcome: z.enum(['passed', 'failed', 'skipped']),
      kind,
      /** Of one that did not pass. */
      reason: z.optional(z.string()),
    }),
  ),
};

const backupSchema = z.object({
  name: z.string(),
  madeAt: timestampSchema,
  bytes,
  isNightly: z.boolean(),
});

export const progressSchema = z.object({
  step: z.enum(['rows', 'images', 'checking']),
  done: z.number(),
  /** Tables of rows, bytes of images and of a file that is checked. */
  total: z.number(),
});

const backupName = z.object({
  name: z.string().check(maxLength(58), z.regex(/^saltbush-[\w-]{1,40}\.saltbush$/)),
});

export const backupsRoutes = {
  state: route({
    method: 'GET',
    path: '/admin/backups',
    summary: 'The backups in the folder of this server, newest first, and how the last ones went.',
    access: 'admin',
    response: z.object({
      /** Whether they are made by themselves. */
      isNightly: z.boolean(),
      folder: z.string(),
      backups: z.array(backupSchema),
      /** Whether they are copied to object storage. */
      isCopied: z.boolean(),
      /** Whether one is being made, by whichever process. */
      isRunning: z.boolean(),
      /** Of the process that answers. */
      progress: z.optional(progressSchema),
      ...backupStatusFields,
    }),
    timeoutMs: adminTimeoutMs,
  }),
  start: route({
    method: 'POST',
    path: '/admin/backups',
    summary: 'Starts a backup now; its progress and its outcome are in the state.',
    access: 'admin',
    errors: ['BACKUP_RUNNING'],
    rateLimit: { max: 30, seconds: 60 * 60 },
    timeoutMs: adminTimeoutMs,
  }),
  prepareDownload: route({
    method: 'POST',
    path: '/admin/backups/{name}/download',
    summary:
      'Lets this browser fetch a backup for some minutes, by a cookie for that address alone.',
    access: 'admin',
    params: backupName,
    response: z.object({ url: z.string() }),
    errors: ['NOT_FOUND'],
    rateLimit: { max: 30, seconds: 60 * 60 },
    timeoutMs: adminTimeoutMs,
  }),
  download: route({
    method: 'GET',
    path: '/admin/backups/{name}/file',
    summary: 'A backup as a file, to an admin who is signed in or whose browser was let in.',
    access: 'anyone',
    heavy: 'waiting',
    params: backupName,
    isDownload: true,
    errors: ['NOT_SIGNED_IN', 'FORBIDDEN', 'NOT_FOUND'],
    rateLimit: { max: 30, seconds: 60 * 60 },
  }),
};

export type BackupOnWire = z.output<typeof backupSchema>;
export type BackupProgress = z.output<typeof progressSchema>;
