import { sql } from 'drizzle-orm';
import {
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables';
import { households } from '../households/households.tables';
import { recipes } from '../recipes/recipes.tables';

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

export const mealPlanEntries = pgTable(
  'meal_plan_entries',
  {
    /** Made by the browser, so that the same entry sent twice stays one. */
    id: uuid().primaryKey(),
    planId: uuid('plan_id')
      .notNull()
      .references(() => mealPlans.id, { onDelete: 'cascade' }),
    date: date().notNull(),
    meal: text().notNull().default('dinner'),
    position: integer().notNull(),
    recipeId: uuid('recipe_id').references(() => recipes.id, { onDelete: 'cascade' }),
    /** "Eating out": an entry without a recipe. */
    note: text(),
    /** How many times the whole recipe is cooked. */
    quantity: doublePrecision().notNull().default(1),
  },
  (table) => [
    index('meal_plan_entries_plan').on(table.planId, table.date, table.position),
    index('meal_plan_entries_recipe').on(table.recipeId),
  ],
);
