import {
  bigint,
  boolean,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { sessions, users } from '../accounts';

const ownerId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const passkeys = pgTable(
  'passkeys',
  {
    /** The credential's id, in base64url. */
    id: text().primaryKey(),
    userId: ownerId(),
    name: text().notNull(),
    /** COSE, in base64url. */
    publicKey: text('public_key').notNull(),
    /** How often it signed, as it says itself; 0 for those that do not count. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    isSynced: boolean('is_synced').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  },
  (table) => [index('passkeys_user').on(table.userId)],
);

export const authenticators = pgTable('authenticators', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The key that the app has, encrypted. */
  sealedKey: text('sealed_key').notNull(),
  /** The last time step whose code was used: no code counts twice (RFC 6238, 5.2). */
  lastStep: bigint('last_step', { mode: 'number' }).notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  /** Absent while it is being set up. */
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
});

/** Those that were not used yet. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    /** SHA-256 of the person and the code. */
    id: text().primaryKey(),
    userId: ownerId(),
  },
  (table) => [index('recovery_codes_user').on(table.userId)],
);

/** Who a person is at the sign-in provider. */
export const providerAccounts = pgTable(
  'provider_accounts',
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    userId: ownerId(),
    /** They are an admin because the provider says so. */
    hasMadeAdmin: boolean('has_made_admin').notNull().default(false),
    linkedAt: timestamp('linked_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    index('provider_accounts_user').on(table.userId),
  ],
);

/** Sessions that began at the provider: signing out also ends them there. */
export const providerSessions = pgTable('provider_sessions', {
  sessionId: text('session_id')
    .primaryKey()
    .references(() => sessions.id, { onDelete: 'cascade' }),
  /** The hint for the provider, encrypted. */
  sealedIdToken: text('sealed_id_token').notNull(),
});

/** A sign-in that has begun: each is taken once, by whichever process is asked. */
export const signInChallenges = pgTable(
  'sign_in_challenges',
  {
    /** SHA-256 of what only the one who began knows. */
    id: text().primaryKey(),
    kind: text({
      enum: ['passkey', 'add-passkey', 'provider', 'link-provider', 'second-step'],
    }).notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('sign_in_challenges_expiry').on(table.expiresAt),
    index('sign_in_challenges_user').on(table.userId),
  ],
);
