import { jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { SplitOnWire } from '@saltbush/contract/shopping-list';
import type { Aisle } from '@saltbush/recipe-parser/foods';
import type { ListAmount } from '@saltbush/domain/shopping-list/shopping-line';
import { mealPlans, planOwners } from '../meal-plans/meal-plans.tables';

/** A line ticked off, with what it covered: when the plan asks for more, the tick no longer does. */
export const shoppingListTicks = pgTable(
  'shopping_list_ticks',
  {
    planId: uuid('plan_id')
      .notNull()
      .references(() => mealPlans.id, { onDelete: 'cascade' }),
    lineKey: text('line_key').notNull(),
    covered: jsonb().$type<readonly ListAmount[]>().notNull(),
    tickedAt: timestamp('ticked_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.planId, table.lineKey] })],
);

/** Where a person or a household finds a food, when that is not its usual aisle. */
export const shoppingAisleCorrections = pgTable(
  'shopping_aisle_corrections',
  {
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => planOwners.id, { onDelete: 'cascade' }),
    foodKey: text('food_key').notNull(),
    aisle: text().$type<Aisle>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.foodKey] })],
);

/** Foods that a person or a household always has. */
export const shoppingStaples = pgTable(
  'shopping_staples',
  {
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => planOwners.id, { onDelete: 'cascade' }),
    foodKey: text('food_key').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.foodKey] })],
);

/** What a person or a household splits on their lists: a wording from its food, or the measures of a line. */
export const shoppingSplits = pgTable(
  'shopping_splits',
  {
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => planOwners.id, { onDelete: 'cascade' }),
    kind: text().$type<SplitOnWire['kind']>().notNull(),
    lineKey: text('line_key').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.kind, table.lineKey] })],
);
