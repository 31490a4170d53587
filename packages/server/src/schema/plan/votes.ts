import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts';
import { planOwners } from '../meal-plans';

/** Personal links to vote without an account; one for each person who eats. The votes themselves are rows of the plan. */
export const voteLinks = pgTable(
  'vote_links',
  {
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => planOwners.id, { onDelete: 'cascade' }),
    /** The id of a row of the kind `eaters`. */
    eaterId: uuid('eater_id').notNull(),
    /** SHA-256 of the token in the address. */
    tokenHash: text('token_hash').notNull().unique(),
    /** Votes are written in this person's name: the link ends with them. */
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.eaterId] }),
    index('vote_links_creator').on(table.createdBy),
  ],
);
