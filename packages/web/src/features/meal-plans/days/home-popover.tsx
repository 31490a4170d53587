/** Says who is home for which meal; loaded by `who-is-home.tsx`, and open as soon as it is there. */
import { Popover } from '@mantine/core';
import { useEffect, useRef, useState, type ComponentPropsWithRef, type ReactElement } from 'react';
import { mainPart } from '../../../ui/layout/main-part';
import { HomeChoice, type HomeChoiceProps } from './home-choice';

export interface HomePopoverProps extends HomeChoiceProps {
  trigger: (props: ComponentPropsWithRef<'button'>) => ReactElement;
  className: string | undefined;
}

export function HomePopover({ trigger, className, ...choice }: HomePopoverProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // It replaces the button that was pressed: it opens when that press has ended.
    button.current?.focus({ preventScroll: true });
    const frame = requestAnimationFrame(() => setOpen(true));
    return () => cancelAnimationFrame(frame);
  }, []);
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
