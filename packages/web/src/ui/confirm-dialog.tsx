/** Asks before something that cannot be taken back. */
import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Dialog } from './dialog';

export interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  /** What will happen, in one or two sentences. */
  message: ReactNode;
  /** A verb: "Delete recipe", never "OK". */
  confirmLabel: string;
  isDangerous?: boolean;
  isBusy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  /** It is gone: the place for the focus when what was asked about has gone too. */
  onClosed?: () => void;
}

export function ConfirmDialog({
  isOpen,
  title,
  message,
  confirmLabel,
  isDangerous = false,
  isBusy = false,
  onConfirm,
  onClose,
  onClosed,
}: ConfirmDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} onClosed={onClosed} title={title} size="question">
      <Text>{message}</Text>
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button color={isDangerous ? 'red' : undefined} loading={isBusy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </Group>
    </Dialog>
  );
}
