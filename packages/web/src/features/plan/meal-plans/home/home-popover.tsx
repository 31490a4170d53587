/** Says who is home for which meal; loaded by `who-is-home.tsx`, and open as soon as it is there. */
import { Popover } from '@mantine/core';
import type { ComponentPropsWithRef, ReactElement } from 'react';
import { mainPart } from '../../../../ui/layout/main-part';
import { useOpenAtOnce } from '../../../../ui/menu/use-open-at-once';
import { HomeChoice, type HomeChoiceProps } from './home-choice';

export interface HomePopoverProps extends HomeChoiceProps {
  trigger: (props: ComponentPropsWithRef<'button'>) => ReactElement;
  className: string | undefined;
}

export function HomePopover({ trigger, className, ...choice }: HomePopoverProps) {
  const { button, isOpen, setOpen } = useOpenAtOnce();
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-start"
      width={304}
      trapFocus
      returnFocus
      portalProps={{ target: mainPart() }}
    >
      <Popover.Target>{trigger({ ref: button, onClick: () => setOpen(!isOpen) })}</Popover.Target>
      <Popover.Dropdown className={className}>
        <HomeChoice {...choice} />
      </Popover.Dropdown>
    </Popover>
  );
}
