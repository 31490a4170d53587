import { bigint, pgTable, uuid } from 'drizzle-orm/pg-core';
import { planOwners } from '../meal-plans';

const bytes = () => bigint({ mode: 'number' }).notNull().default(0);

/**
 * Bytes that each person and each household takes, by kind. Triggers keep it (migration "storage-use"); one row
 * each, so that whoever writes waits for the last one and sees the whole. Each `stored_bytes` says how a row counts.
 */
export const storageUse = pgTable('storage_use', {
  ownerId: uuid('owner_id')
    .primaryKey()
    .references(() => planOwners.id, { onDelete: 'cascade' }),
  /** Also those in the bin. */
  recipes: bytes(),
  /** Earlier versions of recipes. */
  versions: bytes(),
  pictures: bytes(),
  /** Pages that recipes were imported from. */
  pages: bytes(),
  /** Meals, lists, the log of cooking and the history of changes. */
  plan: bytes(),
});
