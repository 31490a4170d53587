import { index, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts';
import { recipes } from '../recipes';

/** Other people's recipes that someone added to their own (Spec 3: addedToMyRecipes). */
export const recipeSaves = pgTable(
  'recipe_saves',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    recipeId: uuid('recipe_id')
      .notNull()
      .references(() => recipes.id, { onDelete: 'cascade' }),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.recipeId] }),
    index('recipe_saves_newest').on(
      table.userId,
      table.savedAt.desc().nullsFirst(),
      table.recipeId,
    ),
    index('recipe_saves_recipe').on(table.recipeId),
  ],
);

/** Recipes that someone loves, their own or others'. */
export const favourites = pgTable(
  'favourites',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    recipeId: uuid('recipe_id')
      .notNull()
      .references(() => recipes.id, { onDelete: 'cascade' }),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.recipeId] }),
    index('favourites_newest').on(table.userId, table.addedAt.desc().nullsFirst(), table.recipeId),
    index('favourites_recipe').on(table.recipeId),
  ],
);
