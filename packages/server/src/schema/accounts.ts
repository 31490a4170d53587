import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { DefaultMeasures } from '@saltbush/contract/account/session';

export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey(),
    /** Folded to lower case: two people cannot differ by case alone. */
    username: text().notNull().unique(),
    displayUsername: text('display_username').notNull(),
    /** What the name looks like: nobody takes one that looks the same. Null where two had such names before. */
    usernameSkeleton: text('username_skeleton').unique(),
    /** Folded to lower case. */
    email: text().notNull().unique(),
    passwordHash: text('password_hash').notNull(),
    isAdmin: boolean('is_admin').notNull().default(false),
    /** Since when the address counts as its person's. */
    verifiedAt: timestamp('verified_at', { withTimezone: true }),
    /** When someone first showed that they read its mail; an admin's word, which makes it verified, shows nothing. */
    addressProvedAt: timestamp('address_proved_at', { withTimezone: true }),
    hasCompletedOnboarding: boolean('has_completed_onboarding').notNull().default(false),
    isNewCommunityMember: boolean('is_new_community_member').notNull().default(false),
    defaultMeasures: text('default_measures').$type<DefaultMeasures>().notNull().default('written'),
    /** An IANA name. Null until it is chosen. */
    timeZone: text('time_zone'),
    /** Of `weekdays`. Null until it is chosen. */
    firstWeekday: text('first_weekday'),
    /** A code of `countries` (decision 0159). Null until it is chosen. */
    country: text(),
    /** A code of `languages` (decision 0160). Null until it is known. */
    language: text(),
    /** The account is removed then, unless its owner signs in before. */
    deletionDueAt: timestamp('deletion_due_at', { withTimezone: true }),
    /** When it last used Saltbush, to ten minutes. */
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }),
    /** Since when an admin lets nobody sign in to it. */
    disabledAt: timestamp('disabled_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('users_deletion_due')
      .on(table.deletionDueAt)
      .where(sql`${table.deletionDueAt} is not null`),
    index('users_newest').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('users_admins')
      .on(table.id)
      .where(sql`is_admin`),
    // An admin searches for a part of a name or an address.
    index('users_named').using(
      'gin',
      table.username.op('gin_trgm_ops'),
      table.email.op('gin_trgm_ops'),
    ),
  ],
);

/** How a session was begun: what stays when its person proves the address (decision 0083). */
export interface SignedInWith {
  /** A code of the authenticator, or a recovery code. */
  code?: true;
  /** The id of the credential. */
  passkey?: string;
  provider?: { issuer: string; subject: string };
}

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the secret inside the token: a leaked database opens no session. */
    id: text().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    userAgent: text('user_agent'),
    /** Absent of sessions that began before it was recorded. */
    signedInWith: jsonb('signed_in_with').$type<SignedInWith>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** When its newest access token ends. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** SHA-256 of the refresh token that is good now; absent of sessions that began before there were any. */
    refreshTokenDigest: text('refresh_token_digest'),
    /** When the refresh token was last exchanged; at first when the session began. */
    rotatedAt: timestamp('rotated_at', { withTimezone: true }).notNull().defaultNow(),
    /** Whether somebody has used what the last exchange gave (domain, `refresh-rules.ts`). */
    isRotationConfirmed: boolean('is_rotation_confirmed').notNull().default(true),
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

/** Links sent by mail: one use, one purpose, an end. */
export const accountTokens = pgTable(
  'account_tokens',
  {
    /** SHA-256 of the token in the link. */
    id: text().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The last is no link: it is given to whoever signs in to an account that is due to be deleted. */
    purpose: text({ enum: ['verify-email', 'reset-password', 'keep-account'] }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
    /** Of a sign-in that waits for its person to keep the account: with what it was begun. */
    signedInWith: jsonb('signed_in_with').$type<SignedInWith>(),
  },
  (table) => [index('account_tokens_user').on(table.userId, table.purpose)],
);

/** Made once per instance; every server process on this database reads the same. */
export const instanceSecrets = pgTable('instance_secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
});

/** How often something was tried lately, counted together by all server processes. */
export const attempts = pgTable(
  'attempts',
  {
    /** SHA-256 of purpose and subject, so that the table does not collect addresses. */
    id: text().primaryKey(),
    count: integer().notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('attempts_ends').on(table.endsAt)],
);

/** The networks an account was signed in from lately: each has its own count of wrong passwords. */
export const knownNetworks = pgTable(
  'known_networks',
  {
    /** HMAC-SHA-256 of the account and the network, so that no list of addresses is stored here. */
    id: text().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('known_networks_user').on(table.userId, table.expiresAt)],
);
