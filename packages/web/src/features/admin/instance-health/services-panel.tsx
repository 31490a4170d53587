/** How the last calls to outside services went, since the server started. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Badge, Text } from '@mantine/core';
import type { InstanceHealth } from '@saltbush/contract/admin/instance-health';
import { paths } from '../../../paths';
import { Panel } from '../../../ui/layout/panel';
import { TextLink } from '../../../ui/link-button';
import { serviceTexts } from '../outside-services';
import { formatAgo } from './format';
import classes from './jobs-panel.module.css';

type ServiceOnWire = InstanceHealth['services'][number];

export function ServicesPanel({ services }: { services: readonly ServiceOnWire[] }) {
  const used = services.filter(({ isSetUp }) => isSetUp);
  return (
    <Panel
      title={t`Integrations`}
      beside={
        <TextLink to={paths.adminPage} params={{ page: 'services' }}>
          <Trans>Set up services</Trans>
        </TextLink>
      }
    >
      {used.length === 0 && (
        <Text>
          <Trans>None is set up. Saltbush works without them.</Trans>
        </Text>
      )}
      <ul className={classes.jobs} aria-label={t`Integrations`}>
        {used.map((service) => (
          <Service key={service.name} service={service} />
        ))}
      </ul>
    </Panel>
  );
}

function Service({ service }: { service: ServiceOnWire }) {
  const { name, lastSuccessAt, lastFailureAt, lastFailure } = service;
  const isFailing = lastFailureAt !== undefined && lastFailureAt > (lastSuccessAt ?? '');
  const isUnused = lastFailureAt === undefined && lastSuccessAt === undefined;
  return (
    <li className={classes.job}>
      <div>
        <Text fw={600}>{serviceTexts[name].title}</Text>
        <Text size="sm">
          {lastSuccessAt === undefined
            ? t`Not used successfully since the server started.`
            : t`Last worked ${formatAgo(lastSuccessAt)}.`}
        </Text>
        {lastFailureAt !== undefined && (
          <Text size="sm" className={isFailing ? classes.error : undefined}>
            <Trans>
              Failed {formatAgo(lastFailureAt)}: {lastFailure}
            </Trans>
          </Text>
        )}
      </div>
      <Badge color={isFailing ? 'red' : isUnused ? 'gray' : 'green'} variant="light" tt="none">
        {isFailing ? t`Failing` : isUnused ? t`Not used yet` : t`OK`}
      </Badge>
    </li>
  );
}
