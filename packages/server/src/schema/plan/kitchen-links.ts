import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts';
import { planOwners } from '../meal-plans';

/** Links that show the kitchen screen of a plan to whoever has them, without an account. */
export const kitchenLinks = pgTable(
  'kitchen_links',
  {
    id: uuid().primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => planOwners.id, { onDelete: 'cascade' }),
    /** What it hangs on: "Tablet on the wall". */
    name: text().notNull(),
    /** SHA-256 of the token in the address. */
    tokenHash: text('token_hash').notNull().unique(),
    /** The link ends with this person. */
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** About when it was last read. */
    seenAt: timestamp('seen_at', { withTimezone: true }),
  },
  (table) => [
    index('kitchen_links_owner').on(table.ownerId, table.createdAt),
    index('kitchen_links_creator').on(table.createdBy),
  ],
);
