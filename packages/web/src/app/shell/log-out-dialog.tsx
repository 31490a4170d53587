/** Asks before a sign-out loses changes that are only on this device. */
import { Button, Stack, Text } from '@mantine/core';
import { Dialog } from '../../ui/dialog/dialog';

export interface LogOutDialogProps {
  isOpen: boolean;
  /** Changes that the server does not have; undefined: this device can't tell. */
  unsent: number | undefined;
  isSending: boolean;
  /** Sending was tried, and the server could not be reached. */
  hasFailed: boolean;
  onSend: () => void;
  onSignOut: () => void;
  onClose: () => void;
}

export function LogOutDialog(props: LogOutDialogProps) {
  const { isOpen, unsent, isSending, hasFailed, onSend, onSignOut, onClose } = props;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Some changes are not sent" size="question">
      <Text>{messageOf(unsent)}</Text>
      {hasFailed && (
        <Text role="alert" mt="sm" fw={600}>
          The server could not be reached. Please try again when you are online.
        </Text>
      )}
      <Stack gap="xs" mt="lg">
        <Button loading={isSending} onClick={onSend}>
          Send first
        </Button>
        <Button color="red" disabled={isSending} onClick={onSignOut}>
          {unsent === undefined
            ? 'Sign out and lose them'
            : `Sign out and lose ${countText(unsent)}`}
        </Button>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
      </Stack>
    </Dialog>
  );
}

function messageOf(unsent: number | undefined): string {
  if (unsent === undefined) {
    return 'There may be changes that are only on this device. Signing out deletes them.';
  }
  const verb = unsent === 1 ? 'is' : 'are';
  return `${countText(unsent)} ${verb} only on this device. Signing out deletes what this device has.`;
}

const countText = (count: number): string => (count === 1 ? '1 change' : `${count} changes`);
