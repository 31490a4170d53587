/** Plans of people, the events that were dealt with, and customers to delete at the payment service. */
import { and, eq, lt, sql } from 'drizzle-orm';
import { AppError } from '@saltbush/contract/errors';
import {
  planOfStatus,
  type PaidSubscription,
} from '@saltbush/domain/account/subscriptions/paid-subscription';
import type { PlanId } from '@saltbush/domain/account/subscriptions/plans';
import type { Db } from '../../../platform/db/connect';
import type { PaymentEvent } from '../../../outside/payments';
import { users } from '../../../schema/accounts';
import {
  formerCustomers,
  paymentEvents,
  subscriptions,
} from '../../../schema/account/subscriptions';

export type SubscriptionRow = typeof subscriptions.$inferSelect;

export async function findSubscription(
  db: Db,
  userId: string,
): Promise<SubscriptionRow | undefined> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId));
  return row;
}

export async function getEmail(db: Db, userId: string): Promise<string> {
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (!user) throw new AppError('SESSION_EXPIRED');
  return user.email;
}

/** Without a payment; what was paid before stays known. */
export async function recordPlan(
  db: Db,
  { userId, plan, now }: { userId: string; plan: PlanId; now: Date },
): Promise<SubscriptionRow> {
  const chosen = {
    plan,
    startedAt: plan === 'premium' ? now : null,
    periodEndsAt: null,
    isEnding: false,
    updatedAt: now,
  };
  const [row] = await db
    .insert(subscriptions)
    .values({ userId, ...chosen })
    .onConflictDoUpdate({ target: subscriptions.userId, set: chosen })
    .returning();
  return row!;
}

/** A person who has one keeps it. */
export async function storeCustomer(
  db: Db,
  { userId, customerId, now }: { userId: string; customerId: string; now: Date },
): Promise<SubscriptionRow> {
  const [row] = await db
    .insert(subscriptions)
    .values({ userId, plan: 'free', stripeCustomerId: customerId, updatedAt: now })
    .onConflictDoUpdate({
      target: subscriptions.userId,
      set: {
        stripeCustomerId: sql`coalesce(${subscriptions.stripeCustomerId}, excluded.stripe_customer_id)`,
      },
    })
    .returning();
  return row!;
}

/** @returns the number of this reading; nothing for a customer who is none of ours */
export async function beginReading(db: Db, customerId: string): Promise<number | undefined> {
  const [row] = await db
    .update(subscriptions)
    .set({ readingsBegun: sql`${subscriptions.readingsBegun} + 1` })
    .where(eq(subscriptions.stripeCustomerId, customerId))
    .returning({ reading: subscriptions.readingsBegun });
  return row?.reading;
}

export interface Reading {
  customerId: string;
  reading: number;
  /** Nothing: the customer has never had a subscription. */
  found: PaidSubscription | undefined;
  /** The customer is gone at the payment service. */
  isCustomerGone: boolean;
  now: Date;
}

/** Does nothing when a reading that began later is stored already: that one may be newer. */
export async function storeReading(db: Db, given: Reading): Promise<void> {
  const { customerId, reading, found, isCustomerGone, now } = given;
  const known = and(
    eq(subscriptions.stripeCustomerId, customerId),
    lt(subscriptions.readingStored, reading),
  );
  await db
    .update(subscriptions)
    .set({
      ...(found ? paidFields(found) : {}),
      ...(isCustomerGone && nothingPaid),
      readingStored: reading,
      updatedAt: now,
    })
    .where(known);
}

/** The next payment makes a new customer. */
const nothingPaid = {
  plan: 'free',
  stripeCustomerId: null,
  stripeStatus: null,
  stripeSubscriptionId: null,
  periodEndsAt: null,
  isEnding: false,
} as const;

const paidFields = ({ id, status, startedAt, periodEndsAt, isEnding }: PaidSubscription) => ({
  plan: planOfStatus(status),
  stripeSubscriptionId: id,
  stripeStatus: status,
  startedAt,
  periodEndsAt: periodEndsAt ?? null,
  isEnding,
});

export async function hasEvent(db: Db, id: string): Promise<boolean> {
  return (await db.$count(paymentEvents, eq(paymentEvents.id, id))) > 0;
}

/** @returns whether it is new */
export async function insertEvent(
  db: Db,
  { id, type, createdAt }: PaymentEvent,
  receivedAt: Date,
): Promise<boolean> {
  const inserted = await db
    .insert(paymentEvents)
    .values({ id, type, createdAt, receivedAt })
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id });
  return inserted.length > 0;
}

export async function deleteEventsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(paymentEvents).where(lt(paymentEvents.receivedAt, before));
}

export async function listFormerCustomers(db: Db): Promise<string[]> {
  const rows = await db.select().from(formerCustomers).limit(100);
  return rows.map(({ stripeCustomerId }) => stripeCustomerId);
}

export async function forgetFormerCustomer(db: Db, customerId: string): Promise<void> {
  await db.delete(formerCustomers).where(eq(formerCustomers.stripeCustomerId, customerId));
}
