import { boolean, date, index, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts';

/** Images that people had drawn, for the limit of a day. Rows of earlier days are deleted. */
export const imageGenerations = pgTable(
  'image_generations',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    /** Whether the image is there. While it is being drawn, it counts until its time is over. */
    isDone: boolean('is_done').notNull().default(false),
  },
  (table) => [index('image_generations_user').on(table.userId, table.day)],
);
