/** One webhook: what it is sent, how that went, and what can be done about it. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { webhooksRoutes, type Webhook } from '@saltbush/contract/account/webhooks';
import { call } from '../../../api/call';
import { Dialog } from '../../../ui/dialog/dialog';
import { useConfirm } from '../../../ui/dialog/use-confirm';
import { ShownOnce } from '../../../ui/fields/shown-once';
import { useConfirmed } from '../sign-in-methods/confirm';
import { DeliveryList } from './delivery-list';
import { secretHint } from './new-webhook-dialog';
import { useRefreshWebhooks, useWebhookAction } from './use-webhooks';
import { hostOf, pauseWords, timeOf, whatWords } from './webhook-words';
import classes from './webhooks.module.css';

export interface WebhookDialogProps {
  /** Absent: closed. */
  webhook: Webhook | undefined;
  onClose: () => void;
}

export function WebhookDialog({ webhook, onClose }: WebhookDialogProps) {
  const [secret, setSecret] = useState<string>();
  const close = () => {
    onClose();
    setSecret(undefined);
  };
  return (
    <Dialog isOpen={webhook !== undefined} onClose={close} title={webhook ? hostOf(webhook) : ''}>
      {secret ? (
        <ShownOnce
          label={t`Secret`}
          text={secretHint}
          value={secret}
          onDone={() => setSecret(undefined)}
        />
      ) : (
        webhook && (
          <Stack gap="md">
            <WebhookFacts webhook={webhook} />
            <WebhookActions webhook={webhook} onSecret={setSecret} onRemoved={close} />
            <DeliveryList id={webhook._id} />
          </Stack>
        )
      )}
    </Dialog>
  );
}

function WebhookFacts({ webhook }: { webhook: Webhook }) {
  const { url, paused, oldSecretUntil } = webhook;
  return (
    <div>
      <Text className={classes.address}>{url}</Text>
      <Text size="sm">{whatWords(webhook)}</Text>
      {paused && (
        <Text fw={600} mt="xs">
          <Trans>
            Paused since {timeOf(paused.at)}. {pauseWords[paused.reason]}
          </Trans>
        </Text>
      )}
      {oldSecretUntil && (
        <Text size="sm" c="dimmed">
          <Trans>The secret before signs too until {timeOf(oldSecretUntil)}.</Trans>
        </Text>
      )}
    </div>
  );
}

interface WebhookActionsProps {
  webhook: Webhook;
  onSecret: (secret: string) => void;
  onRemoved: () => void;
}

function WebhookActions({ webhook, onSecret, onRemoved }: WebhookActionsProps) {
  const { _id: id, paused } = webhook;
  const act = useWebhookAction();
  const roll = useRollSecret(id, onSecret);
  const { remove, dialog } = useRemove(webhook, onRemoved);
  const handleTest = () =>
    act(async () => {
      await call(webhooksRoutes.sendTest, { params: { id } });
      return t`Test on its way`;
    });
  const handlePause = (isPaused: boolean) =>
    act(async () => {
      await call(webhooksRoutes.setPaused, { params: { id }, body: { isPaused } });
      return isPaused ? t`Webhook paused` : t`Webhook resumed`;
    });
  return (
    <Group gap="xs">
      {paused ? (
        <Button onClick={() => void handlePause(false)}>{t`Resume`}</Button>
      ) : (
        <>
          <Button onClick={() => void handleTest()}>{t`Send a test`}</Button>
          <Button variant="default" onClick={() => void handlePause(true)}>
            {t`Pause`}
          </Button>
        </>
      )}
      <Button variant="default" loading={roll.isBusy} onClick={roll.ask}>
        {t`New secret`}
      </Button>
      <Button variant="subtle" color="red" onClick={remove}>
        {t`Remove`}
      </Button>
      {roll.dialogs}
      {dialog}
    </Group>
  );
}

function useRollSecret(id: string, onSecret: (secret: string) => void) {
  const refresh = useRefreshWebhooks();
  const { ask, dialog: question } = useConfirm();
  const { run, isBusy, dialog } = useConfirmed();
  const roll = async (password?: string) => {
    const { secret } = await call(webhooksRoutes.rollSecret, {
      params: { id },
      body: { password },
    });
    onSecret(secret);
    await refresh();
  };
  const handleAsk = () =>
    ask({
      title: t`Make a new secret?`,
      message: t`The one your program has goes on signing for 24 hours. Give it the new one by then.`,
      confirmLabel: t`Make new secret`,
      onConfirm: () => run(roll),
    });
  const dialogs = (
    <>
      {question}
      {dialog}
    </>
  );
  return { ask: handleAsk, isBusy, dialogs };
}

function useRemove(webhook: Webhook, onRemoved: () => void) {
  const { ask, dialog } = useConfirm();
  const act = useWebhookAction();
  const onConfirm = () =>
    act(async () => {
      await call(webhooksRoutes.remove, { params: { id: webhook._id } });
      onRemoved();
      return t`Webhook removed`;
    });
  const remove = () =>
    ask({
      title: t`Remove ${hostOf(webhook)}?`,
      message: t`Nothing more is sent there, not even what waits.`,
      confirmLabel: t`Remove webhook`,
      isDangerous: true,
      onConfirm,
    });
  return { remove, dialog };
}
