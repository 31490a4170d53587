import { AppError } from '@saltbush/contract/errors';
import type { PlanContext } from './choose-plan';
import { planRefused } from './payment-errors';
import { readPayments } from './read-payments';
import { findSubscription, type SubscriptionRow } from './subscriptions.store';

/**
 * Back from the payment: its event may still be on its way.
 *
 * @throws AppError NOT_FOUND for a payment of someone else, PLAN_NOT_CHANGED
 */
export async function confirmPayment(
  { deps, payments, userId }: PlanContext,
  sessionId: string,
): Promise<SubscriptionRow | undefined> {
  if (!payments) throw planRefused('notSetUp');
  const { db } = deps.database;
  const row = await findSubscription(db, userId);
  const customerId = await payments.findCheckoutCustomer(sessionId);
  if (customerId === undefined || customerId !== row?.stripeCustomerId) {
    throw new AppError('NOT_FOUND');
  }
  await readPayments({ deps, payments }, customerId);
  return findSubscription(db, userId);
}
