import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { TokenScope } from '@saltbush/domain/account/accounts/token-scopes';
import { users } from '../accounts';
import { households } from '../households';
import { oauthConnections } from './oauth';

/** Keys of a person's other programs. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    id: uuid().primaryKey(),
    /** SHA-256 of the token: a leaked database lets no program in. */
    digest: text().notNull().unique(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    scopes: text().array().$type<TokenScope[]>().notNull(),
    /** The one community it is for; null of one for all that its person may do. */
    householdId: uuid('household_id').references(() => households.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** To ten minutes. */
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
    /** Null of one that holds until it is removed. */
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    /** Of the access token of a connected program; null of a token that its person made. */
    connectionId: uuid('connection_id')
      .unique()
      .references(() => oauthConnections.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('api_tokens_user').on(table.userId),
    index('api_tokens_household')
      .on(table.householdId)
      .where(sql`household_id is not null`),
  ],
);
