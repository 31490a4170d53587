import { pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { planOwners } from '../meal-plans';

/** What calendar apps call the items that they put on a list, where that is not the id of the item. */
export const caldavItems = pgTable(
  'caldav_items',
  {
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => planOwners.id, { onDelete: 'cascade' }),
    itemId: uuid('item_id').notNull(),
    /** Of a list beside the plan's; null: it is on the plan's. */
    listId: uuid('list_id'),
    /** The last part of its address: "4F9A….ics". */
    name: text().notNull(),
    /** Its UID in iCalendar. */
    uid: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.itemId] }),
    unique('caldav_items_name').on(table.ownerId, table.listId, table.name).nullsNotDistinct(),
  ],
);
