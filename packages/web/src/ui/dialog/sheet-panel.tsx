/** Mantine's drawer and modal as a sheet; reached through `sheet.tsx`. */
import { t } from '@lingui/core/macro';
import { Drawer, Modal } from '@mantine/core';
import { useMediaQuery, useMounted } from '@mantine/hooks';
import { useRef, useState, type PointerEvent, type ReactNode } from 'react';
import classes from './sheet-panel.module.css';

export interface SheetPanelProps {
  isOpen: boolean;
  onClose: () => void;
  /** The sheet has closed and focus is back, if its element still exists. */
  onClosed?: (() => void) | undefined;
  title: ReactNode;
  /** On a phone it has most of the height, whatever is in it, and its content scrolls by itself. */
  isTall?: boolean;
  /** Hidden for the moment: what was dragged out of it must stay in the page. */
  isAway?: boolean;
  children: ReactNode;
}

export function SheetPanel({
  isOpen,
  onClose,
  onClosed,
  title,
  isTall = false,
  isAway = false,
  children,
}: SheetPanelProps) {
  const isMounted = useMounted();
  const isWide = useWideAtOpening(isOpen);
  const common = {
    // Open after mounting: the panel then stores the element to return focus to.
    opened: isOpen && isMounted,
    onClose,
    title,
    closeButtonProps: { 'aria-label': t`Close` },
    transitionProps: { duration: 150 },
    onExitTransitionEnd: onClosed,
  };
  if (isWide) {
    return (
      <Modal {...common} size={560}>
        {children}
      </Modal>
    );
  }
  return (
    <Drawer
      {...common}
      position="bottom"
      data-away={isAway || undefined}
      classNames={isTall ? tallClasses : sheetClasses}
    >
      <Handle onClose={onClose} />
      {children}
    </Drawer>
  );
}

/** While it is open it stays what it was: another kind of panel would forget what has been chosen in it. */
function useWideAtOpening(isOpen: boolean): boolean | undefined {
  const isWide = useMediaQuery('(min-width: 48em)', false, { getInitialValueInEffect: false });
  const [opening, setOpening] = useState({ isOpen, isWide });
  if (opening.isOpen !== isOpen) {
    setOpening({ isOpen, isWide: isOpen ? isWide : opening.isWide });
  }
  return opening.isWide;
}

const sheetClasses = {
  root: classes.root,
  content: classes.sheet,
  header: classes.head,
  body: classes.body,
};
const tallClasses = { ...sheetClasses, content: `${classes.sheet} ${classes.tall}` };

/** How far it is dragged to close the sheet, in pixels. */
const closingDistance = 80;

/** For touch and mouse only: the close button is there for everyone. */
function Handle({ onClose }: { onClose: () => void }) {
  const start = useRef<number>(undefined);
  const distanceOf = ({ clientY }: PointerEvent) =>
    Math.max(0, clientY - (start.current ?? clientY));
  const moveTo = (event: PointerEvent, distance: number) => {
    const sheet = event.currentTarget.closest<HTMLElement>('[role="dialog"]');
    if (sheet) sheet.style.translate = distance === 0 ? '' : `0 ${distance}px`;
  };
  const handleEnd = (event: PointerEvent) => {
    const isClosing = distanceOf(event) > closingDistance;
    start.current = undefined;
    if (isClosing) onClose();
    else moveTo(event, 0);
  };
  return (
    <div
      className={classes.handle}
      aria-hidden
      onPointerDown={(event) => {
        start.current = event.clientY;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => start.current !== undefined && moveTo(event, distanceOf(event))}
      onPointerUp={handleEnd}
      onPointerCancel={(event) => {
        start.current = undefined;
        moveTo(event, 0);
      }}
    />
  );
}
