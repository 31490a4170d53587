import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { givenRoles } from '@saltbush/domain/account/households/roles';
import { users } from './accounts';

/** People who cook together; on the screen a Community. */
export const households = pgTable(
  'households',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    /** The member whose role is owner, shown as admin. */
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id),
    enableMealPlanning: boolean('enable_meal_planning').notNull().default(true),
    enableShoppingLists: boolean('enable_shopping_lists').notNull().default(true),
    /** An IANA name. Null until it is chosen. */
    timeZone: text('time_zone'),
    /** Of `weekdays`. Null until it is chosen. */
    firstWeekday: text('first_weekday'),
    /** A code of `countries` (decision 0159). Null until it is chosen. */
    country: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    /** A closed household is hidden from its members until its owner restores it. */
    closedAt: timestamp('closed_at', { withTimezone: true }),
    /** Its owner can restore it for some days; then it is removed. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [
    index('households_deleted')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
  ],
);

export const householdMembers = pgTable(
  'household_members',
  {
    householdId: uuid('household_id')
      .notNull()
      .references(() => households.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    joinedAt: timestamp('joined_at', { withTimezone: true }).notNull().defaultNow(),
    /** Unless they are the owner, who becomes a member by handing over. */
    role: text({ enum: givenRoles }).notNull().default('member'),
    /** Who added them without asking; absent for who founded it or accepted. */
    addedBy: uuid('added_by').references(() => users.id, { onDelete: 'set null' }),
    /** Whether its plan and list open first for this member. */
    isDefault: boolean('is_default').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.householdId, table.userId] }),
    index('household_members_user').on(table.userId),
    index('household_members_added_by')
      .on(table.addedBy)
      .where(sql`${table.addedBy} is not null`),
    uniqueIndex('household_members_default')
      .on(table.userId)
      .where(sql`${table.isDefault}`),
  ],
);

/** By email, for one answer; or a link, which several people may accept. */
export const householdInvitations = pgTable(
  'household_invitations',
  {
    id: uuid().primaryKey(),
    householdId: uuid('household_id')
      .notNull()
      .references(() => households.id, { onDelete: 'cascade' }),
    invitedBy: uuid('invited_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Folded to lower case; absent for a link. */
    email: text(),
    /** What who accepts becomes. */
    role: text({ enum: givenRoles }).notNull().default('member'),
    /** SHA-256 of the token in the link. */
    tokenHash: text('token_hash').notNull(),
    /** Not the whole truth: see `findInvitationState` in the domain. */
    state: text({ enum: ['pending', 'accepted', 'declined', 'cancelled'] })
      .notNull()
      .default('pending'),
    /** How many people joined with it. */
    acceptedCount: integer('accepted_count').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('household_invitations_token').on(table.tokenHash),
    index('household_invitations_newest').on(table.householdId, table.createdAt),
    index('household_invitations_email')
      .on(table.email)
      .where(sql`${table.email} is not null and ${table.state} = 'pending'`),
    index('household_invitations_sender')
      .on(table.invitedBy)
      .where(sql`${table.state} = 'pending'`),
    index('household_invitations_expiry').on(table.expiresAt),
  ],
);
