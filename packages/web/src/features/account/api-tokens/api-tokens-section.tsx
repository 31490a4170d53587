/** The person's tokens: made, shown once, and removed. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor, Button, Group, Skeleton, Text } from '@mantine/core';
import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs';
import { useState } from 'react';
import { apiTokensRoutes, type ApiToken } from '@saltbush/contract/account/api-tokens';
import { call } from '../../../api/call';
import { describeError } from '../../../api/describe-error';
import { useConfirm } from '../../../ui/dialog/use-confirm';
import { ErrorState } from '../../../ui/feedback/error-state';
import { showToast } from '../../../ui/feedback/toast';
import { ItemList, ItemRow, RemoveButton } from '../../../ui/layout/item-list';
import { Panel } from '../../../ui/layout/panel';
import { WebhooksPanel } from '../webhooks';
import { Connections } from './connections';
import { NewTokenDialog } from './new-token-dialog';
import { historyWords, mayWords } from './token-words';
import { useApiTokens, useRefreshApiTokens } from './use-api-tokens';

export function ApiTokensSection() {
  return (
    <>
      <Connections />
      <Tokens />
      <WebhooksPanel />
    </>
  );
}

function Tokens() {
  const { data: tokens, error, isFetching, refetch } = useApiTokens();
  const [isMaking, setMaking] = useState(false);
  const [now] = useState(() => new Date());
  if (!tokens) {
    if (!error) return <Skeleton height={200} />;
    const { message } = describeError(error);
    return <ErrorState message={message} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <Panel title={t`Tokens`}>
      <Text c="dimmed" size="sm">
        <Trans>
          A token is a key for a script, a speaker or a home hub: it calls Saltbush in your name, as
          far as you let it.{' '}
          <Anchor href={`${basePath}/api/docs`} inherit>
            What can be called
          </Anchor>
        </Trans>
      </Text>
      {tokens.length > 0 && (
        <ItemList>
          {tokens.map((token) => (
            <TokenRow key={token._id} token={token} now={now} />
          ))}
        </ItemList>
      )}
      <Group>
        <Button onClick={() => setMaking(true)}>
          <Trans>New token</Trans>
        </Button>
      </Group>
      <NewTokenDialog isOpen={isMaking} onClose={() => setMaking(false)} />
    </Panel>
  );
}

function TokenRow({ token, now }: { token: ApiToken; now: Date }) {
  const { name, scopes, household } = token;
  const { remove, dialog } = useRemove(token);
  return (
    <ItemRow
      icon={IconKey}
      actions={
        <>
          <RemoveButton name={name} onClick={remove} />
          {dialog}
        </>
      }
    >
      <Text fw={600}>{name}</Text>
      <Text size="sm">
        {household
          ? t`${{ rights: mayWords(scopes) }} of ${{ name: household.name }}`
          : mayWords(scopes)}
      </Text>
      <Text size="sm" c="dimmed">
        {historyWords(token, now)}
      </Text>
    </ItemRow>
  );
}

function useRemove({ _id: id, name }: ApiToken) {
  const { ask, dialog } = useConfirm();
  const refresh = useRefreshApiTokens();
  const onConfirm = async () => {
    try {
      await call(apiTokensRoutes.remove, { params: { id } });
      showToast({ kind: 'success', title: t`Token removed` });
      await refresh();
    } catch (error) {
      showToast({ kind: 'error', ...describeError(error) });
    }
  };
  const remove = () =>
    ask({
      title: t`Remove “${name}”?`,
      message: t`The program that has it can no longer call Saltbush.`,
      confirmLabel: t`Remove token`,
      isDangerous: true,
      onConfirm,
    });
  return { remove, dialog };
}
