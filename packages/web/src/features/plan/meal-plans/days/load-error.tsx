/** The server was never reached, and this device has nothing of the plan. */
import { Alert, Button } from '@mantine/core';
import { syncNow } from '../../../device/sync';
import type { PlanScope } from '../../../device/view-mode';

export function LoadError({ scope }: { scope: PlanScope }) {
  return (
    <Alert color="yellow" mb="md" title="Couldn’t load your plan" role="alert">
      <p>
        Saltbush can’t reach its server. What you plan now is saved on this device, and joined with
        what is there as soon as it answers.
      </p>
      <Button variant="default" onClick={() => void syncNow(scope)}>
        Try again
      </Button>
    </Alert>
  );
}
