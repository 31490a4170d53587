import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts';
import { planOwners } from '../meal-plans';

/** Addresses of plans for calendar apps. Each member has their own of a household's, so that it ends with them. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => planOwners.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token in the address. */
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.ownerId] }),
    index('calendar_feeds_owner').on(table.ownerId),
  ],
);
