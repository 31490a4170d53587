import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { courses } from '@saltbush/domain/recipes/recipe';
import { users } from '../accounts/accounts.tables';
import { images } from '../images/images.tables';

export const recipes = pgTable(
  'recipes',
  {
    id: uuid().primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    serves: integer().notNull(),
    yieldText: text('yield_text'),
    description: text(),
    notes: text(),
    prepMinutes: integer('prep_minutes'),
    cookMinutes: integer('cook_minutes'),
    totalMinutes: integer('total_minutes'),
    cuisine: text(),
    course: text({ enum: courses }),
    measures: text({ enum: ['au', 'us', 'uk', 'metric'] })
      .notNull()
      .default('au'),
    imageId: uuid('image_id').references(() => images.id, { onDelete: 'set null' }),
    tags: text().array().notNull().default([]),
    sharingMode: text('sharing_mode', { enum: ['private', 'public'] })
      .notNull()
      .default('private'),
    sourceSiteName: text('source_site_name'),
    sourceSiteUrl: text('source_site_url'),
    sourceRecipeTitle: text('source_recipe_title'),
    sourceAuthor: text('source_author'),
    /** Counts saves; a form that started from an older one is told so instead of overwriting. */
    revision: integer().notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    /** Deleted recipes wait here so that deleting can be undone. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [
    index('recipes_own')
      .on(table.ownerId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`deleted_at is null`),
    index('recipes_image').on(table.imageId),
  ],
);

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
  },
  (table) => [primaryKey({ columns: [table.recipeId, table.position] })],
);

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
