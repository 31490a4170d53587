/** Sets up one outside service, or says which variables of the server do. */
import { Trans } from '@lingui/react/macro';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { serviceTitles, type ServiceState } from '@saltbush/contract/admin/service-settings';
import { describeError } from '../../../api/describe-error';
import { Dialog } from '../../../ui/dialog/dialog';
import { OutcomeAlert } from './outcome-alert';
import { ServiceForm } from './service-form';
import type { Outcome } from './use-service-form';
import { useCheckService } from './use-service-settings';

interface ServiceDialogProps {
  state: ServiceState;
  isOpen: boolean;
  onClose: () => void;
}

export const ServiceDialog = ({ state, isOpen, onClose }: ServiceDialogProps) => (
  <Dialog
    isOpen={isOpen}
    onClose={onClose}
    title={serviceTitles[state.service]}
    closesOnClickOutside={false}
  >
    {state.source === 'environment' ? (
      <SetOnServer state={state} />
    ) : (
      <ServiceForm state={state} onClose={onClose} />
    )}
  </Dialog>
);

function SetOnServer({ state: { service, variables } }: { state: ServiceState }) {
  const check = useCheckService();
  const [outcome, setOutcome] = useState<Outcome>();
  const tryOut = () =>
    check
      .mutateAsync(service)
      .then(setOutcome)
      .catch((error: unknown) =>
        setOutcome({ isWorking: false, message: describeError(error).message }),
      );
  return (
    <Stack gap="md">
      <Text>
        <Trans>
          It is set up on the server, which comes first. To change it, change these there:
        </Trans>
      </Text>
      <Group gap="xs">
        {variables.map((variable) => (
          <code key={variable}>{variable}</code>
        ))}
      </Group>
      <OutcomeAlert outcome={outcome} />
      <Group justify="flex-end">
        <Button variant="default" loading={check.isPending} onClick={() => void tryOut()}>
          <Trans>Try it</Trans>
        </Button>
      </Group>
    </Stack>
  );
}
