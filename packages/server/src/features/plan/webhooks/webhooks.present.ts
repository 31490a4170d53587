import type { Webhook, WebhookDelivery } from '@saltbush/contract/account/webhooks';
import type { DeliveryRow } from './deliveries.store';
import type { NamedWebhook } from './webhooks.store';

export const presentWebhook = (
  { id, url, events, householdId, householdName, createdAt, ...row }: NamedWebhook,
  now: Date,
): Webhook => ({
  _id: id,
  url,
  events,
  createdAt: createdAt.toISOString(),
  ...(householdId !== null && { household: { _id: householdId, name: householdName ?? '' } }),
  ...(row.pausedAt && {
    paused: { at: row.pausedAt.toISOString(), reason: row.pauseReason ?? 'person' },
  }),
  ...(row.oldSecretUntil &&
    row.oldSecretUntil > now && { oldSecretUntil: row.oldSecretUntil.toISOString() }),
});

export const presentDelivery = ({
  id,
  event,
  state,
  tries,
  ...row
}: DeliveryRow): WebhookDelivery => ({
  _id: id,
  event,
  at: row.happenedAt.toISOString(),
  // A try that has begun may be repeated.
  state: state === 'sending' ? 'waiting' : state,
  tries,
  ...(row.triedAt && { triedAt: row.triedAt.toISOString() }),
  ...(row.status !== null && { status: row.status }),
  ...(row.durationMs !== null && { durationMs: row.durationMs }),
  ...(row.problem !== null && { problem: row.problem }),
  ...(state === 'waiting' && { nextTryAt: row.nextTryAt.toISOString() }),
});
