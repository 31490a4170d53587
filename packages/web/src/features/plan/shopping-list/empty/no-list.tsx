/** The list could not be loaded, and this device has no copy. */
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { ErrorState } from '../../../../ui/feedback/error-state';
import { syncNow } from '../../../device/sync';
import type { PlanScope } from '../../../device/view-mode';

export function NoList({ scope }: { scope: PlanScope }) {
  const [isRetrying, setRetrying] = useState(false);
  const handleRetry = async () => {
    setRetrying(true);
    await syncNow(scope);
    setRetrying(false);
  };
  return (
    <ErrorState
      title={t`Couldn’t load your list`}
      message={t`There is no signal, and this device has no copy of it yet. Check your connection.`}
      isRetrying={isRetrying}
      onRetry={() => void handleRetry()}
    />
  );
}
