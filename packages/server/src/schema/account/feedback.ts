import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../accounts';
import { images } from '../images';

/** One for each person who wrote to the admins, or got a message from them. */
export const feedbackConversations = pgTable(
  'feedback_conversations',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Also the number of the last one. */
    messageCount: integer('message_count').notNull().default(0),
    lastMessageAt: timestamp('last_message_at', { withTimezone: true }).notNull(),
    /** Numbers of the last messages that were seen. */
    readByPerson: integer('read_by_person').notNull().default(0),
    readByAdmins: integer('read_by_admins').notNull().default(0),
    /** Whether the person wrote something that no admin has seen. */
    waitsForAdmins: boolean('waits_for_admins').notNull().default(false),
    /** When to send a mail unless it is read before; null while none is due, or one was sent. */
    adminMailDueAt: timestamp('admin_mail_due_at', { withTimezone: true }),
    personMailDueAt: timestamp('person_mail_due_at', { withTimezone: true }),
    /** A mail was sent, and nothing was read since: another one would say the same. */
    adminsMailed: boolean('admins_mailed').notNull().default(false),
    personMailed: boolean('person_mailed').notNull().default(false),
  },
  (table) => [
    index('feedback_conversations_listed').on(
      table.waitsForAdmins.desc(),
      table.lastMessageAt.desc(),
      table.userId,
    ),
    index('feedback_conversations_admin_mail')
      .on(table.adminMailDueAt)
      .where(sql`${table.adminMailDueAt} is not null`),
    index('feedback_conversations_person_mail')
      .on(table.personMailDueAt)
      .where(sql`${table.personMailDueAt} is not null`),
  ],
);

export const feedbackMessages = pgTable(
  'feedback_messages',
  {
    id: uuid().primaryKey(),
    /** Of the conversation. */
    userId: uuid('user_id')
      .notNull()
      .references(() => feedbackConversations.userId, { onDelete: 'cascade' }),
    number: integer().notNull(),
    isFromAdmin: boolean('is_from_admin').notNull(),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    text: text().notNull(),
    imageId: uuid('image_id').references(() => images.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('feedback_messages_number').on(table.userId, table.number),
    index('feedback_messages_author').on(table.authorId, table.createdAt),
    index('feedback_messages_image').on(table.imageId),
  ],
);
