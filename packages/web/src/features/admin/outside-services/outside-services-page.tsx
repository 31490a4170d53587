/** External services: whether each is set up, and how an admin sets it up. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Badge, Code, Group, Skeleton, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Code.layer.css';
import { useQuery } from '@tanstack/react-query';
import {
  outsideServicesRoutes,
  type OutsideServiceName,
  type OutsideServiceOnWire,
} from '@saltbush/contract/admin/outside-services';
import { settableServices } from '@saltbush/contract/admin/service-settings';
import { call } from '../../../api/call';
import { describeError } from '../../../api/describe-error';
import { paths } from '../../../paths';
import { ErrorState } from '../../../ui/feedback/error-state';
import { Page } from '../../../ui/layout/page';
import { Panel } from '../../../ui/layout/panel';
import { TextLink } from '../../../ui/link-button';
import { serviceTexts } from './service-texts';

export function OutsideServicesPage() {
  return (
    <Page
      title={t`Integrations`}
      lead={t`Saltbush works without any of them. Each makes something better.`}
      width="narrow"
    >
      <Services />
    </Page>
  );
}

function Services() {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['outside-services'],
    queryFn: ({ signal }) => call(outsideServicesRoutes.list, {}, { signal }),
  });
  if (data) {
    return (
      <Stack gap="md">
        {data.services.map((service) => (
          <Service key={service.name} service={service} />
        ))}
      </Stack>
    );
  }
  if (!error) return <Skeleton height={200} />;
  return (
    <ErrorState
      message={describeError(error).message}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  );
}

function Service({ service: { name, isSetUp, settings } }: { service: OutsideServiceOnWire }) {
  const { title, withIt, withoutIt, how } = serviceTexts[name];
  return (
    <Panel title={title}>
      <div>
        <Badge color={isSetUp ? 'green' : 'gray'} variant="light" tt="none">
          {isSetUp ? t`Set up` : t`Not set up`}
        </Badge>
      </div>
      <Text>{isSetUp ? withIt : withoutIt}</Text>
      {!isSetUp && isSettable(name) && <SetUpHere how={how} />}
      {!isSetUp && !isSettable(name) && <SetUpOnServer how={how} settings={settings} />}
    </Panel>
  );
}

const isSettable = (name: OutsideServiceName): boolean =>
  settableServices.some((service) => service === name);

const SetUpHere = ({ how }: { how: string }) => (
  <Text c="dimmed">
    {how}{' '}
    <TextLink to={paths.adminPage} params={{ page: 'settings' }}>
      <Trans>Set it up in Instance settings</Trans>
    </TextLink>
  </Text>
);

const SetUpOnServer = ({ how, settings }: { how: string; settings: readonly string[] }) => (
  <>
    <Text c="dimmed">
      <Trans>{how} Set these on the server, then start it again:</Trans>
    </Text>
    <Group gap="xs">
      {settings.map((setting) => (
        <Code key={setting}>{setting}</Code>
      ))}
    </Group>
  </>
);
