/** Ways on from a panel that can't help: the other tabs as buttons. */
import { Trans } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import type { PickerPanelProps } from './chosen-image';

export function OtherTabs({ onOpenTab }: Pick<PickerPanelProps, 'onOpenTab'>) {
  return (
    <Group gap="xs" justify="center">
      <Button variant="default" onClick={() => onOpenTab('curated')}>
        <Trans>Choose one of our pictures</Trans>
      </Button>
      <Button variant="default" onClick={() => onOpenTab('upload')}>
        <Trans>Upload a picture</Trans>
      </Button>
    </Group>
  );
}
