import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts';
import { recipes } from '../recipes';

/** A link that opens one recipe, for anyone or for the owner of one e-mail address. */
export const shareLinks = pgTable(
  'share_links',
  {
    id: uuid().primaryKey(),
    recipeId: uuid('recipe_id')
      .notNull()
      .references(() => recipes.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['public', 'private'] }).notNull(),
    /** Of a private link, folded to lower case. */
    email: text(),
    /** SHA-256 of the token in the link. */
    tokenHash: text('token_hash').notNull(),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Null: it does not end. */
    endsAt: timestamp('ends_at', { withTimezone: true }),
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
    openCount: integer('open_count').notNull().default(0),
    lastOpenedAt: timestamp('last_opened_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('share_links_token').on(table.tokenHash),
    index('share_links_recipe').on(table.recipeId, table.createdAt.desc().nullsFirst()),
    index('share_links_email')
      .on(table.email, table.recipeId)
      .where(sql`revoked_at is null and email is not null`),
  ],
);
