/** Where a program sends a person so that they allow it something (decision 0125). It takes the whole window. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ReturnPlace } from '@saltbush/contract/account/oauth';
import { describeError } from '../../../api/describe-error';
import { ErrorState } from '../../../ui/feedback/error-state';
import { Page } from '../../../ui/layout/page';
import { Panel } from '../../../ui/layout/panel';
import { AllowForm } from './allow-form';
import { useAsked, useAuthorization, type Authorization } from './use-authorization';

export function ConnectPage() {
  const asked = useAsked();
  const { data, error, isFetching, refetch } = useAuthorization(asked);
  if (data?.problem !== undefined) return <Problem authorization={data} />;
  if (data) {
    return (
      <Frame title={t`Connect “${data.program.name}”?`}>
        <AllowForm asked={asked} authorization={data} />
      </Frame>
    );
  }
  return (
    <Frame title={t`Connect a program`}>
      {error ? (
        <ErrorState
          title={t`Nothing was connected`}
          message={describeError(error).message}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton height={360} radius="lg" />
      )}
    </Frame>
  );
}

/** Its person decides whether the program hears of it: a link to this page must not lead away by itself. */
function Problem({ authorization }: { authorization: Authorization }) {
  const { program, problem, refusedUrl } = authorization;
  return (
    <Frame title={t`“${program.name}” can’t be connected`}>
      <Panel label={t`What is wrong`}>
        <Stack gap="md">
          <Alert color="yellow">{problem}</Alert>
          <Group>
            <Button component="a" href={refusedUrl} variant="default">
              {backText(program.returnsTo)}
            </Button>
          </Group>
        </Stack>
      </Panel>
    </Frame>
  );
}

const backText = ({ kind, name }: ReturnPlace): string =>
  kind === 'device' ? t`Back to the program` : t`Back to ${name}`;

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div data-full-screen>
      <Page title={title} width="narrow">
        {children}
        <Text c="dimmed" size="sm" mt="md">
          <Trans>You can remove it at any time: Account, Other programs.</Trans>
        </Text>
      </Page>
    </div>
  );
}
