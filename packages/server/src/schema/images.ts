import type { ImageCredit } from '@saltbush/contract/recipe/images';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts';

/**
 * An image re-encoded to WebP; its files are named by `id` and width and never change. Two kinds have no files in
 * the image store: those of the curated library, and photos that are linked.
 */
export const images = pgTable(
  'images',
  {
    id: uuid().primaryKey(),
    /** Null: of the curated library, for everyone. */
    ownerId: uuid('owner_id').references(() => users.id, { onDelete: 'cascade' }),
    width: integer().notNull(),
    height: integer().notNull(),
    /** Shown while the image loads: "#a37c52". */
    colour: text().notNull(),
    /** Of a photo that is linked: its address at the provider, which takes the width as `w`. */
    externalUrl: text('external_url'),
    /** Who made it, where its licence asks to say so. */
    credit: jsonb().$type<ImageCredit>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Of its files; null until those of an earlier Saltbush have been looked at. */
    storedBytes: integer('stored_bytes'),
  },
  (table) => [
    index('images_unmeasured')
      .on(table.id)
      .where(sql`stored_bytes is null`),
    index('images_owner').on(table.ownerId),
  ],
);

/** Images whose rows are gone; until their files are too. */
export const removedImages = pgTable('removed_images', {
  id: uuid().primaryKey(),
  removedAt: timestamp('removed_at', { withTimezone: true }).notNull(),
});
