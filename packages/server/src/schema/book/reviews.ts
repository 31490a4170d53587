import { sql } from 'drizzle-orm';
import {
  check,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../accounts';
import { recipes } from '../recipes';

/** One rating a person and recipe, with or without words. */
export const reviews = pgTable(
  'reviews',
  {
    recipeId: uuid('recipe_id')
      .notNull()
      .references(() => recipes.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Stars, 1 to 5. */
    rating: smallint().notNull(),
    review: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.recipeId, table.userId] }),
    index('reviews_newest').on(table.recipeId, table.updatedAt.desc().nullsFirst(), table.userId),
    index('reviews_user').on(table.userId),
    check('reviews_stars', sql`${table.rating} between 1 and 5`),
  ],
);
