/** Whether changes are saved and sent, as an icon; tapping it says it in words and asks the server again. */
import { ActionIcon, VisuallyHidden } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCloudCheck from '@tabler/icons-react/dist/esm/icons/IconCloudCheck.mjs';
import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs';
import IconCloudUp from '@tabler/icons-react/dist/esm/icons/IconCloudUp.mjs';
import type { ComponentPropsWithRef } from 'react';
import { useOnDemand } from '../../../../ui/menu/use-on-demand';
import { usePrefetch } from '../../../../ui/use-prefetch';
import { describeStatus, syncNow, type SyncStatus } from '../../../device/sync';
import type { PlanScope } from '../../../device/view-mode';
import classes from './sync-button.module.css';
import { syncPopover } from './bar.lazy';

export interface SyncButtonProps {
  status: SyncStatus;
  scope: PlanScope;
}

export function SyncButton({ status, scope }: SyncButtonProps) {
  usePrefetch(syncPopover.load);
  const [SyncPopover, button] = useOnDemand(syncPopover);
  const { text, isProblem = false } = describeStatus(status);
  const trigger = (props: ComponentPropsWithRef<'button'>) => (
    <ActionIcon
      {...props}
      className={classes.button}
      data-problem={isProblem || undefined}
      aria-label={text}
    >
      <StatusIcon status={status} />
    </ActionIcon>
  );
  const handleFirstClick = () => {
    void syncNow(scope);
    button.onClick();
  };
  return (
    <>
      {SyncPopover ? (
        <SyncPopover scope={scope} trigger={trigger} />
      ) : (
        trigger({ ...button, onClick: handleFirstClick, 'aria-haspopup': 'dialog' })
      )}
      {/* Every tick is saved and sent: only problems are announced. */}
      <VisuallyHidden component="output">{isProblem ? text : ''}</VisuallyHidden>
    </>
  );
}

function StatusIcon({ status: { state, isOffline, waiting } }: { status: SyncStatus }) {
  if (state === 'not-saved') return <IconAlertTriangle size={22} stroke={1.75} />;
  if (isOffline) return <IconCloudOff size={22} stroke={1.75} />;
  const isSending = waiting > 0 || state === 'loading' || state === 'saving';
  if (isSending) return <IconCloudUp size={22} stroke={1.75} />;
  return <IconCloudCheck size={22} stroke={1.75} />;
}
