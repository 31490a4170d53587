import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts';
import { recipes } from '../recipes';

/** Recipes made from the sample recipes: those of the system account, and the copies of people. */
export const sampleRecipeCopies = pgTable(
  'sample_recipe_copies',
  {
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Of the sample recipe: "butter-chicken". */
    name: text().notNull(),
    /** Of its text, a BCP 47 tag. A person has a sample recipe in one language only. */
    language: text().notNull().default('en'),
    /** Null once the recipe is gone for good. */
    recipeId: uuid('recipe_id').references(() => recipes.id, { onDelete: 'set null' }),
    /** Digest of the sample recipe that was written last, and the revision that this made. */
    digest: text().notNull(),
    revision: integer().notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.name, table.language] }),
    index('sample_recipe_copies_recipe').on(table.recipeId),
  ],
);
