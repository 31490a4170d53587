/** A paid plan of someone whose account will be deleted. */
import type { Deps } from '../../../deps';
import { openPayments } from '../../../outside/open-payments';
import type { Db } from '../../../platform/db/connect';
import { cancelPlan } from './choose-plan';
import { asAppErrors } from './payment-errors';
import { isPaid } from './subscriptions.present';
import { findSubscription } from './subscriptions.store';

/** Does nothing for someone who pays nothing. @throws AppError PAYMENTS_UNAVAILABLE */
export type CancelPlan = (userId: string) => Promise<void>;

export async function hasPaidPlan(db: Db, userId: string): Promise<boolean> {
  const row = await findSubscription(db, userId);
  return isPaid(row) && !row!.isEnding;
}

export function openCancelPlan(deps: Deps): CancelPlan {
  const { stripe } = deps.config;
  return async (userId) => {
    // Without a payment service there is nobody to cancel it at.
    if (!stripe || !(await hasPaidPlan(deps.database.db, userId))) return;
    const payments = await openPayments(stripe);
    await asAppErrors(() => cancelPlan({ deps, payments, userId }));
  };
}
