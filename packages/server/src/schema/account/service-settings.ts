import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { ServiceSettingsOnWire } from '@saltbush/contract/admin/service-settings';
import { users } from '../accounts';

/** Outside services as an admin has set them up; a service without a row is not set up here. */
export const serviceSettings = pgTable('service_settings', {
  /** As in the contract: "mail". */
  service: text().primaryKey(),
  /** What may be read; an older version may have left another form. */
  settings: jsonb().$type<ServiceSettingsOnWire>().notNull(),
  /** The password, client secret or key, encrypted (`platform/sealed-text.ts`). */
  sealedSecret: text('sealed_secret'),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  updatedBy: uuid('updated_by').references(() => users.id, { onDelete: 'set null' }),
});
