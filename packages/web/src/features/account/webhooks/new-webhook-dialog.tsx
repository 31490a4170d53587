/** Makes a webhook, and shows its secret: it is shown this once. */
import { t } from '@lingui/core/macro';
import { Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { webhooksRoutes } from '@saltbush/contract/account/webhooks';
import { webhookEvents, type WebhookEvent } from '@saltbush/domain/account/webhooks/webhook-events';
import { call } from '../../../api/call';
import { Dialog } from '../../../ui/dialog/dialog';
import { ChoiceBoxes } from '../../../ui/fields/choice-boxes';
import { FormButtons } from '../../../ui/fields/form-buttons';
import { ShownOnce } from '../../../ui/fields/shown-once';
import { useFields } from '../../../ui/fields/use-fields';
import { CommunityChoice } from '../community-choice';
import { useConfirmedForm } from '../sign-in-methods/confirm';
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
    <Dialog isOpen={isOpen} onClose={close} title={secret ? t`The secret` : t`New webhook`}>
      {secret ? (
        <ShownOnce label={t`Secret`} text={secretHint} value={secret} onDone={close} />
      ) : (
        <WebhookForm onMade={setSecret} onCancel={close} />
      )}
    </Dialog>
  );
}

export const secretHint = t`Copy it into your program now: by it the program knows that a call comes from Saltbush. It is not shown again.`;

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
            label={t`Address`}
            placeholder="https://hub.example.com/saltbush"
            inputMode="url"
            data-autofocus
            required
            {...fields.bind('url')}
          />
          <CommunityChoice
            label={t`Whose list, plan and recipes`}
            noneLabel={t`My own`}
            value={fields.values.householdId}
            onChange={(value) => fields.setValue('householdId', value)}
          />
          <ChoiceBoxes
            label={t`Call it when`}
            choices={webhookEvents}
            words={eventWords}
            chosen={events}
            onChange={setEvents}
            noneMessage={t`Please choose what is sent`}
          />
          <FormButtons
            label={t`Make webhook`}
            isBusy={isBusy}
            isDisabled={events.length === 0}
            onCancel={onCancel}
          />
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
  const make = async (password?: string) => {
    const { url, householdId } = fields.values;
    const body = { url: url.trim(), events, householdId: householdId || undefined, password };
    const { secret } = await call(webhooksRoutes.create, { body });
    onMade(secret);
    await refresh();
  };
  return { fields, events, setEvents, ...useConfirmedForm(make, fields.setMessages) };
}
