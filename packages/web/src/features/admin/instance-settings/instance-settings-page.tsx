/** Settings of the whole instance, changed while it runs. */
import { Button, NumberInput, Radio, Skeleton, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/NumberInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import {
  instanceSettingsRoutes,
  storageLimits,
  type InstanceSettings,
  type RegistrationMode,
} from '@saltbush/contract/account/instance-settings';
import { call } from '../../../api/call';
import { describeError } from '../../../api/describe-error';
import { ErrorState } from '../../../ui/feedback/error-state';
import { showToast } from '../../../ui/feedback/toast';
import { Page } from '../../../ui/layout/page';
import { Panel } from '../../../ui/layout/panel';

export function InstanceSettingsPage() {
  return (
    <Page title="Instance settings" lead="For everyone here." width="narrow">
      <Settings />
    </Page>
  );
}

const key = ['instance-settings'] as const;

function Settings() {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(instanceSettingsRoutes.get, {}, { signal }),
  });
  if (data) {
    return (
      <Stack gap="lg">
        <Registration mode={data.registration} />
        <StorageLimit megabytes={data.storageMegabytes} />
      </Stack>
    );
  }
  if (!error) return <Skeleton height={240} />;
  const { message } = describeError(error);
  return <ErrorState message={message} isRetrying={isFetching} onRetry={() => void refetch()} />;
}

function Registration({ mode }: { mode: RegistrationMode }) {
  const save = useSaveSettings();
  // Shown at once; a failure shows the old one again.
  const [chosen, setChosen] = useState(mode);
  const choose = (registration: RegistrationMode) => {
    setChosen(registration);
    save.mutate({ registration }, { onError: () => setChosen(mode) });
  };
  return (
    <Panel title="New accounts">
      <Radio.Group
        label="Who may make an account"
        value={chosen}
        onChange={(value) => choose(value as RegistrationMode)}
      >
        <Stack gap="sm" mt="xs">
          {choices.map(({ value, label, hint }) => (
            <Radio key={value} size="md" value={value} label={label} description={hint} />
          ))}
        </Stack>
      </Radio.Group>
      <Text c="dimmed" size="sm">
        Existing accounts stay. How a sign-in provider is connected is under Integrations.
      </Text>
    </Panel>
  );
}

function StorageLimit({ megabytes }: { megabytes: number }) {
  const save = useSaveSettings();
  const [entered, setEntered] = useState<number | string>(megabytes);
  const isValid =
    typeof entered === 'number' && entered >= storageLimits.least && entered <= storageLimits.most;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isValid) save.mutate({ storageMegabytes: entered });
  };
  return (
    <Panel title="Storage">
      <form onSubmit={submit}>
        <Stack gap="sm" align="flex-start">
          <NumberInput
            label="Each person and each community may store"
            description="Recipes, versions, pictures and plans together. Nobody loses anything when you lower it."
            suffix=" MB"
            thousandSeparator=","
            allowDecimal={false}
            allowNegative={false}
            value={entered}
            onChange={setEntered}
            error={isValid ? undefined : 'Please enter 10 to 1,000,000 MB'}
          />
          <Button type="submit" variant="default" loading={save.isPending} disabled={!isValid}>
            Save
          </Button>
        </Stack>
      </form>
    </Panel>
  );
}

const choices: readonly { value: RegistrationMode; label: string; hint: string }[] = [
  {
    value: 'open',
    label: 'Anyone',
    hint: 'Anyone who can open this Saltbush can make an account.',
  },
  {
    value: 'invite-only',
    label: 'People with an invitation',
    hint: 'Community admins can invite people.',
  },
  { value: 'closed', label: 'Nobody', hint: 'New people are asked to contact you.' },
];

function useSaveSettings() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Partial<InstanceSettings>) => call(instanceSettingsRoutes.update, { body }),
    onSuccess: (settings) => {
      queryClient.setQueryData(key, settings);
      showToast({ kind: 'success', title: 'Setting saved' });
    },
    onError: (error) => showToast({ kind: 'error', ...describeError(error) }),
  });
}
