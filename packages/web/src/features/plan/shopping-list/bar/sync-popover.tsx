/** The state of saving in words; loaded by `sync-button.tsx`, and open as soon as it is there. */
import { Popover } from '@mantine/core';
import type { ComponentPropsWithRef, ReactElement } from 'react';
import { mainPart } from '../../../../ui/layout/main-part';
import { useOpenAtOnce } from '../../../../ui/menu/use-open-at-once';
import { syncNow, SyncStatusText } from '../../../device/sync';
import type { PlanScope } from '../../../device/view-mode';

export interface SyncPopoverProps {
  scope: PlanScope;
  trigger: (props: ComponentPropsWithRef<'button'>) => ReactElement;
}

export function SyncPopover({ scope, trigger }: SyncPopoverProps) {
  const { button, isOpen, setOpen } = useOpenAtOnce();
  const handleClick = () => {
    if (!isOpen) void syncNow(scope);
    setOpen(!isOpen);
  };
  return (
    <Popover
      opened={isOpen}
      onDismiss={() => setOpen(false)}
      position="bottom-end"
      width={264}
      portalProps={{ target: mainPart() }}
    >
      <Popover.Target>{trigger({ ref: button, onClick: handleClick })}</Popover.Target>
      <Popover.Dropdown>
        <SyncStatusText scope={scope} />
      </Popover.Dropdown>
    </Popover>
  );
}
