import { date, pgTable, uuid } from 'drizzle-orm/pg-core';
import { planOwners } from '../meal-plans';

/** The evening whose small jobs people were notified of last: at most one notice a day. */
export const smallJobNotices = pgTable('small_job_notices', {
  ownerId: uuid('owner_id')
    .primaryKey()
    .references(() => planOwners.id, { onDelete: 'cascade' }),
  /** Where the owner lives. */
  notifiedOn: date('notified_on').notNull(),
});
