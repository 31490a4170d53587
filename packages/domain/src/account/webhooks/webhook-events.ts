/** What a webhook may be sent (decision 0127): a thing, a full stop, what happened to it. */
export const webhookEvents = [
  'list.changed',
  'plan.changed',
  'recipe.created',
  'recipe.changed',
  'recipe.deleted',
  'recipe.cooked',
] as const;

export type WebhookEvent = (typeof webhookEvents)[number];

/** Sent when its person asks for it, whatever else the webhook is sent. */
export const webhookTest = 'webhook.test';
export type WebhookTest = typeof webhookTest;
