/** The server was never reached, and this device has nothing of the plan. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button } from '@mantine/core';
import { syncNow } from '../../../device/sync';
import type { PlanScope } from '../../../device/view-mode';

export function LoadError({ scope }: { scope: PlanScope }) {
  return (
    <Alert color="yellow" mb="md" title={t`Couldn’t load your plan`} role="alert">
      <p>
        <Trans>
          Saltbush can’t reach its server. What you plan now is saved on this device, and joined
          with what is there as soon as it answers.
        </Trans>
      </p>
      <Button variant="default" onClick={() => void syncNow(scope)}>
        <Trans>Try again</Trans>
      </Button>
    </Alert>
  );
}
