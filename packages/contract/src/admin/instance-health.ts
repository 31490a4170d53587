/** The state of an instance for its admins: what it runs on, what it does in the background, what needs attention. */
import * as z from 'zod/mini';
import { attentionKinds } from '@saltbush/domain/admin/attention';
import { outsideServiceNames } from './outside-services';
import { route } from '../route';
import { timestampSchema } from '../schemas/fields';

/** Spec 9: admin calls. */
const adminTimeoutMs = 15_000;

export const jobNames = [
  'mail',
  'notices',
  'list-changes',
  'webhook-events',
  'webhooks',
  'recurring-meals',
  'small-jobs',
  'changed-recipes',
  'file-imports',
  'visits',
  'recipe-maintenance',
  'outer-recipes',
  'storage-maintenance',
  'household-maintenance',
  'connection-maintenance',
  'plan-maintenance',
  'payments',
  'backups',
  'sample-recipes',
  'starter-prices',
] as const;

export const workerPoolNames = [
  'recipe-reader',
  'file-reader',
  'feed-reader',
  'price-file-reader',
  'image-encoder',
  'photo-reader',
  'computing',
] as const;

const seconds = z.number();
const bytes = z.number();
const optionalTime = z.optional(timestampSchema);

const jobSchema = z.object({
  name: z.enum(jobNames),
  everySeconds: seconds,
  isRunning: z.boolean(),
  lastStartedAt: optionalTime,
  lastSeconds: z.optional(seconds),
  /** Whether the last round failed. */
  isFailing: z.boolean(),
  lastFailureAt: optionalTime,
  /** Without anything that people wrote. */
  lastFailure: z.optional(z.string()),
  nextAt: optionalTime,
});

const serviceSchema = z.object({
  name: z.enum(outsideServiceNames),
  isSetUp: z.boolean(),
  /** Since the server started. */
  lastSuccessAt: optionalTime,
  lastFailureAt: optionalTime,
  lastFailure: z.optional(z.string()),
});

const attentionSchema = z.array(z.object({ kind: z.enum(attentionKinds), count: z.int() }));

const healthSchema = z.object({
  version: z.string(),
  nodeVersion: z.string(),
  startedAt: timestampSchema,
  /** Of the server's own process. */
  memoryBytes: bytes,
  database: z.object({
    isBuiltIn: z.boolean(),
    version: z.string(),
    bytes,
    /** How long a query took that asks for nothing. */
    answerMs: z.number(),
    connections: z.int(),
    maxConnections: z.int(),
    appliedMigrations: z.int(),
    pendingMigrations: z.int(),
  }),
  /** Of the data folder; absent where the system does not tell. */
  disk: z.optional(z.object({ freeBytes: bytes, totalBytes: bytes })),
  /** The last one of this data folder, however it was made. */
  backup: z.optional(z.object({ finishedAt: timestampSchema, bytes })),
  mail: z.object({
    isSetUp: z.boolean(),
    waiting: z.int(),
    oldestWaitingAt: optionalTime,
    /** Given up in the last week. */
    failed: z.int(),
  }),
  services: z.array(serviceSchema),
  jobs: z.array(jobSchema),
  workers: z.array(
    z.object({
      name: z.enum(workerPoolNames),
      running: z.int(),
      maxRunning: z.int(),
      waiting: z.int(),
    }),
  ),
  liveConnections: z.int(),
});

export const instanceHealthRoutes = {
  state: route({
    method: 'GET',
    path: '/admin/health',
    summary: 'The state of this server process, its database, its background jobs and services.',
    access: 'admin',
    response: healthSchema,
    timeoutMs: adminTimeoutMs,
  }),
  runJob: route({
    method: 'POST',
    path: '/admin/jobs/{name}/run',
    summary: 'Starts a round of a background job now; its outcome is in the state.',
    access: 'admin',
    params: z.object({ name: z.enum(jobNames) }),
    errors: ['NOT_FOUND'],
    timeoutMs: adminTimeoutMs,
  }),
  overview: route({
    method: 'GET',
    path: '/admin/overview',
    summary: 'A few figures, and what needs the attention of an admin.',
    access: 'admin',
    response: z.object({
      users: z.int(),
      newUsersThisWeek: z.int(),
      activeUsersThisWeek: z.int(),
      /** Ever, also those that are gone. */
      recipesAdded: z.int(),
      recipesAddedThisWeek: z.int(),
      attention: attentionSchema,
    }),
    timeoutMs: adminTimeoutMs,
  }),
};

export type JobName = (typeof jobNames)[number];
export type WorkerPoolName = (typeof workerPoolNames)[number];
export type InstanceHealth = z.output<typeof healthSchema>;
export type JobOnWire = z.output<typeof jobSchema>;
