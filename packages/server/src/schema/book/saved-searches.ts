import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { RecipeQuery } from '@saltbush/domain/recipe/recipe-query/recipe-query';
import { users } from '../accounts';

/** Searches that someone gave a name. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: uuid().primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    query: jsonb().$type<RecipeQuery>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Deleted ones wait here so that deleting can be undone. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [
    index('saved_searches_owner')
      .on(table.ownerId, table.createdAt, table.id)
      .where(sql`${table.deletedAt} is null`),
    index('saved_searches_bin').on(table.ownerId, table.deletedAt),
  ],
);
