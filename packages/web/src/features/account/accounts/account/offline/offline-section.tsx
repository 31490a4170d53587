/** What works without a network. */
import { t } from '@lingui/core/macro';
import { OfflineHelp } from '../../../../device/sync/device';
import { AccountCard } from '../frame/account-card';

export function OfflineSection() {
  return (
    <AccountCard title={t`Offline`} isTitleHidden>
      <OfflineHelp />
    </AccountCard>
  );
}
