/** Mantine's modal as this app uses it; reached through `dialog.tsx`. */
import { t } from '@lingui/core/macro';
import { Modal } from '@mantine/core';
import { useMediaQuery, useMounted } from '@mantine/hooks';
import type { ReactNode } from 'react';

export interface DialogPanelProps {
  isOpen: boolean;
  onClose: () => void;
  /** The dialog has closed and focus is back, if its element still exists. */
  onClosed?: (() => void) | undefined;
  title: string;
  /** Full screen on a phone: for forms, not for confirmations. */
  size?: 'question' | 'form' | 'wide';
  /** Off where an accidental click outside would lose typed text. */
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
      // Open after mounting: the modal then stores the element to return focus to.
      opened={isOpen && isMounted}
      onClose={onClose}
      title={title}
      size={widths[size]}
      fullScreen={isPhone && size !== 'question'}
      closeOnClickOutside={closesOnClickOutside}
      closeButtonProps={{ 'aria-label': t`Close` }}
      transitionProps={{ duration: 150 }}
      onExitTransitionEnd={onClosed}
    >
      {children}
    </Modal>
  );
}
