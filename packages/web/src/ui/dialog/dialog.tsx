/** A modal dialog. Its code is loaded when the page is idle, or on first use. */
import { lazy, Suspense, useState } from 'react';
import type { DialogPanelProps } from './dialog-panel';
import { usePrefetch } from '../use-prefetch';

const loadPanel = async () => ({ default: (await import('./dialog-panel')).DialogPanel });
const DialogPanel = lazy(loadPanel);

/**
 * @example <Dialog isOpen={isOpen} onClose={close} title="Import a recipe">…</Dialog>
 */
export function Dialog(props: DialogPanelProps) {
  const [wasOpened, setOpened] = useState(props.isOpen);
  usePrefetch(loadPanel);
  if (props.isOpen && !wasOpened) setOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense fallback={null}>
      <DialogPanel {...props} />
    </Suspense>
  );
}
