import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts';

export const activityKinds = [
  'visit',
  'cooking-mode',
  'recipe-added',
  'recipe-shared',
  'recipe-saved',
] as const;

/**
 * What people do, counted for the admin's analytics (Spec 3, Analytics); append only, without content.
 * Triggers add what happens to recipes, however it happens (docs/decisions/0077-activity.md).
 */
export const activity = pgTable(
  'activity',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: activityKinds }).notNull(),
    happenedAt: timestamp('happened_at', { withTimezone: true }).notNull().defaultNow(),
    /** How an added recipe came. */
    origin: text(),
    /** Which recipe was shared: it counts once. */
    recipeId: uuid('recipe_id'),
  },
  (table) => [
    // All that is counted: no query needs the rows themselves.
    index('activity_counted').on(table.kind, table.happenedAt, table.userId, table.origin),
    index('activity_person').on(table.userId, table.kind, table.happenedAt),
    uniqueIndex('activity_shared_once')
      .on(table.recipeId)
      .where(sql`kind = 'recipe-shared'`),
  ],
);
