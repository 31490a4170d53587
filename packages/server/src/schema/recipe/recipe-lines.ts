/** The lines of recipes: their ingredients and their steps, which are replaced as a whole when a recipe is saved. */
import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { recipes } from '../recipes';

/** One line as typed; numbers, foods and aisles are derived when read. */
export const recipeIngredients = pgTable(
  'recipe_ingredients',
  {
    recipeId: uuid('recipe_id')
      .notNull()
      .references(() => recipes.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    section: text(),
    amount: text().notNull(),
    unit: text().notNull(),
    name: text().notNull(),
    note: text(),
    /** The recipe that the line stands for; it may be gone, and then the line is its text. */
    subRecipeId: uuid('sub_recipe_id'),
  },
  (table) => [
    primaryKey({ columns: [table.recipeId, table.position] }),
    index('recipe_ingredients_sub_recipes')
      .on(table.recipeId, table.subRecipeId)
      .where(sql`sub_recipe_id is not null`),
    index('recipe_ingredients_of_sub_recipe')
      .on(table.subRecipeId, table.recipeId)
      .where(sql`sub_recipe_id is not null`),
  ],
);

/**
 * Recipes that changed and are in others, written by triggers: what is derived of the others is derived again
 * (`derive-outer-recipes.ts`). A recipe that has others in it may name itself.
 */
export const changedSubRecipes = pgTable('changed_sub_recipes', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  recipeId: uuid('recipe_id').notNull(),
});

export const recipeSteps = pgTable(
  'recipe_steps',
  {
    recipeId: uuid('recipe_id')
      .notNull()
      .references(() => recipes.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    section: text(),
    text: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.recipeId, table.position] })],
);
