/** The list could not be loaded, and this device has no copy. */
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
      title="Couldn’t load your list"
      message="There is no signal, and this device has no copy of it yet. Check your connection."
      isRetrying={isRetrying}
      onRetry={() => void handleRetry()}
    />
  );
}
