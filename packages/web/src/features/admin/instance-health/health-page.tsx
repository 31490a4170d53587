/** How this Saltbush is: what it runs on, and what it does in the background. */
import { t } from '@lingui/core/macro';
import { Skeleton, Stack } from '@mantine/core';
import type { InstanceHealth } from '@saltbush/contract/admin/instance-health';
import { describeError } from '../../../api/describe-error';
import { ErrorState } from '../../../ui/feedback/error-state';
import { Page } from '../../../ui/layout/page';
import { BackupsPanel } from './backups-panel';
import { DatabasePanel, LoadPanel, MailPanel, ServerPanel, StoragePanel } from './health-panels';
import { JobsPanel } from './jobs-panel';
import { ServicesPanel } from './services-panel';
import { useInstanceHealth } from './use-instance-health';

export function HealthPage() {
  const { data, error, isFetching, refetch } = useInstanceHealth();
  return (
    <Page
      title={t`Health`}
      lead={t`How this Saltbush is doing, and what it does in the background. The figures are those of the server that answered.`}
    >
      {data ? (
        <Panels health={data} />
      ) : error ? (
        <ErrorState
          message={describeError(error).message}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <Skeleton height={480} />
      )}
    </Page>
  );
}

const Panels = ({ health }: { health: InstanceHealth }) => (
  <Stack gap="lg">
    <ServerPanel health={health} />
    <DatabasePanel database={health.database} />
    <StoragePanel health={health} />
    <BackupsPanel />
    <MailPanel mail={health.mail} />
    <JobsPanel jobs={health.jobs} />
    <ServicesPanel services={health.services} />
    <LoadPanel health={health} />
  </Stack>
);
