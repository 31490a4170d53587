/** A dialog over the page. Its machinery is loaded when the first one opens. */
import { lazy, Suspense, useState } from 'react';
import type { DialogPanelProps } from './dialog-panel';

const DialogPanel = lazy(async () => ({ default: (await import('./dialog-panel')).DialogPanel }));

/**
 * @example <Dialog isOpen={isOpen} onClose={close} title="Import a recipe">…</Dialog>
 */
export function Dialog(props: DialogPanelProps) {
  const [wasOpened, setOpened] = useState(props.isOpen);
  if (props.isOpen && !wasOpened) setOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense fallback={null}>
      <DialogPanel {...props} />
    </Suspense>
  );
}
