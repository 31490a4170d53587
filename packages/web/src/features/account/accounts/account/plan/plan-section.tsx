/** The plan, and where it is changed. */
import { PlanState } from '../../../subscriptions';
import { AccountCard } from '../frame/account-card';

export function PlanSection() {
  return (
    <AccountCard title="Plan" isTitleHidden>
      <PlanState />
    </AccountCard>
  );
}
