import { boolean, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables';

/** People who cook together; on the screen a Community. */
export const households = pgTable('households', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  /** The member whose role is owner, shown as admin. */
  ownerId: uuid('owner_id')
    .notNull()
    .references(() => users.id),
  enableMealPlanning: boolean('enable_meal_planning').notNull().default(true),
  enableShoppingLists: boolean('enable_shopping_lists').notNull().default(true),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  /** A closed household is hidden from its members until its owner restores it. */
  closedAt: timestamp('closed_at', { withTimezone: true }),
  deletedAt: timestamp('deleted_at', { withTimezone: true }),
});

export const householdMembers = pgTable(
  'household_members',
  {
    householdId: uuid('household_id')
      .notNull()
      .references(() => households.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    joinedAt: timestamp('joined_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.householdId, table.userId] }),
    index('household_members_user').on(table.userId),
  ],
);
