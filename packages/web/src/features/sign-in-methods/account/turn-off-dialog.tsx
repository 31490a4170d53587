/** Turning the second step off, with the password or a code. */
import { Button, Group, Stack, Text } from '@mantine/core';
import { AppError } from '@saltbush/contract/errors';
import { signInMethodsRoutes } from '@saltbush/contract/sign-in-methods/sign-in-methods';
import { call } from '../../../api/call';
import { describeError } from '../../../api/describe-error';
import { Dialog } from '../../../ui/dialog/dialog';
import { PasswordField } from '../../../ui/fields/password-field';
import { useFields } from '../../../ui/fields/use-fields';
import { useSubmit } from '../../../ui/fields/use-submit';
import { showToast } from '../../../ui/feedback/toast';
import { useRefreshMethods } from './use-sign-in-methods';

export interface TurnOffDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

export function TurnOffDialog({ isOpen, onClose }: TurnOffDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Turn off two-step sign-in?" size="question">
      {isOpen && <TurnOffForm onDone={onClose} />}
    </Dialog>
  );
}

function TurnOffForm({ onDone }: { onDone: () => void }) {
  const fields = useFields({ proof: '' });
  const refresh = useRefreshMethods();
  const send = async () => {
    await call(signInMethodsRoutes.turnOffAuthenticator, { body: fields.values });
    showToast({ kind: 'success', title: 'Two-step sign-in is off' });
    onDone();
    await refresh();
  };
  const { isBusy, handleSubmit } = useSubmit(send, (error) => {
    const isWrong = error instanceof AppError && error.code === 'WRONG_CODE';
    if (!isWrong) return void showToast({ kind: 'error', ...describeError(error) });
    fields.setMessages([{ field: 'proof', message: describeError(error).message }]);
  });
  return (
    <form onSubmit={handleSubmit} noValidate>
      <Stack gap="md">
        <Text>Your password alone will sign you in. The recovery codes stop working.</Text>
        <PasswordField
          label="Your password, or a code"
          autoComplete="current-password"
          data-autofocus
          required
          {...fields.bind('proof')}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onDone}>
            Cancel
          </Button>
          <Button type="submit" color="red" loading={isBusy}>
            Turn off
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
