import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts';

/** What one person causes to another. */
export type CausedMailKind = 'invitation' | 'addedMember' | 'sharedRecipe';

/** Every message ever asked for: written with the change that asks for it, delivered after. */
export const mailMessages = pgTable(
  'mail_messages',
  {
    id: uuid().primaryKey(),
    to: text().notNull(),
    /** Whose action caused it, of a mail to somebody else. */
    senderId: uuid('sender_id').references(() => users.id, { onDelete: 'set null' }),
    /** What a person caused; absent for mails about one's own account. */
    kind: text().$type<CausedMailKind>(),
    subject: text().notNull(),
    /** Blank once a mail server has it: the link in it is a key. */
    text: text().notNull(),
    html: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    attempts: integer().notNull().default(0),
    lastError: text('last_error'),
    /** When to try, or to try again; absent when nothing is left to do. */
    dueAt: timestamp('due_at', { withTimezone: true }),
  },
  (table) => [
    index('mail_messages_created').on(table.createdAt),
    index('mail_messages_caused_to')
      .on(table.to, table.createdAt)
      .where(sql`${table.kind} is not null`),
    index('mail_messages_caused_by')
      .on(table.senderId, table.createdAt)
      .where(sql`${table.senderId} is not null`),
    index('mail_messages_due')
      .on(table.dueAt)
      .where(sql`${table.dueAt} is not null`),
  ],
);
