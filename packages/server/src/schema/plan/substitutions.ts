import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { planOwners } from '../meal-plans';

/** What people use instead of an ingredient. */
export const substitutions = pgTable(
  'substitutions',
  {
    id: uuid().primaryKey(),
    /** The person, or the household. */
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => planOwners.id, { onDelete: 'cascade' }),
    food: text().notNull(),
    substitute: text().notNull(),
    note: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [index('substitutions_owner').on(table.ownerId, table.createdAt)],
);
