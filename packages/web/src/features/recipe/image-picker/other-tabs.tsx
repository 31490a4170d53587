/** Ways on from a panel that can't help: the other tabs as buttons. */
import { Button, Group } from '@mantine/core';
import type { PickerPanelProps } from './chosen-image';

export function OtherTabs({ onOpenTab }: Pick<PickerPanelProps, 'onOpenTab'>) {
  return (
    <Group gap="xs" justify="center">
      <Button variant="default" onClick={() => onOpenTab('curated')}>
        Choose one of our pictures
      </Button>
      <Button variant="default" onClick={() => onOpenTab('upload')}>
        Upload a picture
      </Button>
    </Group>
  );
}
