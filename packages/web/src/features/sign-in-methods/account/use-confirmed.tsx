/** Does something that may ask for the password first: a while after signing in it does. */
import { Button, Group, Stack, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { AppError } from '@saltbush/contract/errors';
import { describeError } from '../../../api/describe-error';
import { Dialog } from '../../../ui/dialog/dialog';
import { PasswordField } from '../../../ui/fields/password-field';
import { useFields } from '../../../ui/fields/use-fields';
import { useSubmit } from '../../../ui/fields/use-submit';
import { showToast } from '../../../ui/feedback/toast';

type Action = (password?: string) => Promise<void>;

export interface Confirmed {
  run: (action: Action) => Promise<void>;
  isBusy: boolean;
  dialog: ReactNode;
}

/** @example const { run, dialog } = useConfirmed(); run((password) => call(route, { body: { password } })) */
export function useConfirmed(hasPassword = true): Confirmed {
  const [waiting, setWaiting] = useState<Action>();
  const [isBusy, setBusy] = useState(false);
  const run = async (action: Action) => {
    setBusy(true);
    try {
      await action();
    } catch (error) {
      if (hasPassword && isCode(error, 'CONFIRM_PASSWORD')) setWaiting(() => action);
      else showToast({ kind: 'error', ...describeError(error) });
    }
    setBusy(false);
  };
  const close = () => setWaiting(undefined);
  const dialog = (
    <Dialog
      isOpen={waiting !== undefined}
      onClose={close}
      title="Confirm it is you"
      size="question"
    >
      {waiting && <PasswordQuestion action={waiting} onDone={close} />}
    </Dialog>
  );
  return { run, isBusy, dialog };
}

function PasswordQuestion({ action, onDone }: { action: Action; onDone: () => void }) {
  const fields = useFields({ password: '' });
  const send = async () => {
    await action(fields.values.password);
    onDone();
  };
  const { isBusy, handleSubmit } = useSubmit(send, (error) => {
    if (isCode(error, 'WRONG_PASSWORD') || isCode(error, 'CONFIRM_PASSWORD')) {
      return fields.setMessages([{ field: 'password', message: 'That is not your password.' }]);
    }
    onDone();
    showToast({ kind: 'error', ...describeError(error) });
  });
  return (
    <form onSubmit={handleSubmit} noValidate>
      <Stack gap="md">
        <Text>You signed in a while ago. Please give your password to continue.</Text>
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          data-autofocus
          required
          {...fields.bind('password')}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onDone}>
            Cancel
          </Button>
          <Button type="submit" loading={isBusy}>
            Continue
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

const isCode = (error: unknown, code: AppError['code']): boolean =>
  error instanceof AppError && error.code === code;
