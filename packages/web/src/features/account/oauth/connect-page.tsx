/** Where a program sends a person so that they allow it something (decision 0125). It takes the whole window. */
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
      <Frame title={`Connect “${data.program.name}”?`}>
        <AllowForm asked={asked} authorization={data} />
      </Frame>
    );
  }
  return (
    <Frame title="Connect a program">
      {error ? (
        <ErrorState
          title="Nothing was connected"
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
    <Frame title={`“${program.name}” can’t be connected`}>
      <Panel label="What is wrong">
        <Stack gap="md">
          <Alert color="yellow">{problem}</Alert>
          <Group>
            <Button component="a" href={refusedUrl} variant="default">
              Back to {nameOf(program.returnsTo)}
            </Button>
          </Group>
        </Stack>
      </Panel>
    </Frame>
  );
}

const nameOf = ({ kind, name }: ReturnPlace): string => (kind === 'device' ? 'the program' : name);

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div data-full-screen>
      <Page title={title} width="narrow">
        {children}
        <Text c="dimmed" size="sm" mt="md">
          You can remove it at any time: Account, Other programs.
        </Text>
      </Page>
    </div>
  );
}
