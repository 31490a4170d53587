/** Asks before a sign-out loses changes and drafts that are only on this device. */
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Stack, Text } from '@mantine/core';
import type { UnsavedWork } from '../../device/sync';
import { formatList } from '../../../ui/format-list';
import { Dialog } from '../../../ui/dialog/dialog';

export interface LogOutDialogProps {
  isOpen: boolean;
  /** Undefined: this device can't tell. */
  unsaved: UnsavedWork | undefined;
  isSending: boolean;
  /** Sending was tried, and the server could not be reached. */
  hasFailed: boolean;
  onSend: () => void;
  onSignOut: () => void;
  onClose: () => void;
}

export function LogOutDialog(props: LogOutDialogProps) {
  const { isOpen, unsaved, isSending, hasFailed, onSend, onSignOut, onClose } = props;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={unsaved?.changes === 0 ? t`A recipe is not saved` : t`Some changes are not sent`}
      size="question"
    >
      <Text>{messageOf(unsaved)}</Text>
      {hasFailed && (
        <Text role="alert" mt="sm" fw={600}>
          <Trans>The server could not be reached. Please try again when you are online.</Trans>
        </Text>
      )}
      <Stack gap="xs" mt="lg">
        {unsaved?.changes !== 0 && (
          <Button loading={isSending} onClick={onSend}>
            <Trans>Send first</Trans>
          </Button>
        )}
        <Button color="red" disabled={isSending} onClick={onSignOut}>
          {unsaved ? t`Sign out and lose ${countText(unsaved)}` : t`Sign out and lose them`}
        </Button>
        <Button variant="default" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </Stack>
    </Dialog>
  );
}

function messageOf(unsaved: UnsavedWork | undefined): string {
  if (unsaved === undefined) {
    return t`There may be changes that are only on this device. Signing out deletes them.`;
  }
  const work = countText(unsaved);
  return plural(unsaved.changes + unsaved.drafts, {
    one: `${work} is only on this device. Signing out deletes what this device has.`,
    other: `${work} are only on this device. Signing out deletes what this device has.`,
  });
}

/** @example countText({ changes: 2, drafts: 1 }) // '2 changes and 1 recipe draft' */
const countText = ({ changes, drafts }: UnsavedWork): string =>
  formatList([
    ...(changes > 0 ? [plural(changes, { one: '# change', other: '# changes' })] : []),
    ...(drafts > 0 ? [plural(drafts, { one: '# recipe draft', other: '# recipe drafts' })] : []),
  ]);
