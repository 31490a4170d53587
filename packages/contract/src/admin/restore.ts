/** A backup is restored on the screen of an instance that nobody has an account of (docs/backups.md). */
import * as z from 'zod/mini';
import { progressSchema } from './backups';
import { route } from '../route';

export const restoreLimits = { bytes: 50 * 1024 ** 3 } as const;

const hourMs = 60 * 60 * 1000;

export const restoreRoutes = {
  state: route({
    method: 'GET',
    path: '/restore',
    summary:
      'Whether a backup can be restored here, and how far that is; nothing once there is an account.',
    access: 'anyone',
    response: z.object({
      /** Whether nobody has an account. */
      isPossible: z.boolean(),
      progress: z.optional(
        z.extend(progressSchema, {
          /** Of what is received, bytes; "restarting" has neither. */
          step: z.enum(['receiving', 'checking', 'rows', 'images', 'restarting']),
        }),
      ),
      /** Why the last attempt changed nothing. */
      problem: z.optional(z.string()),
    }),
  }),
  upload: route({
    method: 'POST',
    path: '/restore',
    summary: 'Restore a backup; answers once it has arrived, and how it goes on is in the state.',
    access: 'anyone',
    upload: { field: 'file', maxBytes: restoreLimits.bytes, isStreamed: true },
    errors: ['INSTANCE_IN_USE', 'BACKUP_RUNNING', 'FORBIDDEN'],
    rateLimit: { max: 20, seconds: 60 * 60 },
    timeoutMs: hourMs,
  }),
};
