import { sql } from 'drizzle-orm';
import {
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../accounts';
import { recipes } from '../recipes';
import type { Provenance } from '@saltbush/recipe-parser/page';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/**
 * A page as it was read, for the person who asked for it and nobody else. Until a recipe is saved from
 * it, it waits; a recipe that is deleted for good takes it along.
 */
export const importSources = pgTable(
  'import_evidence',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    recipeId: uuid('recipe_id').references(() => recipes.id, { onDelete: 'cascade' }),
    url: text(),
    fetchedAt: timestamp('fetched_at', { withTimezone: true }).notNull(),
    /** Its HTML, gzipped; absent when it was too large to store. */
    page: bytes(),
    origins: jsonb().$type<Provenance>().notNull(),
    storedBytes: integer('stored_bytes')
      .notNull()
      .generatedAlwaysAs(sql`200 + coalesce(octet_length(page), 0) + octet_length(origins::text)`),
  },
  (table) => [
    uniqueIndex('import_evidence_recipe').on(table.recipeId),
    index('import_evidence_waiting')
      .on(table.fetchedAt)
      .where(sql`recipe_id is null`),
    index('import_evidence_person').on(table.userId, table.fetchedAt),
  ],
);
