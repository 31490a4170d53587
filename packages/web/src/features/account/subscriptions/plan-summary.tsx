/** The name of the plan. */
import { plans } from '@saltbush/domain/account/subscriptions/plans';
import { useSubscription } from './use-subscription';

/** Blank until it is known. */
export function PlanSummary() {
  const { data } = useSubscription();
  return data ? plans[data.plan].name : null;
}
