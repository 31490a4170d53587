/** Where the menu is kept right now, in words that are true. */
import { Button, VisuallyHidden } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCloudCheck from '@tabler/icons-react/dist/esm/icons/IconCloudCheck.mjs';
import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs';
import IconDeviceFloppy from '@tabler/icons-react/dist/esm/icons/IconDeviceFloppy.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import type { Saving } from './keeping/menu-keeper';
import classes from './save-status.module.css';

const words: Record<Saving, { text: string; Icon: typeof IconPencil; isProblem?: boolean }> = {
  changed: { text: 'Saving…', Icon: IconPencil },
  'on-device': { text: 'Saved on this device', Icon: IconDeviceFloppy },
  synced: { text: 'Synced', Icon: IconCloudCheck },
  offline: { text: 'Offline, will sync', Icon: IconCloudOff, isProblem: true },
  failed: { text: 'Saved on this device, not synced', Icon: IconAlertTriangle, isProblem: true },
  'at-risk': {
    text: 'Not saved yet: keep this page open',
    Icon: IconAlertTriangle,
    isProblem: true,
  },
};

export function SaveStatus({ saving, onRetry }: { saving: Saving; onRetry: () => void }) {
  const { text, Icon, isProblem = false } = words[saving];
  return (
    <div className={classes.status}>
      <p className={classes.words} data-problem={isProblem || undefined}>
        <Icon size={18} stroke={1.75} aria-hidden />
        {text}
      </p>
      {/* Each change would be said twice aloud; only trouble is worth interrupting for. */}
      <VisuallyHidden component="output">{isProblem ? text : ''}</VisuallyHidden>
      {isProblem && (
        <Button className={classes.retry} variant="subtle" px="xs" onClick={onRetry}>
          Try now
        </Button>
      )}
    </div>
  );
}
