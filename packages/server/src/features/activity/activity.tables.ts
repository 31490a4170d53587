import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables';

/** What people do, counted for the admin's analytics (Spec 3, Analytics); append only. */
export const activity = pgTable(
  'activity',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['cooking-mode'] }).notNull(),
    happenedAt: timestamp('happened_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('activity_kind').on(table.kind, table.happenedAt)],
);
