import { index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import type { TokenScope } from '@saltbush/domain/account/accounts/token-scopes';
import { users } from '../accounts';

/** Programs that have registered themselves, each as one installation. Nothing in it is a secret. */
export const oauthClients = pgTable(
  'oauth_clients',
  {
    id: uuid().primaryKey(),
    /** As the program calls itself. */
    name: text().notNull(),
    redirectUris: text('redirect_uris').array().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('oauth_clients_created').on(table.createdAt)],
);

const ownerId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

const clientId = () =>
  uuid('client_id')
    .notNull()
    .references(() => oauthClients.id, { onDelete: 'cascade' });

/** What a person has allowed a program. Its access token is a row of `api_tokens`. */
export const oauthConnections = pgTable(
  'oauth_connections',
  {
    id: uuid().primaryKey(),
    userId: ownerId(),
    clientId: clientId(),
    /** Where it took the person back to. */
    redirectUri: text('redirect_uri').notNull(),
    scopes: text().array().$type<TokenScope[]>().notNull(),
    /** SHA-256 of the refresh token that counts. */
    refreshDigest: text('refresh_digest').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When it got its last tokens. */
    refreshedAt: timestamp('refreshed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('oauth_connections_user_client').on(table.userId, table.clientId),
    index('oauth_connections_client').on(table.clientId),
    index('oauth_connections_refreshed').on(table.refreshedAt),
  ],
);

/** Codes, each of which is exchanged once. They stay a while, so that a second use is noticed. */
export const oauthCodes = pgTable(
  'oauth_codes',
  {
    /** SHA-256 of the code. */
    digest: text().primaryKey(),
    userId: ownerId(),
    clientId: clientId(),
    redirectUri: text('redirect_uri').notNull(),
    scopes: text().array().$type<TokenScope[]>().notNull(),
    /** SHA-256 of the program's verifier, as it sent it (RFC 7636, S256). */
    codeChallenge: text('code_challenge').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
    /** What came of it. */
    connectionId: uuid('connection_id').references(() => oauthConnections.id, {
      onDelete: 'cascade',
    }),
  },
  (table) => [
    index('oauth_codes_user').on(table.userId),
    index('oauth_codes_client').on(table.clientId),
    index('oauth_codes_connection').on(table.connectionId),
    index('oauth_codes_expiry').on(table.expiresAt),
  ],
);
