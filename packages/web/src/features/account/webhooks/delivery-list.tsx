/** The last deliveries of a webhook, which can be sent again. */
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, NativeSelect, Skeleton, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { webhooksRoutes, type WebhookDelivery } from '@saltbush/contract/account/webhooks';
import { call } from '../../../api/call';
import { describeError } from '../../../api/describe-error';
import { ErrorState } from '../../../ui/feedback/error-state';
import { ItemList, ItemRow } from '../../../ui/layout/item-list';
import { useDeliveries, useWebhookAction } from './use-webhooks';
import { eventWords, stateWords, timeOf } from './webhook-words';

/** @param id of the webhook */
export function DeliveryList({ id }: { id: string }) {
  const { data: deliveries, error, isFetching, refetch } = useDeliveries(id);
  if (!deliveries) {
    if (!error) return <Skeleton height={120} />;
    const { message } = describeError(error);
    return <ErrorState message={message} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  const hasFailed = deliveries.some(({ state }) => state === 'failed');
  return (
    <section aria-labelledby={`deliveries-${id}`}>
      <Title order={3} size="h4" id={`deliveries-${id}`}>
        <Trans>Last deliveries</Trans>
      </Title>
      {deliveries.length === 0 && (
        <Text c="dimmed">
          <Trans>Nothing has been sent yet.</Trans>
        </Text>
      )}
      <ItemList>
        {deliveries.map((delivery) => (
          <DeliveryRow key={delivery._id} id={id} delivery={delivery} />
        ))}
      </ItemList>
      {hasFailed && <SendFailedAgain id={id} />}
    </section>
  );
}

function DeliveryRow({ id, delivery }: { id: string; delivery: WebhookDelivery }) {
  const { _id: deliveryId, event, at } = delivery;
  const act = useWebhookAction();
  const handleAgain = () =>
    act(async () => {
      await call(webhooksRoutes.sendAgain, { params: { id, deliveryId } });
      return t`On its way again`;
    });
  const name = `${eventWords[event]}, ${timeOf(at)}`;
  return (
    <ItemRow
      actions={
        <Button
          variant="subtle"
          onClick={() => void handleAgain()}
          aria-label={t`Send again: ${name}`}
        >
          <Trans>Send again</Trans>
        </Button>
      }
    >
      <Text>{name}</Text>
      <Text size="sm" c="dimmed">
        {stateWords(delivery)}
      </Text>
    </ItemRow>
  );
}

const periods = [
  { value: '1', label: t`the last 24 hours` },
  { value: '7', label: t`the last 7 days` },
  { value: '30', label: t`the last 30 days` },
];
const dayMs = 24 * 60 * 60_000;

function SendFailedAgain({ id }: { id: string }) {
  const [days, setDays] = useState('1');
  const act = useWebhookAction();
  const handleSend = () =>
    act(async () => {
      const since = new Date(Date.now() - Number(days) * dayMs).toISOString();
      const { count } = await call(webhooksRoutes.sendFailedAgain, {
        params: { id },
        body: { since },
      });
      return plural(count, {
        one: '# delivery is on its way again',
        other: '# deliveries are on their way again',
      });
    });
  return (
    <Group mt="md" gap="xs" align="flex-end">
      <NativeSelect
        label={t`What failed in`}
        data={periods}
        value={days}
        onChange={(event) => setDays(event.currentTarget.value)}
      />
      <Button variant="default" onClick={() => void handleSend()}>
        <Trans>Send all again</Trans>
      </Button>
    </Group>
  );
}
