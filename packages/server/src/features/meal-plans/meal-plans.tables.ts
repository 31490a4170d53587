import {
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
import { recipes } from '../recipes/recipes.tables';

/** One Monday-to-Sunday week of one person. */
export const mealPlans = pgTable(
  'meal_plans',
  {
    id: uuid().primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
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
