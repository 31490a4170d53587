import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts';
import { images } from '../images';
import { planOwners } from '../meal-plans';
import { recipes } from '../recipes';

/** Days on which recipes were cooked. */
export const cookLog = pgTable(
  'cook_log',
  {
    id: uuid().primaryKey(),
    /** The person, or the household whose people ate. */
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => planOwners.id, { onDelete: 'cascade' }),
    recipeId: uuid('recipe_id')
      .notNull()
      .references(() => recipes.id, { onDelete: 'cascade' }),
    /** Who entered it. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    cookedOn: date('cooked_on').notNull(),
    /** Names, since guests have no row. */
    people: text().array().notNull(),
    note: text(),
    imageId: uuid('image_id').references(() => images.id, { onDelete: 'set null' }),
    /** The revision of the recipe that was cooked; null when nobody knows. */
    recipeRevision: integer('recipe_revision'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    storedBytes: integer('stored_bytes')
      .notNull()
      .generatedAlwaysAs(sql`300 + 100 * cardinality(people) + coalesce(octet_length(note), 0)`),
  },
  (table) => [
    index('cook_log_recipe')
      .on(table.recipeId, table.ownerId, table.cookedOn)
      .where(sql`${table.deletedAt} is null`),
    index('cook_log_owner').on(table.ownerId, table.deletedAt),
    index('cook_log_image').on(table.imageId),
    index('cook_log_user').on(table.userId),
    check('cook_log_people', sql`cardinality(${table.people}) <= 30`),
  ],
);
