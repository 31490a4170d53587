/** The person's webhooks: made, looked at, and removed. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor, Button, Group, Skeleton, Text } from '@mantine/core';
import IconWebhook from '@tabler/icons-react/dist/esm/icons/IconWebhook.mjs';
import { useState } from 'react';
import type { Webhook } from '@saltbush/contract/account/webhooks';
import { describeError } from '../../../api/describe-error';
import { ErrorState } from '../../../ui/feedback/error-state';
import { ItemList, ItemRow } from '../../../ui/layout/item-list';
import { Panel } from '../../../ui/layout/panel';
import { NewWebhookDialog } from './new-webhook-dialog';
import { useWebhooks } from './use-webhooks';
import { WebhookDialog } from './webhook-dialog';
import { hostOf, pauseWords, whatWords } from './webhook-words';

export function WebhooksPanel() {
  const [isMaking, setMaking] = useState(false);
  const [openId, setOpenId] = useState<string>();
  const { data: webhooks, error, isFetching, refetch } = useWebhooks();
  if (!webhooks) {
    if (!error) return <Skeleton height={160} />;
    const { message } = describeError(error);
    return <ErrorState message={message} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <Panel title={t`Webhooks`}>
      <Text c="dimmed" size="sm">
        <Trans>
          A webhook is an address of another program. Saltbush calls it when something changes, so
          the program doesn’t have to ask.{' '}
          <Anchor href="https://www.standardwebhooks.com" inherit>
            How calls are signed
          </Anchor>
        </Trans>
      </Text>
      {webhooks.length > 0 && (
        <ItemList>
          {webhooks.map((webhook) => (
            <WebhookRow key={webhook._id} webhook={webhook} onOpen={() => setOpenId(webhook._id)} />
          ))}
        </ItemList>
      )}
      <Group>
        <Button onClick={() => setMaking(true)}>
          <Trans>New webhook</Trans>
        </Button>
      </Group>
      <NewWebhookDialog isOpen={isMaking} onClose={() => setMaking(false)} />
      <WebhookDialog
        webhook={webhooks.find(({ _id }) => _id === openId)}
        onClose={() => setOpenId(undefined)}
      />
    </Panel>
  );
}

function WebhookRow({ webhook, onOpen }: { webhook: Webhook; onOpen: () => void }) {
  const { paused } = webhook;
  const host = hostOf(webhook);
  return (
    <ItemRow
      icon={IconWebhook}
      actions={
        <Button variant="default" onClick={onOpen} aria-label={t`Open ${host}`}>
          <Trans>Open</Trans>
        </Button>
      }
    >
      <Text fw={600}>{host}</Text>
      <Text size="sm">{whatWords(webhook)}</Text>
      {paused && (
        <Text size="sm" c="dimmed">
          <Trans>Paused. {pauseWords[paused.reason]}</Trans>
        </Text>
      )}
    </ItemRow>
  );
}
