import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  importOutcomes,
  importStates,
  type ImportReport,
} from '@saltbush/contract/book/recipe-files';
import { users } from '../accounts';
import { recipes } from '../recipes';

/** A file that someone imported, and how far it was read. */
export const recipeImports = pgTable(
  'recipe_imports',
  {
    id: uuid().primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    fileName: text('file_name').notNull(),
    state: text({ enum: importStates }).notNull().default('waiting'),
    keepsDuplicates: boolean('keeps_duplicates').notNull().default(false),
    done: integer().notNull().default(0),
    total: integer(),
    imported: integer().notNull().default(0),
    alreadyThere: integer('already_there').notNull().default(0),
    failed: integer().notNull().default(0),
    report: jsonb().$type<ImportReport>().notNull(),
    problem: text(),
    /** Until when a process holds the work; later, another may go on with it. */
    heldUntil: timestamp('held_until', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
  },
  (table) => [
    index('recipe_imports_newest').on(
      table.ownerId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    // One at a time for each person; also what is looked for at every start.
    uniqueIndex('recipe_imports_open')
      .on(table.ownerId)
      .where(sql`state in ('waiting', 'running')`),
  ],
);

/** What became of each recipe of a file; written in the same transaction as the recipe. */
export const recipeImportItems = pgTable(
  'recipe_import_items',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => recipeImports.id, { onDelete: 'cascade' }),
    /** Where it stands in the file: the same whenever the file is read again. */
    place: text().notNull(),
    position: integer().notNull(),
    title: text().notNull(),
    outcome: text({ enum: importOutcomes }).notNull(),
    recipeId: uuid('recipe_id').references(() => recipes.id, { onDelete: 'set null' }),
    /** The recipe's id where the file came from, for what else in the file refers to it. */
    originalId: uuid('original_id'),
    /** Of a failed one why; of an imported one what a person should look at. */
    reason: text(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.place] }),
    index('recipe_import_items_order').on(table.importId, table.position, table.place),
    index('recipe_import_items_recipe').on(table.recipeId),
  ],
);

/** Lets a browser fetch an export by its address alone, for a few minutes. */
export const exportTickets = pgTable(
  'export_tickets',
  {
    /** SHA-256 of the ticket. */
    id: text().primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('export_tickets_owner').on(table.ownerId),
    index('export_tickets_expires').on(table.expiresAt),
  ],
);
