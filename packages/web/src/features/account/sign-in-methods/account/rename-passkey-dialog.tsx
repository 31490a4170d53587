import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import {
  signInMethodsRoutes,
  type Passkey,
} from '@saltbush/contract/account/sign-in-methods/sign-in-methods';
import { AppError } from '@saltbush/contract/errors';
import { call } from '../../../../api/call';
import { describeError } from '../../../../api/describe-error';
import { Dialog } from '../../../../ui/dialog/dialog';
import { showToast } from '../../../../ui/feedback/toast';
import { useFields } from '../../../../ui/fields/use-fields';
import { useSubmit } from '../../../../ui/fields/use-submit';
import { useRefreshMethods } from './use-sign-in-methods';

export interface RenamePasskeyDialogProps {
  /** Absent: closed. */
  passkey: Passkey | undefined;
  onClose: () => void;
}

export function RenamePasskeyDialog({ passkey, onClose }: RenamePasskeyDialogProps) {
  return (
    <Dialog
      isOpen={passkey !== undefined}
      onClose={onClose}
      title={t`Rename passkey`}
      size="question"
    >
      {passkey && <NameForm passkey={passkey} onDone={onClose} />}
    </Dialog>
  );
}

function NameForm({ passkey, onDone }: { passkey: Passkey; onDone: () => void }) {
  const fields = useFields({ name: passkey.name });
  const refresh = useRefreshMethods();
  const save = async () => {
    const body = { name: fields.values.name };
    await call(signInMethodsRoutes.renamePasskey, { params: { id: passkey._id }, body });
    await refresh();
    onDone();
  };
  const { isBusy, handleSubmit } = useSubmit(save, (error) => {
    const isOfField = error instanceof AppError && typeof error.details !== 'string';
    if (isOfField) return fields.setMessages(error.details as { field: string; message: string }[]);
    showToast({ kind: 'error', ...describeError(error) });
  });
  return (
    <form onSubmit={handleSubmit} noValidate>
      <Stack gap="md">
        <TextInput label={t`Name`} data-autofocus required {...fields.bind('name')} />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onDone}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" loading={isBusy}>
            <Trans>Save</Trans>
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
