/** A dialog over the page. Its machinery is loaded when the page has come to rest, or when the first one opens. */
import { lazy, Suspense, useState } from 'react';
import type { DialogPanelProps } from './dialog-panel';
import { useFetchAhead } from './use-fetch-ahead';

const loadPanel = async () => ({ default: (await import('./dialog-panel')).DialogPanel });
const DialogPanel = lazy(loadPanel);

/**
 * @example <Dialog isOpen={isOpen} onClose={close} title="Import a recipe">…</Dialog>
 */
export function Dialog(props: DialogPanelProps) {
  const [wasOpened, setOpened] = useState(props.isOpen);
  useFetchAhead(loadPanel);
  if (props.isOpen && !wasOpened) setOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense fallback={null}>
      <DialogPanel {...props} />
    </Suspense>
  );
}
