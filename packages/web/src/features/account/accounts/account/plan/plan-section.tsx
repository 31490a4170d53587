/** The plan, and where it is changed. */
import { t } from '@lingui/core/macro';
import { PlanState } from '../../../subscriptions';
import { AccountCard } from '../frame/account-card';

export function PlanSection() {
  return (
    <AccountCard title={t`Plan`} isTitleHidden>
      <PlanState />
    </AccountCard>
  );
}
