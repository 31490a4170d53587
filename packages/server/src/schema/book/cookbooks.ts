import { sql } from 'drizzle-orm';
import {
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { RecipeQuery } from '@saltbush/domain/recipe/recipe-query/recipe-query';
import { users } from '../accounts';
import { households } from '../households';
import { images } from '../images';
import { recipes } from '../recipes';

/** A book of recipes: put together by hand, or filled by a query among those of its owner. */
export const cookbooks = pgTable(
  'cookbooks',
  {
    id: uuid().primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    description: text(),
    /** Null: the images of its first recipes stand for one. */
    imageId: uuid('image_id').references(() => images.id, { onDelete: 'set null' }),
    /** What fills it; null when it is put together by hand. */
    query: jsonb().$type<RecipeQuery>(),
    /** Public: whoever knows its address may read it. */
    sharingMode: text('sharing_mode', { enum: ['private', 'public'] })
      .notNull()
      .default('private'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    /** Deleted ones wait here so that deleting can be undone. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [
    index('cookbooks_owner')
      .on(table.ownerId, table.createdAt, table.id)
      .where(sql`${table.deletedAt} is null`),
    index('cookbooks_bin').on(table.ownerId, table.deletedAt),
    index('cookbooks_image').on(table.imageId),
  ],
);

/** What a cookbook that is put together by hand has. */
export const cookbookRecipes = pgTable(
  'cookbook_recipes',
  {
    cookbookId: uuid('cookbook_id')
      .notNull()
      .references(() => cookbooks.id, { onDelete: 'cascade' }),
    recipeId: uuid('recipe_id')
      .notNull()
      .references(() => recipes.id, { onDelete: 'cascade' }),
    /** A text between those of its neighbours, so that moving one changes one row. Compared byte by byte. */
    order: text().notNull(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.cookbookId, table.recipeId] }),
    index('cookbook_recipes_order').on(
      table.cookbookId,
      sql`${table.order} collate "C"`,
      table.recipeId,
    ),
    index('cookbook_recipes_recipe').on(table.recipeId),
  ],
);

/** Whose members may read it. */
export const cookbookHouseholds = pgTable(
  'cookbook_households',
  {
    cookbookId: uuid('cookbook_id')
      .notNull()
      .references(() => cookbooks.id, { onDelete: 'cascade' }),
    householdId: uuid('household_id')
      .notNull()
      .references(() => households.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.cookbookId, table.householdId] }),
    index('cookbook_households_household').on(table.householdId),
  ],
);

/** Links that open a private cookbook for anyone who has them. */
export const cookbookLinks = pgTable(
  'cookbook_links',
  {
    id: uuid().primaryKey(),
    cookbookId: uuid('cookbook_id')
      .notNull()
      .references(() => cookbooks.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token in the link. */
    tokenHash: text('token_hash').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Null: it does not end. */
    endsAt: timestamp('ends_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('cookbook_links_token').on(table.tokenHash),
    index('cookbook_links_cookbook').on(table.cookbookId, table.createdAt),
  ],
);
