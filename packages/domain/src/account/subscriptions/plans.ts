/**
 * The two plans (Spec 3, Subscription plans; Spec 9, Subscription prices).
 *
 * - Prices are in Australian dollars a month, GST included.
 * - Nothing in the product depends on the plan (docs/product.md): premium supports whoever runs the instance.
 */
import { say } from '../../texts/say';

export type PlanId = 'free' | 'premium';

export interface SubscriptionPlan {
  /** Also the `priceId` of `POST /subscriptions`. */
  id: PlanId;
  name: string;
  /** Australian dollars a month. */
  price: number;
}

export const planCurrency = 'AUD';

export const plans: Record<PlanId, SubscriptionPlan> = {
  free: { id: 'free', name: say('Free'), price: 0 },
  premium: { id: 'premium', name: say('Premium'), price: 9.99 },
};

/**
 * A payment service counts in cents.
 *
 * @example centsOf(plans.premium) // 999
 */
export const centsOf = ({ price }: SubscriptionPlan): number => Math.round(price * 100);
