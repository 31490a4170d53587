import { sql } from 'drizzle-orm';
import {
  bigint,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { DeliveryProblem, PauseReason } from '@saltbush/contract/account/webhooks';
import type { WebhookEvent, WebhookTest } from '@saltbush/domain/account/webhooks/webhook-events';
import { users } from '../accounts';
import { householdMembers } from '../households';

/** Addresses of other programs that are sent what changes. One is also a place in the queue of what is sent to it. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Whose list, plan and recipes, of a community; null of one's own. Who leaves it loses its webhooks. */
    householdId: uuid('household_id'),
    /** Of the plan, the list and the cook log. */
    ownerId: uuid('owner_id')
      .notNull()
      .generatedAlwaysAs(sql`coalesce(household_id, user_id)`),
    url: text().notNull(),
    /** With its port: "hooks.example.com:8443". */
    host: text()
      .notNull()
      .generatedAlwaysAs(sql`lower(split_part(url, '/', 3))`),
    events: text().array().$type<WebhookEvent[]>().notNull(),
    /** What signs, encrypted (`platform/sealed-text.ts`): it must be read again. */
    sealedSecret: text('sealed_secret').notNull(),
    /** The one before it, which also signs until then. */
    sealedOldSecret: text('sealed_old_secret'),
    oldSecretUntil: timestamp('old_secret_until', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    pausedAt: timestamp('paused_at', { withTimezone: true }),
    pauseReason: text('pause_reason').$type<PauseReason>(),
    /** Up to which version of the owner's plan there are deliveries. */
    seenVersion: bigint('seen_version', { mode: 'number' }).notNull(),
    /** When its first delivery may be sent; null when nothing waits. During a try the end of the claim. */
    dueAt: timestamp('due_at', { withTimezone: true }),
  },
  (table) => [
    foreignKey({
      name: 'webhooks_member',
      columns: [table.householdId, table.userId],
      foreignColumns: [householdMembers.householdId, householdMembers.userId],
    }).onDelete('cascade'),
    index('webhooks_user').on(table.userId),
    index('webhooks_owner').on(table.ownerId),
    index('webhooks_household').on(table.householdId, table.userId),
    index('webhooks_due').on(table.dueAt),
  ],
);

/** `sending`: a try has begun, and its outcome is not stored. `skipped`: its person may not read it any more. */
export type DeliveryState = 'waiting' | 'sending' | 'delivered' | 'failed' | 'skipped';

/** What was, is or will be sent to a webhook, for some days. What it says is read when it is sent. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    /** The `webhook-id`. */
    id: uuid().primaryKey(),
    webhookId: uuid('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    /** In the order in which they are sent. */
    place: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    event: text().$type<WebhookEvent | WebhookTest>().notNull(),
    /** The recipe, or the entry of the cook log. */
    subjectId: uuid('subject_id'),
    /** Of the list or the plan: after this version of its owner, and up to the other. */
    afterVersion: bigint('after_version', { mode: 'number' }),
    toVersion: bigint('to_version', { mode: 'number' }),
    happenedAt: timestamp('happened_at', { withTimezone: true }).notNull(),
    state: text().$type<DeliveryState>().notNull(),
    /** All tries. After the first one what it is about stays the same. */
    tries: integer().notNull().default(0),
    /** Since it was last sent by hand: the next one is later after each. */
    failures: integer().notNull().default(0),
    nextTryAt: timestamp('next_try_at', { withTimezone: true }).notNull(),
    triedAt: timestamp('tried_at', { withTimezone: true }),
    durationMs: integer('duration_ms'),
    status: integer(),
    problem: text().$type<DeliveryProblem>(),
  },
  (table) => [
    index('webhook_deliveries_newest').on(table.webhookId, table.place),
    index('webhook_deliveries_open')
      .on(table.webhookId, table.place)
      .where(sql`state in ('waiting', 'sending')`),
    index('webhook_deliveries_age').on(table.happenedAt),
  ],
);

/**
 * What happened to recipes and in cook logs that have a webhook, until there is a delivery. Added by triggers (migration
 * "webhooks"), in the transaction of the change.
 */
export const webhookChanges = pgTable(
  'webhook_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Not a reference: nobody's recipe waits for a webhook that is being removed. */
    webhookId: uuid('webhook_id').notNull(),
    event: text().$type<WebhookEvent>().notNull(),
    subjectId: uuid('subject_id').notNull(),
    happenedAt: timestamp('happened_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('webhook_changes_webhook').on(table.webhookId)],
);
