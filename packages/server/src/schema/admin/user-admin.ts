import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { adminActions as kinds } from '@saltbush/domain/admin/admin-actions';
import { users } from '../accounts';

/** What admins did; append only. Names are stored, so that a line can be read when an account is gone. */
export const adminActions = pgTable(
  'admin_actions',
  {
    id: uuid().primaryKey(),
    adminId: uuid('admin_id').references(() => users.id, { onDelete: 'set null' }),
    adminName: text('admin_name').notNull(),
    kind: text({ enum: kinds }).notNull(),
    /** What it was done to: a name or a title. */
    subject: text().notNull(),
    /** Why, where the admin gave a reason. */
    reason: text(),
    happenedAt: timestamp('happened_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('admin_actions_newest').on(table.happenedAt.desc().nullsFirst(), table.id),
    index('admin_actions_admin').on(table.adminId),
  ],
);
