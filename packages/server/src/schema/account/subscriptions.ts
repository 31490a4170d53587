import { boolean, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts';

/** Plans that people chose; a person without a row has the free plan. */
export const subscriptions = pgTable('subscriptions', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  plan: text({ enum: ['free', 'premium'] }).notNull(),
  /** Of the subscription at Stripe; null while nothing is or was paid. */
  stripeStatus: text('stripe_status'),
  stripeSubscriptionId: text('stripe_subscription_id'),
  /** A trigger (migration "subscriptions") remembers it when the row goes. */
  stripeCustomerId: text('stripe_customer_id').unique(),
  startedAt: timestamp('started_at', { withTimezone: true }),
  periodEndsAt: timestamp('period_ends_at', { withTimezone: true }),
  isEnding: boolean('is_ending').notNull().default(false),
  /** Each reading of the state at Stripe has the next number; a reading does not replace one begun later. */
  readingsBegun: integer('readings_begun').notNull().default(0),
  readingStored: integer('reading_stored').notNull().default(0),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});

/** Events that were dealt with: Stripe may send each of them several times. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    /** Stripe's: "evt_…". */
    id: text().primaryKey(),
    type: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('payment_events_received').on(table.receivedAt)],
);

/** Customers whose account here is gone: they are deleted at Stripe, so that nobody pays for nothing. */
export const formerCustomers = pgTable('former_customers', {
  stripeCustomerId: text('stripe_customer_id').primaryKey(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
