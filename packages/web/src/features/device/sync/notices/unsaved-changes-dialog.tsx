/** Changes that can't be saved, as text to copy. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Text, Textarea } from '@mantine/core';
import { useRef, useSyncExternalStore } from 'react';
import { Dialog } from '../../../../ui/dialog/dialog';
import { showToast } from '../../../../ui/feedback/toast';
import { getUnsaved, showUnsaved, watchUnsaved } from './unsaved-changes';

export function UnsavedChangesDialog() {
  const unsaved = useSyncExternalStore(watchUnsaved, getUnsaved, getUnsaved);
  const field = useRef<HTMLTextAreaElement>(null);
  const text = unsaved?.lines.join('\n') ?? '';
  const handleClose = () => {
    unsaved?.onSeen?.();
    showUnsaved(undefined);
  };
  return (
    <Dialog
      isOpen={unsaved !== undefined}
      onClose={handleClose}
      title={t`Changes that were not saved`}
    >
      <Text mb="sm">{unsaved?.reason}</Text>
      <Textarea
        ref={field}
        label={t`Your changes`}
        value={text}
        readOnly
        autosize
        minRows={3}
        maxRows={12}
      />
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={() => void copy(text, field.current)}>
          <Trans>Copy</Trans>
        </Button>
        <Button onClick={handleClose}>
          <Trans>Done</Trans>
        </Button>
      </Group>
    </Dialog>
  );
}

/** Without a secure connection the clipboard is closed to pages: the text is selected instead. */
async function copy(text: string, field: HTMLTextAreaElement | null): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ kind: 'success', title: t`Copied`, durationMs: 3_000 });
  } catch {
    field?.select();
    showToast({ kind: 'info', title: t`The text is selected`, message: t`Please copy it.` });
  }
}
