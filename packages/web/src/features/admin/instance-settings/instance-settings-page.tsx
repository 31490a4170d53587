/** Settings of the whole instance, changed while it runs. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, NumberInput, Skeleton, Stack, Switch, Text } from '@mantine/core';
import '@mantine/core/styles/NumberInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import {
  instanceSettingsRoutes,
  storageLimits,
  type InstanceSettings,
} from '@saltbush/contract/account/instance-settings';
import { call } from '../../../api/call';
import { describeError } from '../../../api/describe-error';
import { ErrorState } from '../../../ui/feedback/error-state';
import { Page } from '../../../ui/layout/page';
import { Panel } from '../../../ui/layout/panel';
import { ServiceRows } from '../service-settings';
import { RegistrationChoice } from './registration-choice';
import { settingsKey, useSaveSettings, useSetting } from './use-save-settings';

export function InstanceSettingsPage() {
  return (
    <Page title={t`Instance settings`} lead={t`For everyone here.`} width="narrow">
      <Settings />
    </Page>
  );
}

function Settings() {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: settingsKey,
    queryFn: ({ signal }) => call(instanceSettingsRoutes.get, {}, { signal }),
  });
  if (data) {
    return (
      <Stack gap="lg">
        <Registration settings={data} />
        <StorageLimit megabytes={data.storageMegabytes} />
        <ServiceRows />
        <ForPublic settings={data} />
      </Stack>
    );
  }
  if (!error) return <Skeleton height={240} />;
  const { message } = describeError(error);
  return <ErrorState message={message} isRetrying={isFetching} onRetry={() => void refetch()} />;
}

function Registration({ settings }: { settings: InstanceSettings }) {
  const [registration, chooseRegistration] = useSetting('registration', settings);
  return (
    <Panel title={t`New accounts`}>
      <RegistrationChoice value={registration} onChange={chooseRegistration} />
      <Text c="dimmed" size="sm">
        <Trans>
          Existing accounts stay. A sign-in provider is set up below, under Outside services.
        </Trans>
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
    <Panel title={t`Storage`}>
      <form onSubmit={submit}>
        <Stack gap="sm" align="flex-start">
          <NumberInput
            label={t`Each person and each community may store`}
            description={t`Recipes, versions, pictures and plans together. Nobody loses anything when you lower it.`}
            suffix={t` MB`}
            thousandSeparator=","
            allowDecimal={false}
            allowNegative={false}
            value={entered}
            onChange={setEntered}
            error={isValid ? undefined : t`Please enter 10 to 1,000,000 MB`}
          />
          <Button type="submit" variant="default" loading={save.isPending} disabled={!isValid}>
            <Trans>Save</Trans>
          </Button>
        </Stack>
      </form>
    </Panel>
  );
}

function ForPublic({ settings }: { settings: InstanceSettings }) {
  const [isForPublic, chooseForPublic] = useSetting('isForPublic', settings);
  const [visitorsMayBrowse, allowVisitors] = useSetting('visitorsMayBrowse', settings);
  return (
    <Panel title={t`For a public instance`}>
      <Switch
        label={t`Show these links`}
        checked={isForPublic}
        onChange={({ currentTarget }) => chooseForPublic(currentTarget.checked)}
      />
      <Text c="dimmed" size="sm">
        <Trans>
          Plans, feedback, analytics, reports and curated pictures. A household by itself can do
          without them; their pages stay where they are.
        </Trans>
      </Text>
      <Switch
        label={t`Visitors may browse`}
        checked={visitorsMayBrowse}
        onChange={({ currentTarget }) => allowVisitors(currentTarget.checked)}
      />
      <Text c="dimmed" size="sm">
        <Trans>
          Without signing in they, and search engines, find the recipes that cooks list for
          everyone. A recipe’s own link works either way.
        </Trans>
      </Text>
    </Panel>
  );
}
