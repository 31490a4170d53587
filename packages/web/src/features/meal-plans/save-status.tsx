/** Save status of the menu. */
import { Button, VisuallyHidden } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCloudCheck from '@tabler/icons-react/dist/esm/icons/IconCloudCheck.mjs';
import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs';
import IconDeviceFloppy from '@tabler/icons-react/dist/esm/icons/IconDeviceFloppy.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import type { Saving } from './sync/menu-sync';
import classes from './save-status.module.css';

const labels: Record<Saving, { text: string; Icon: typeof IconPencil; isProblem?: boolean }> = {
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
  const { text, Icon, isProblem = false } = labels[saving];
  return (
    <div className={classes.status}>
      <p className={classes.text} data-problem={isProblem || undefined}>
        <Icon size={18} stroke={1.75} aria-hidden />
        {text}
      </p>
      {/* Changes are announced already; only problems are announced here. */}
      <VisuallyHidden component="output">{isProblem ? text : ''}</VisuallyHidden>
      {isProblem && (
        <Button className={classes.retry} variant="subtle" px="xs" onClick={onRetry}>
          Try now
        </Button>
      )}
    </div>
  );
}
