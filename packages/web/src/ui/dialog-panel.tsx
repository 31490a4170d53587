/** Mantine's modal as this app uses it; reached through `dialog.tsx`. */
import { Modal } from '@mantine/core';
import { useMediaQuery, useMounted } from '@mantine/hooks';
import type { ReactNode } from 'react';

export interface DialogPanelProps {
  isOpen: boolean;
  onClose: () => void;
  /** It is gone, and the focus is back, if what had it is still there. */
  onClosed?: (() => void) | undefined;
  title: string;
  /** A form takes the whole phone; a question does not. */
  size?: 'question' | 'form' | 'wide';
  /** Off where a slip must not lose what was typed. */
  closesOnClickOutside?: boolean;
  children: ReactNode;
}

const widths = { question: 440, form: 640, wide: 960 };

export function DialogPanel({
  isOpen,
  onClose,
  onClosed,
  title,
  size = 'form',
  closesOnClickOutside = true,
  children,
}: DialogPanelProps) {
  const isMounted = useMounted();
  const isPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  return (
    <Modal
      // Opens after it is there: only then does it remember where to put the focus back.
      opened={isOpen && isMounted}
      onClose={onClose}
      title={title}
      size={widths[size]}
      fullScreen={isPhone && size !== 'question'}
      closeOnClickOutside={closesOnClickOutside}
      closeButtonProps={{ 'aria-label': 'Close' }}
      transitionProps={{ duration: 150 }}
      onExitTransitionEnd={onClosed}
    >
      {children}
    </Modal>
  );
}
