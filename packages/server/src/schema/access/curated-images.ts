import { integer, jsonb, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { CuratedImage } from '@saltbush/contract/recipe/curated-images';
import { images } from '../images';

/** What is said of an image: everything but the image. */
export type CuratedDescription = Pick<
  CuratedImage,
  'recipeTitle' | 'tags' | 'cuisine' | 'difficulty' | 'alt'
>;

/**
 * What admins did to the curated library: images they added, and those of the files that they described in other
 * words or switched off. A row is never deleted, since recipes show its image.
 */
export const curatedImages = pgTable('curated_images', {
  imageId: uuid('image_id')
    .primaryKey()
    .references(() => images.id, { onDelete: 'cascade' }),
  /** Null: as in the files. */
  description: jsonb().$type<CuratedDescription>(),
  /** Since then it cannot be chosen; recipes that have it keep it. */
  hiddenAt: timestamp('hidden_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  /** One more with each change, so that the sum over all rows tells whether anything has changed. */
  revision: integer().notNull().default(1),
});
