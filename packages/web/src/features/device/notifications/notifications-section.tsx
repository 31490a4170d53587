/** Notifications on the account page: this device, then what the person wants to hear of. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Skeleton, Text } from '@mantine/core';
import { describeError } from '../../../api/describe-error';
import { ErrorState } from '../../../ui/feedback/error-state';
import { Panel } from '../../../ui/layout/panel';
import { Choices } from './choices';
import { ThisDevice } from './this-device';
import { useNotifications } from './use-notifications';

export function NotificationsSection() {
  const { data, error, isFetching, refetch } = useNotifications();
  if (error && !data) {
    return (
      <ErrorState
        message={describeError(error).message}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <>
      <Panel title={t`This device`}>
        {data ? <ThisDevice {...data} /> : <Skeleton height={72} />}
      </Panel>
      <Panel title={t`Notify me about`}>
        {data ? <Choices choices={data.choices} /> : <Skeleton height={240} />}
        {data && !data.isMailSetUp && (
          <Text size="sm" c="dimmed">
            <Trans>Email isn’t set up here, so no email is sent.</Trans>
          </Text>
        )}
      </Panel>
    </>
  );
}
