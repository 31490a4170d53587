/** The menu of `lazy-menu.tsx`, which loads it; it opens as soon as it is there. */
import { Menu, type MenuProps } from '@mantine/core';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { mainPart } from '../layout/main-part';
import { useOpenAtOnce } from './use-open-at-once';

export interface MenuFrameProps {
  /** The button; it passes the props on. */
  trigger: (props: ComponentPropsWithRef<'button'>) => ReactElement;
  position: 'bottom-start' | 'bottom-end';
  /** In px. */
  width: number;
  /** How it is moved into view. */
  middlewares?: MenuProps['middlewares'];
  /** Of the list of items. */
  className?: string;
  children: ReactNode;
}

export function MenuFrame({ trigger, className, children, ...menu }: MenuFrameProps) {
  const { button, isOpen, setOpen } = useOpenAtOnce();
  return (
    <Menu opened={isOpen} onChange={setOpen} portalProps={{ target: mainPart() }} {...menu}>
      <Menu.Target>{trigger({ ref: button })}</Menu.Target>
      <Menu.Dropdown className={className}>{children}</Menu.Dropdown>
    </Menu>
  );
}
