/** What works without a network. */
import { OfflineHelp } from '../../../../device/sync/device';
import { AccountCard } from '../frame/account-card';

export function OfflineSection() {
  return (
    <AccountCard title="Offline" isTitleHidden>
      <OfflineHelp />
    </AccountCard>
  );
}
