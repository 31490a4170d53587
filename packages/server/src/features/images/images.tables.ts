import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables';

/** An image re-encoded to WebP; its files are named by `id` and width and never change. */
export const images = pgTable(
  'images',
  {
    id: uuid().primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    width: integer().notNull(),
    height: integer().notNull(),
    /** Shown while the image loads: "#a37c52". */
    colour: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('images_owner').on(table.ownerId)],
);
