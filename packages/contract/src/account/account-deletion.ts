/** Deleting one's account: what it does, asking for it, and changing one's mind. */
import * as z from 'zod/mini';
import { deviceTokenSchema, linkTokenSchema, signedInFields } from './accounts';
import { route } from '../route';
import { idSchema, rawTextSchema, timestampSchema } from '../schemas/fields';

/** What becomes of a household: someone else owns it, it goes, or it goes on without this member. */
const departureSchema = z.object({
  _id: idSchema,
  name: z.string(),
  outcome: z.enum(['handed-over', 'deleted', 'left']),
  /** Who owns it then. */
  newOwner: z.optional(z.string()),
});

const quarterHour = 15 * 60;

export const accountDeletionRoutes = {
  preview: route({
    method: 'GET',
    path: '/users/deletion',
    summary: 'What deleting the account of the person who asks would do. Nothing is changed.',
    access: 'signed-in',
    response: z.object({
      /** When it would be, if asked for now. */
      dueAt: timestampSchema,
      households: z.array(departureSchema),
      recipes: z.object({
        total: z.int(),
        public: z.int(),
        /** How many of them others have saved: each of those keeps a copy. */
        savedByOthers: z.int(),
      }),
      reviews: z.int(),
      /** A paid plan, which is cancelled at once. */
      hasPaidPlan: z.boolean(),
      /** Then it is refused. */
      isLastAdmin: z.boolean(),
      hasPassword: z.boolean(),
    }),
  }),
  request: route({
    method: 'POST',
    path: '/users/deletion',
    summary:
      'Delete the account of the person who asks, after some days. Signs out everywhere; signing in offers to keep it.',
    access: 'signed-in',
    body: z.object({
      /** Of those who have one; the others signed in within the last ten minutes. */
      password: z.optional(rawTextSchema(1_000)),
    }),
    response: z.object({ dueAt: timestampSchema }),
    errors: [
      'LAST_ADMIN',
      'CONFIRM_PASSWORD',
      'WRONG_PASSWORD',
      'PLAN_NOT_CHANGED',
      'PAYMENTS_UNAVAILABLE',
    ],
    rateLimit: { max: 20, seconds: quarterHour },
    timeoutMs: 20_000,
  }),
  keep: route({
    method: 'POST',
    path: '/auth/keep-account',
    summary:
      'Keep an account that is due to be deleted, and sign in, with the token of the refusal.',
    access: 'anyone',
    body: z.object({ token: linkTokenSchema, deviceToken: deviceTokenSchema }),
    response: z.object(signedInFields),
    errors: ['SIGN_IN_REFUSED', 'ACCOUNT_DISABLED'],
    rateLimit: { max: 30, seconds: quarterHour },
  }),
};

export type Departure = z.output<typeof departureSchema>;
