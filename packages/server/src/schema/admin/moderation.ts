import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { reportReasons } from '@saltbush/domain/book/moderation/reports';
import { users } from '../accounts';
import { recipes } from '../recipes';

export const recipeReports = pgTable(
  'recipe_reports',
  {
    id: uuid().primaryKey(),
    reporterId: uuid('reporter_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    recipeId: uuid('recipe_id')
      .notNull()
      .references(() => recipes.id, { onDelete: 'cascade' }),
    reason: text({ enum: reportReasons }).notNull(),
    note: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    closedAt: timestamp('closed_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('recipe_reports_open')
      .on(table.recipeId, table.reporterId)
      .where(sql`closed_at is null`),
    index('recipe_reports_reporter').on(table.reporterId),
    index('recipe_reports_recipe').on(table.recipeId),
  ],
);

/** Recipes that admins hid from the public. */
export const hiddenRecipes = pgTable(
  'hidden_recipes',
  {
    recipeId: uuid('recipe_id')
      .primaryKey()
      .references(() => recipes.id, { onDelete: 'cascade' }),
    /** As the owner got it. */
    reason: text().notNull(),
    /** Also when its public links were revoked, so that they can be opened again. */
    hiddenAt: timestamp('hidden_at', { withTimezone: true }).notNull(),
    wasListed: boolean('was_listed').notNull(),
    wasPublic: boolean('was_public').notNull(),
  },
  (table) => [index('hidden_recipes_newest').on(table.hiddenAt.desc().nullsFirst())],
);
