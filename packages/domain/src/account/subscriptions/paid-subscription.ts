/**
 * What a subscription at the payment service means here.
 *
 * - Active, on trial and past due (the service tries the card again): premium.
 * - Every other state, also one that this version does not know: free.
 * - Of several subscriptions of one person, one that gives premium counts; among equals the one begun last.
 */
import type { PlanId } from './plans';

/** Stripe's words: https://docs.stripe.com/api/subscriptions/object#subscription_object-status */
export interface PaidSubscription {
  id: string;
  status: string;
  startedAt: Date;
  /** When the time that is paid for ends. */
  periodEndsAt?: Date | undefined;
  /** Whether it ends then, instead of being renewed. */
  isEnding: boolean;
}

const premiumStatuses = ['active', 'trialing', 'past_due'];
const problemStatuses = ['past_due', 'unpaid', 'incomplete'];

/** @example planOfStatus('past_due') // 'premium' */
export const planOfStatus = (status: string): PlanId =>
  premiumStatuses.includes(status) ? 'premium' : 'free';

/** Whether the person has to do something about their card. */
export const hasPaymentProblem = (status: string): boolean => problemStatuses.includes(status);

/** @returns nothing when there are none */
export function currentSubscription<Subscription extends PaidSubscription>(
  subscriptions: readonly Subscription[],
): Subscription | undefined {
  const rank = ({ status }: PaidSubscription) => (planOfStatus(status) === 'premium' ? 1 : 0);
  return [...subscriptions].sort(
    (a, b) => rank(b) - rank(a) || b.startedAt.getTime() - a.startedAt.getTime(),
  )[0];
}
