/** The fields of one outside service, with what saving, trying and removing it does. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Group, Stack, Switch, Text, TextInput } from '@mantine/core';
import '@mantine/core/styles/Switch.layer.css';
import {
  serviceTitles,
  type ServiceState,
  type SettableService,
} from '@saltbush/contract/admin/service-settings';
import { describeError } from '../../../api/describe-error';
import { useConfirm } from '../../../ui/dialog/use-confirm';
import { showToast } from '../../../ui/feedback/toast';
import { PasswordField } from '../../../ui/fields/password-field';
import { serviceTexts } from '../outside-services';
import { OutcomeAlert } from './outcome-alert';
import { serviceForms, type TextField } from './service-forms';
import { useServiceForm, type ServiceFormState } from './use-service-form';
import { useRemoveService } from './use-service-settings';

interface ServiceFormProps {
  state: ServiceState;
  onClose: () => void;
}

export function ServiceForm({ state, onClose }: ServiceFormProps) {
  const form = useServiceForm(state);
  const { note, secret } = form.texts;
  const isStored = state.source === 'screen';
  return (
    <>
      <form onSubmit={form.handleSubmit} noValidate>
        <Stack gap="md">
          <Text c="dimmed">{serviceTexts[state.service].how}</Text>
          {state.isSecretUnreadable && <UnreadableAlert label={secret.label} />}
          <Fields form={form} hasSecret={state.hasSecret} />
          {note !== undefined && <Text c="dimmed">{note}</Text>}
          <OutcomeAlert outcome={form.outcome} />
          <Group justify="flex-end" gap="xs">
            {isStored && !form.isChanged && !state.isSecretUnreadable && (
              <Button variant="default" loading={form.isTrying} onClick={() => void form.tryOut()}>
                <Trans>Try it</Trans>
              </Button>
            )}
            <Button type="submit" loading={form.isBusy}>
              <Trans>Save</Trans>
            </Button>
          </Group>
        </Stack>
      </form>
      {isStored && <RemoveButton service={state.service} onRemoved={onClose} />}
    </>
  );
}

interface FieldsProps {
  form: ServiceFormState;
  /** Whether one is saved, which is never shown. */
  hasSecret: boolean;
}

function Fields({ form, hasSecret }: FieldsProps) {
  const { texts, isOn, setOn } = form;
  const { secret, toggle } = texts;
  return (
    <>
      <TextFields form={form} fields={texts.fields} />
      <PasswordField
        label={secret.label}
        description={hasSecret ? t`One is saved. Leave blank to keep it.` : secret.description}
        showLabel={secret.showLabel}
        autoComplete="new-password"
        {...form.fields.bind('secret')}
      />
      <TextFields form={form} fields={texts.furtherFields} />
      {toggle && (
        <Switch
          label={toggle.label}
          description={toggle.description}
          checked={isOn}
          onChange={({ currentTarget }) => setOn(currentTarget.checked)}
        />
      )}
    </>
  );
}

interface TextFieldsProps {
  form: ServiceFormState;
  fields: readonly TextField[];
}

const TextFields = ({ form, fields }: TextFieldsProps) =>
  fields.map(({ isRequired, initial: _initial, ...field }) => (
    <TextInput
      key={field.name}
      {...field}
      {...form.fields.bind(field.name)}
      required={isRequired}
      autoComplete="off"
      spellCheck={false}
    />
  ));

const UnreadableAlert = ({ label }: { label: string }) => (
  <Alert color="yellow" title={t`Please enter it again: ${label}`}>
    <Trans>
      It was encrypted with another key, as after a restore on another machine, and can’t be read
      here. Until then this is off.
    </Trans>
  </Alert>
);

interface RemoveButtonProps {
  service: SettableService;
  onRemoved: () => void;
}

function RemoveButton({ service, onRemoved }: RemoveButtonProps) {
  const { ask, dialog } = useConfirm();
  const { mutateAsync } = useRemoveService();
  const title = serviceTitles[service];
  const remove = async () => {
    try {
      await mutateAsync(service);
      showToast({ kind: 'success', title: t`Removed: ${title}` });
      onRemoved();
    } catch (error) {
      showToast({ kind: 'error', ...describeError(error) });
    }
  };
  const handleClick = () =>
    ask({
      title: t`Remove: ${title}`,
      message: serviceForms[service].whenRemoved,
      confirmLabel: t`Remove`,
      isDangerous: true,
      onConfirm: remove,
    });
  return (
    <>
      <Button mt="md" variant="subtle" color="red" onClick={handleClick}>
        <Trans>Remove</Trans>
      </Button>
      {dialog}
    </>
  );
}
