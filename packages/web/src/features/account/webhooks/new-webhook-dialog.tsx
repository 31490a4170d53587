/** Makes a webhook, and shows its secret: it is shown this once. */
import { Button, Checkbox, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type SyntheticEvent } from 'react';
import { webhooksRoutes } from '@saltbush/contract/account/webhooks';
import { AppError } from '@saltbush/contract/errors';
import { webhookEvents, type WebhookEvent } from '@saltbush/domain/account/webhooks/webhook-events';
import { call } from '../../../api/call';
import { Dialog } from '../../../ui/dialog/dialog';
import { ShownOnce } from '../../../ui/fields/shown-once';
import { useFields, type FieldMessage } from '../../../ui/fields/use-fields';
import { householdsQuery } from '../../device/household-data';
import { useConfirmed } from '../sign-in-methods/confirm';
import { useRefreshWebhooks } from './use-webhooks';
import { eventWords } from './webhook-words';

export interface NewWebhookDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

export function NewWebhookDialog({ isOpen, onClose }: NewWebhookDialogProps) {
  const [secret, setSecret] = useState<string>();
  const close = () => {
    onClose();
    setSecret(undefined);
  };
  return (
    <Dialog isOpen={isOpen} onClose={close} title={secret ? 'The secret' : 'New webhook'}>
      {secret ? (
        <ShownOnce label="Secret" text={secretHint} value={secret} onDone={close} />
      ) : (
        <WebhookForm onMade={setSecret} onCancel={close} />
      )}
    </Dialog>
  );
}

export const secretHint =
  'Copy it into your program now: by it the program knows that a call comes from Saltbush. It is not shown again.';

interface WebhookFormProps {
  onMade: (secret: string) => void;
  onCancel: () => void;
}

function WebhookForm({ onMade, onCancel }: WebhookFormProps) {
  const { fields, events, setEvents, isBusy, dialog, handleSubmit } = useWebhookForm(onMade);
  return (
    <>
      <form noValidate onSubmit={handleSubmit}>
        <Stack gap="md">
          <TextInput
            label="Address"
            placeholder="https://hub.example.com/saltbush"
            inputMode="url"
            data-autofocus
            required
            {...fields.bind('url')}
          />
          <OwnerField
            value={fields.values.householdId}
            onChange={(value) => fields.setValue('householdId', value)}
          />
          <EventField events={events} onChange={setEvents} />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onCancel}>
              Cancel
            </Button>
            <Button type="submit" loading={isBusy} disabled={events.length === 0}>
              Make webhook
            </Button>
          </Group>
        </Stack>
      </form>
      {dialog}
    </>
  );
}

function useWebhookForm(onMade: (secret: string) => void) {
  const fields = useFields({ url: '', householdId: '' });
  const [events, setEvents] = useState<WebhookEvent[]>(['list.changed']);
  const refresh = useRefreshWebhooks();
  const { run, isBusy, dialog } = useConfirmed();
  const make = async (password?: string) => {
    const { url, householdId } = fields.values;
    const body = { url: url.trim(), events, householdId: householdId || undefined, password };
    try {
      const { secret } = await call(webhooksRoutes.create, { body });
      onMade(secret);
      await refresh();
    } catch (error) {
      const messages = messagesOf(error);
      if (!messages) throw error;
      fields.setMessages(messages);
    }
  };
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    void run(make);
  };
  return { fields, events, setEvents, isBusy, dialog, handleSubmit };
}

/** Only where there is a choice. */
function OwnerField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { data } = useQuery(householdsQuery);
  const active = data?.households.filter(({ status }) => status === 'active') ?? [];
  if (active.length === 0) return null;
  return (
    <NativeSelect
      label="Whose list, plan and recipes"
      data={[
        { value: '', label: 'My own' },
        ...active.map(({ _id, name }) => ({ value: _id, label: name })),
      ]}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

interface EventFieldProps {
  events: WebhookEvent[];
  onChange: (events: WebhookEvent[]) => void;
}

function EventField({ events, onChange }: EventFieldProps) {
  return (
    <Checkbox.Group
      label="Call it when"
      value={events}
      // Each box has an event.
      onChange={(values) => onChange(values as WebhookEvent[])}
      error={events.length === 0 && 'Please choose what is sent'}
    >
      <Stack gap="xs" mt="xs">
        {webhookEvents.map((event) => (
          <Checkbox key={event} value={event} label={eventWords[event]} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}

function messagesOf(error: unknown): FieldMessage[] | undefined {
  const isOfFields = error instanceof AppError && error.code === 'VALIDATION_FAILED';
  return isOfFields && typeof error.details !== 'string'
    ? (error.details as FieldMessage[])
    : undefined;
}
