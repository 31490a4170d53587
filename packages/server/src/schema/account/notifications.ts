import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { NoticeChannel, NoticeKind } from '@saltbush/domain/device/notifications/choices';
import { users } from '../accounts';
import { planOwners } from '../meal-plans';

/** A browser that its owner allowed to show notices. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    /** SHA-256 of the endpoint: one browser is one row, whoever signs in to it. */
    id: text().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Not a reference: a session that ended by time is deleted, the device stays; a sign-out deletes both. */
    sessionId: text('session_id').notNull(),
    endpoint: text().notNull(),
    /** Of the push service: "fcm.googleapis.com". */
    host: text()
      .notNull()
      .generatedAlwaysAs(sql`lower(split_part(endpoint, '/', 3))`),
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** When the app was last opened there. */
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('push_subscriptions_user').on(table.userId),
    index('push_subscriptions_session').on(table.sessionId),
    index('push_subscriptions_seen').on(table.seenAt),
    index('push_subscriptions_host').on(table.host),
  ],
);

/** What a notice shows, and the page that it opens. */
export interface PushContent {
  title: string;
  body: string;
  /** A path of the app. */
  path: string;
}

/** Notices that are due or will be; gone once they are sent. */
export const pushMessages = pgTable(
  'push_messages',
  {
    subscriptionId: text('subscription_id')
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
    /** A newer notice of the same topic replaces it: "timer:0196…". */
    topic: text().notNull(),
    kind: text().$type<NoticeKind | 'test'>().notNull(),
    content: jsonb().$type<PushContent>().notNull(),
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
    /** Nobody wants it after that. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    attempts: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.subscriptionId, table.topic] }),
    index('push_messages_due').on(table.dueAt),
  ],
);

/** What people turned off. */
export const noticeRefusals = pgTable(
  'notice_refusals',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<NoticeKind>().notNull(),
    channel: text().$type<NoticeChannel>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.channel] })],
);

/** Up to which change of a list a member was notified. */
export const listNotices = pgTable(
  'list_notices',
  {
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => planOwners.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    notifiedVersion: bigint('notified_version', { mode: 'number' }).notNull(),
    notifiedAt: timestamp('notified_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.userId] }),
    index('list_notices_user').on(table.userId),
  ],
);
