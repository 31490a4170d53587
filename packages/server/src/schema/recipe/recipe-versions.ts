import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { RecipeContent } from '@saltbush/recipe-parser/recipe';
import { images } from '../images';
import { recipes } from '../recipes';

/** The text of a recipe before each change, so that any version can be restored. */
export const recipeVersions = pgTable(
  'recipe_versions',
  {
    recipeId: uuid('recipe_id')
      .notNull()
      .references(() => recipes.id, { onDelete: 'cascade' }),
    /** Of the recipe, which never changes hands; known here for counting while the recipe is being removed. */
    ownerId: uuid('owner_id').notNull(),
    revision: integer().notNull(),
    /** Without its main image, which may be gone one day; further ones are left out when they are gone. */
    content: jsonb().$type<Omit<RecipeContent, 'imageUrl'>>().notNull(),
    imageId: uuid('image_id').references(() => images.id, { onDelete: 'set null' }),
    /** Of the further images in `content`: they are not cleared away. */
    moreImageIds: uuid('more_image_ids').array().notNull().default([]),
    /** When this revision was saved, not when it was replaced. */
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
    /** As in `recipes`. */
    savedByProgram: text('saved_by_program'),
    /** Of `content`, to list it without reading that; null until `nextChanges` is counted. */
    title: text(),
    /** How many changes made the version after it of this one; null until they are counted. */
    nextChanges: integer('next_changes'),
    storedBytes: integer('stored_bytes')
      .notNull()
      .generatedAlwaysAs(sql`200 + octet_length(content::text)`),
  },
  (table) => [
    primaryKey({ columns: [table.recipeId, table.revision] }),
    index('recipe_versions_uncounted')
      .on(table.recipeId, table.revision)
      .where(sql`next_changes is null`),
    index('recipe_versions_image').on(table.imageId),
    index('recipe_versions_more_images').using('gin', table.moreImageIds),
  ],
);
