import type { CallOutput } from '@saltbush/contract/route';
import type { subscriptionsRoutes } from '@saltbush/contract/account/subscriptions';
import {
  hasPaymentProblem,
  planOfStatus,
} from '@saltbush/domain/account/subscriptions/paid-subscription';
import { planCurrency, plans } from '@saltbush/domain/account/subscriptions/plans';
import type { SubscriptionRow } from './subscriptions.store';

type Subscription = CallOutput<typeof subscriptionsRoutes.status>;

/** @param row none: the person never chose a plan */
export function presentSubscription(
  row: SubscriptionRow | undefined,
  { isPaymentSetUp }: { isPaymentSetUp: boolean },
): Subscription {
  const plan = row?.plan ?? 'free';
  const isPremium = plan === 'premium';
  const periodEnd = isPremium ? row?.periodEndsAt?.toISOString() : undefined;
  return {
    plan,
    price: plans[plan].price,
    currency: planCurrency,
    isPaymentSetUp,
    isCharged: isPaid(row),
    ...(isPremium && row?.startedAt && { startedAt: row.startedAt.toISOString() }),
    ...(periodEnd !== undefined &&
      (row?.isEnding ? { endsAt: periodEnd } : { renewsAt: periodEnd })),
    hasPaymentProblem: row?.stripeStatus != null && hasPaymentProblem(row.stripeStatus),
    hasPortal: isPaymentSetUp && row?.stripeSubscriptionId != null,
  };
}

/** Whether premium is paid at Stripe now, and not only recorded. */
export const isPaid = (row: SubscriptionRow | undefined): boolean =>
  row?.stripeStatus != null &&
  row.plan === 'premium' &&
  planOfStatus(row.stripeStatus) === 'premium';
