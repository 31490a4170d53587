/**
 * Webhooks: another program is sent what changes, signed after the Standard Webhooks specification (docs/webhooks.md). The
 * secret that signs is in two answers only: that which makes the webhook, and that which rolls the secret.
 */
import * as z from 'zod/mini';
import { webhookEvents, webhookTest } from '@saltbush/domain/account/webhooks/webhook-events';
import { say } from '@saltbush/domain/texts/say';
import { route } from '../route';
import {
  idParams,
  idSchema,
  rawTextSchema,
  timestampSchema,
  webAddressSchema,
} from '../schemas/fields';
import { maxLength, minLength } from '../schemas/lengths';
import { zonedTimestampSchema } from '../schemas/zoned-timestamp';

export const webhookLimits = {
  perPerson: 10,
  urlLength: 2_000,
  /** Deliveries in one answer, the newest. */
  deliveriesShown: 50,
  /** Deliveries that wait for one webhook; what happens beyond is not sent. */
  waiting: 1_000,
  /** How long deliveries are stored, in days. */
  deliveryDays: 30,
  /** How long the secret before also signs, in hours. */
  oldSecretHours: 24,
} as const;

/** Why nothing is sent: its person paused it, it answered 410, it failed for days, or its secret can't be read any more. */
export const pauseReasons = ['person', 'gone', 'failing', 'secret'] as const;

/** Why a try had no answer; `secret`: nothing was sent, since the secret can't be read any more. */
export const deliveryProblems = [
  'private-address',
  'slow',
  'unknown-host',
  'broken',
  'secret',
] as const;

const webhookSchema = z.object({
  _id: idSchema,
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  /** Absent of one's own. */
  household: z.optional(z.object({ _id: idSchema, name: z.string() })),
  createdAt: timestampSchema,
  paused: z.optional(z.object({ at: timestampSchema, reason: z.enum(pauseReasons) })),
  /** Until when the secret before also signs. */
  oldSecretUntil: z.optional(timestampSchema),
});

const deliverySchema = z.object({
  /** Its `webhook-id`, the same at each try. */
  _id: idSchema,
  event: z.enum([...webhookEvents, webhookTest]),
  /** When it happened. */
  at: timestampSchema,
  /** `skipped`: its person may not read it any more. */
  state: z.enum(['waiting', 'delivered', 'failed', 'skipped']),
  tries: z.int(),
  /** Of the last try, like what follows. */
  triedAt: z.optional(timestampSchema),
  status: z.optional(z.int()),
  durationMs: z.optional(z.int()),
  problem: z.optional(z.enum(deliveryProblems)),
  nextTryAt: z.optional(timestampSchema),
});

/** Asked for when the sign-in is more than a few minutes old (`CONFIRM_PASSWORD`). */
const password = z.optional(rawTextSchema(1_000));
const rateLimit = { max: 60, seconds: 15 * 60 };

export const webhooksRoutes = {
  list: route({
    method: 'GET',
    path: '/webhooks',
    summary: 'The webhooks that the person who asks has made, newest first.',
    access: 'signed-in',
    response: z.object({ webhooks: z.array(webhookSchema) }),
  }),
  create: route({
    method: 'POST',
    path: '/webhooks',
    summary: 'Make a webhook; this answer alone has its secret.',
    access: 'signed-in',
    body: z.object({
      url: webAddressSchema(webhookLimits.urlLength),
      events: z
        .array(z.enum(webhookEvents))
        .check(minLength(1, say('Please choose what is sent')), maxLength(webhookEvents.length)),
      /** Absent: of one's own list, plan and recipes. */
      householdId: z.optional(idSchema),
      password,
    }),
    response: z.object({ secret: z.string(), webhook: webhookSchema }),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'NOT_POSSIBLE', 'CONFIRM_PASSWORD', 'WRONG_PASSWORD'],
    rateLimit,
  }),
  rollSecret: route({
    method: 'POST',
    path: '/webhooks/{id}/secret',
    summary: 'Make another secret; the one before also signs for 24 hours.',
    access: 'signed-in',
    params: idParams,
    body: z.object({ password }),
    response: z.object({ secret: z.string(), webhook: webhookSchema }),
    errors: ['NOT_FOUND', 'CONFIRM_PASSWORD', 'WRONG_PASSWORD'],
    rateLimit,
  }),
  listDeliveries: route({
    method: 'GET',
    path: '/webhooks/{id}/deliveries',
    summary: 'The last deliveries of a webhook, newest first.',
    access: 'signed-in',
    params: idParams,
    response: z.object({ deliveries: z.array(deliverySchema) }),
    errors: ['NOT_FOUND'],
  }),
  sendTest: route({
    method: 'POST',
    path: '/webhooks/{id}/test',
    summary: 'Send a test, before anything that waits, and once.',
    access: 'signed-in',
    params: idParams,
    errors: ['NOT_FOUND', 'NOT_POSSIBLE'],
    rateLimit,
  }),
  sendAgain: route({
    method: 'POST',
    path: '/webhooks/{id}/deliveries/{deliveryId}/send',
    summary: 'Send a delivery again, or what waits for its next try now.',
    access: 'signed-in',
    params: z.object({ id: idSchema, deliveryId: idSchema }),
    errors: ['NOT_FOUND'],
    rateLimit: { max: 300, seconds: 15 * 60 },
  }),
  sendFailedAgain: route({
    method: 'POST',
    path: '/webhooks/{id}/send-failed',
    summary: 'Send again all that happened since a time and could not be delivered, in order.',
    access: 'signed-in',
    params: idParams,
    body: z.object({ since: zonedTimestampSchema }),
    response: z.object({ count: z.int() }),
    errors: ['NOT_FOUND'],
    rateLimit,
  }),
  setPaused: route({
    method: 'PUT',
    path: '/webhooks/{id}/paused',
    summary: 'Pause a webhook, or resume it: then what waits is sent at once.',
    access: 'signed-in',
    params: idParams,
    body: z.object({ isPaused: z.boolean() }),
    errors: ['NOT_FOUND'],
  }),
  remove: route({
    method: 'DELETE',
    path: '/webhooks/{id}',
    summary: 'Remove a webhook and what waits for it.',
    access: 'signed-in',
    params: idParams,
    errors: ['NOT_FOUND'],
  }),
};

export type Webhook = z.output<typeof webhookSchema>;
export type WebhookDelivery = z.output<typeof deliverySchema>;
export type DeliveryProblem = (typeof deliveryProblems)[number];
export type PauseReason = (typeof pauseReasons)[number];
