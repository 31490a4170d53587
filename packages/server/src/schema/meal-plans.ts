import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Row } from '@saltbush/domain/plan/rows/rows';
import { users } from './accounts';
import { households } from './households';

/** Sorted by code point, as JavaScript does. */
const plainText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/**
 * Whose plans and lists they are: a person's row has the id of the user, a household's that of the household.
 * Triggers on both tables add it (migration "plan-owners").
 */
export const planOwners = pgTable(
  'plan_owners',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    householdId: uuid('household_id')
      .unique()
      .references(() => households.id, { onDelete: 'cascade' }),
    /** Counts the changes of the owner's rows. Its lock puts them in one order (decision 0029). */
    version: bigint({ mode: 'number' }).notNull().default(0),
    /** The greatest version of a removed row that was forgotten. */
    floor: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [
    check(
      'plan_owners_one_kind',
      sql`num_nonnulls(${table.userId}, ${table.householdId}) = 1
        and ${table.id} = coalesce(${table.userId}, ${table.householdId})`,
    ),
  ],
);

/** One Monday-to-Sunday week of a person or a household. */
export const mealPlans = pgTable(
  'meal_plans',
  {
    id: uuid().primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => planOwners.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    startDate: date('start_date').notNull(),
    endDate: date('end_date').notNull(),
    /** Counts saves; a browser that started from an older one merges before saving again. */
    revision: integer().notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [unique('meal_plans_week').on(table.ownerId, table.startDate)],
);

/** Recipes and notes on days: the rows of kind `meals`. The plan of an entry is that of its owner and week. */
export const mealPlanEntries = pgTable(
  'meal_plan_entries',
  {
    /** Made by the browser, so that the same entry sent twice stays one. */
    id: uuid().primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => planOwners.id, { onDelete: 'cascade' }),
    date: date().notNull(),
    meal: text().notNull().default('dinner'),
    /** Sorts the entries of a day, then the id. */
    orderKey: plainText('order_key').notNull(),
    /** Not a reference: an entry whose recipe is gone stays until devices know that it is removed. */
    recipeId: uuid('recipe_id'),
    /** "Eating out": an entry without a recipe. */
    note: text(),
    /** How many times the whole recipe is cooked. */
    quantity: doublePrecision().notNull().default(1),
    /** The entry that is cooked for these leftovers. Not a reference, like `recipeId`. */
    leftoverOf: uuid('leftover_of'),
    /** On one of the seven days from `date` on: "this week, no day yet". */
    isUndated: boolean('is_undated').notNull().default(false),
    stamps: jsonb().$type<Row['stamps']>().notNull(),
    isDeleted: boolean('is_deleted').notNull().default(false),
    /** Number of the change in the owner's order. */
    version: bigint({ mode: 'number' }).notNull(),
    storedBytes: integer('stored_bytes')
      .notNull()
      .generatedAlwaysAs(sql`300 + octet_length(stamps::text) + coalesce(octet_length(note), 0)`),
  },
  (table) => [
    index('meal_plan_entries_day').on(table.ownerId, table.date, table.orderKey),
    index('meal_plan_entries_version').on(table.ownerId, table.version),
    index('meal_plan_entries_recipe').on(table.recipeId),
    index('meal_plan_entries_leftovers')
      .on(table.leftoverOf)
      .where(sql`leftover_of is not null`),
    index('meal_plan_entries_undated')
      .on(table.ownerId, table.date)
      .where(sql`is_undated and not is_deleted`),
    index('meal_plan_entries_removed')
      .on(sql.raw(`((stamps->'deleted'->>0)::bigint)`))
      .where(sql`is_deleted`),
  ],
);
