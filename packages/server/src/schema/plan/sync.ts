import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { LostValue, OperationName, RefusalCode } from '@saltbush/domain/plan/sync/operations';
import type { Row, RowKind } from '@saltbush/domain/plan/rows/rows';
import { users } from '../accounts';
import { planOwners } from '../meal-plans';

/** Sorted by code point, as JavaScript does: for ids with a prefix. */
const plainText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/** When a row was removed, in corrected milliseconds. */
export const removedAt = sql.raw(`((stamps->'deleted'->>0)::bigint)`);

/** The day on which an item was ticked, the Monday of a line, a vote, a small job or a swap. */
export const doneOn = sql.raw(`coalesce(fields->>'tickedOn', fields->>'week')`);
/** Items that repeat stay. */
export const mayBeDone = sql.raw(
  `kind in ('items', 'namedItems', 'lines', 'votes', 'smallJobs', 'mealSwaps') and not is_deleted and fields->>'repeatWeeks' is null`,
);

/** Those that are still planned. */
export const recurringMeals = sql.raw(`kind = 'recurringMeals' and not is_deleted`);

/** The rows of all kinds but meals, which are `meal_plan_entries`. */
export const syncRows = pgTable(
  'sync_rows',
  {
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => planOwners.id, { onDelete: 'cascade' }),
    kind: text().$type<Exclude<RowKind, 'meals'>>().notNull(),
    id: plainText().notNull(),
    fields: jsonb().$type<Row['fields']>().notNull(),
    stamps: jsonb().$type<Row['stamps']>().notNull(),
    isDeleted: boolean('is_deleted').notNull().default(false),
    /** Number of the change in the owner's order (`plan_owners.version`). */
    version: bigint({ mode: 'number' }).notNull(),
    storedBytes: integer('stored_bytes')
      .notNull()
      .generatedAlwaysAs(sql`200 + octet_length(fields::text) + octet_length(stamps::text)`),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.kind, table.id] }),
    index('sync_rows_version').on(table.ownerId, table.version),
    index('sync_rows_recipe')
      .on(sql`(${table.fields}->>'recipeId')`)
      .where(sql`kind = 'listedRecipes'`),
    /** The recipes on the list of a week. */
    index('sync_rows_listed')
      .on(table.ownerId, sql`(fields->>'week')`)
      .where(sql`kind = 'listedRecipes'`),
    index('sync_rows_removed')
      .on(removedAt)
      .where(sql`is_deleted`),
    index('sync_rows_done')
      .on(sql`(${doneOn})`)
      .where(mayBeDone),
    index('sync_rows_recurring').on(table.ownerId).where(recurringMeals),
  ],
);

/** A browser of a person, for one plan owner. */
export const syncDevices = pgTable(
  'sync_devices',
  {
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => planOwners.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Made by the browser. */
    id: uuid().notNull(),
    /** Of the last operation that was run or refused. */
    lastSeq: bigint('last_seq', { mode: 'number' }).notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.userId, table.id] }),
    index('sync_devices_user').on(table.userId),
    index('sync_devices_seen').on(table.seenAt),
  ],
);

/** What people did, for some time: the history, undo, and answers that are asked for again. */
export const syncOperations = pgTable(
  'sync_operations',
  {
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => planOwners.id, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    /** The owner's version after it; null when it was refused. */
    version: bigint({ mode: 'number' }),
    /** Null for a call of the API. */
    deviceId: uuid('device_id'),
    seq: bigint({ mode: 'number' }).notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What the person called the program that did it for them; null when they did it themselves. */
    program: text(),
    name: text().$type<OperationName>().notNull(),
    args: jsonb().$type<Record<string, unknown>>().notNull(),
    was: jsonb().$type<Record<string, unknown>>().notNull(),
    lost: jsonb().$type<LostValue[]>(),
    refusal: text().$type<RefusalCode>(),
    at: timestamp({ withTimezone: true }).notNull(),
    storedBytes: integer('stored_bytes')
      .notNull()
      .generatedAlwaysAs(
        sql`300 + octet_length(args::text) + octet_length(was::text) + coalesce(octet_length(lost::text), 0)`,
      ),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    index('sync_operations_version').on(table.ownerId, table.version),
    index('sync_operations_lost')
      .on(table.ownerId, table.version)
      .where(sql`lost is not null`),
    index('sync_operations_user').on(table.userId),
    index('sync_operations_age').on(table.at),
  ],
);

/** One row: devices whose `epoch` is another have rows of another database. */
export const syncEpoch = pgTable(
  'sync_epoch',
  { place: integer().primaryKey().default(1), epoch: uuid().notNull() },
  (table) => [check('sync_epoch_one_row', sql`${table.place} = 1`)],
);

/**
 * Owners that plan a recipe which changed, or can no longer be read: their rows get new versions soon after.
 * Added by triggers (migration "sync"), several times when it changes several times.
 */
export const plannedRecipeChanges = pgTable(
  'planned_recipe_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Not a reference: a household that is removed loses its recipes and its plans in any order. */
    ownerId: uuid('owner_id').notNull(),
    recipeId: uuid('recipe_id').notNull(),
  },
  (table) => [index('planned_recipe_changes_owner').on(table.ownerId)],
);
