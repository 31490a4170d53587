/** Whether changes are saved and sent, as an icon; tapping it says it in words and asks the server again. */
import { ActionIcon, Popover, VisuallyHidden } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCloudCheck from '@tabler/icons-react/dist/esm/icons/IconCloudCheck.mjs';
import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs';
import IconCloudUp from '@tabler/icons-react/dist/esm/icons/IconCloudUp.mjs';
import { mainPart } from '../../../ui/layout/main-part';
import { describeStatus, syncNow, SyncStatusText, type SyncStatus } from '../../sync';
import type { PlanScope } from '../../view-mode';
import classes from './sync-button.module.css';

export interface SyncButtonProps {
  status: SyncStatus;
  scope: PlanScope;
}

export function SyncButton({ status, scope }: SyncButtonProps) {
  const [isOpen, { toggle, close }] = useDisclosure();
  const { text, isProblem = false } = describeStatus(status);
  const handleClick = () => {
    if (!isOpen) void syncNow(scope);
    toggle();
  };
  return (
    <>
      <Popover
        opened={isOpen}
        onDismiss={close}
        position="bottom-end"
        width={264}
        portalProps={{ target: mainPart() }}
      >
        <Popover.Target>
          <ActionIcon
            className={classes.button}
            data-problem={isProblem || undefined}
            aria-label={text}
            onClick={handleClick}
          >
            <StatusIcon status={status} />
          </ActionIcon>
        </Popover.Target>
        <Popover.Dropdown>
          <SyncStatusText scope={scope} />
        </Popover.Dropdown>
      </Popover>
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
