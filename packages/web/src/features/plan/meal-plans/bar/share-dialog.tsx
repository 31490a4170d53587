/** Sends the week to others, as text for a message or as an image. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Stack } from '@mantine/core';
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import { Dialog } from '../../../../ui/dialog/dialog';
import type { WeekActions } from '../plan/use-week-actions';

export interface ShareDialogProps {
  isOpen: boolean;
  onClose: () => void;
  actions: Pick<WeekActions, 'onShareAsText' | 'onShareAsImage'>;
}

export function ShareDialog({ isOpen, onClose, actions }: ShareDialogProps) {
  const closeAnd = (share: (() => void) | undefined) => () => {
    onClose();
    share?.();
  };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t`Share the week`} size="question">
      <Stack gap="sm">
        <Button
          leftSection={<IconMessage size={20} stroke={1.75} aria-hidden />}
          onClick={closeAnd(actions.onShareAsText)}
        >
          <Trans>Share as text</Trans>
        </Button>
        <Button
          variant="default"
          leftSection={<IconPhoto size={20} stroke={1.75} aria-hidden />}
          onClick={closeAnd(actions.onShareAsImage)}
        >
          <Trans>Share as a picture</Trans>
        </Button>
      </Stack>
    </Dialog>
  );
}
