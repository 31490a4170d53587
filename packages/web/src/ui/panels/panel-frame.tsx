/** What a button opens, and its code loaded with it: a sheet on a phone, beside the button on a wide screen. */
import { Popover } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react';
import { Sheet } from '../dialog/sheet';
import { mainPart } from '../layout/main-part';
import classes from './panel-frame.module.css';
import { useOpenAtOnce } from '../menu/use-open-at-once';

/** Closes the panel; `after` runs when the focus is back at the button. */
export type ClosePanel = (after?: () => void) => void;

export interface PanelFrameProps {
  /** The button; it passes the props on. */
  trigger: (props: ComponentPropsWithRef<'button'>) => ReactElement;
  title: string;
  position: 'bottom-start' | 'bottom-end';
  /** On a wide screen, in px. */
  width: number;
  children: (close: ClosePanel) => ReactNode;
}

/** It opens as soon as it is there (`useOpenAtOnce`). */
export function PanelFrame({ trigger, title, position, width, children }: PanelFrameProps) {
  const { button, isOpen, setOpen } = useOpenAtOnce();
  const isWide = useMediaQuery('(min-width: 48em)', false, { getInitialValueInEffect: false });
  const { close, handleClosed } = useClosing(() => setOpen(false));
  const target = trigger({
    ref: button,
    'aria-haspopup': 'dialog',
    'aria-expanded': isOpen,
    onClick: () => setOpen(!isOpen),
  });
  if (!isWide) {
    return (
      <>
        {target}
        <Sheet isOpen={isOpen} onClose={() => close()} onClosed={handleClosed} title={title}>
          {children(close)}
        </Sheet>
      </>
    );
  }
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      onExitTransitionEnd={handleClosed}
      {...{ ...popoverProps, position, width }}
      portalProps={{ target: mainPart() }}
    >
      <Popover.Target>{target}</Popover.Target>
      <Popover.Dropdown className={classes.panel}>
        <p className={classes.title}>{title}</p>
        {children(close)}
      </Popover.Dropdown>
    </Popover>
  );
}

const popoverProps = {
  middlewares: { flip: true, shift: { mainAxis: true, crossAxis: true, padding: 8 } },
  trapFocus: true,
  returnFocus: true,
};

function useClosing(onClose: () => void) {
  const [next, setNext] = useState<() => void>();
  const close: ClosePanel = (after) => {
    setNext(() => after);
    onClose();
  };
  const handleClosed = () => {
    setNext(undefined);
    next?.();
  };
  return { close, handleClosed };
}
