/** A panel that slides up from the bottom of a phone. Its code is loaded when the page is idle, or on first use. */
import { lazy, Suspense, useState } from 'react';
import { usePrefetch } from '../use-prefetch';
import type { SheetPanelProps } from './sheet-panel';

const loadPanel = async () => ({ default: (await import('./sheet-panel')).SheetPanel });
const SheetPanel = lazy(loadPanel);

/**
 * On a wide screen it is an ordinary dialog.
 *
 * @example <Sheet isOpen={isOpen} onClose={close} title="History">…</Sheet>
 */
export function Sheet(props: SheetPanelProps) {
  const [wasOpened, setOpened] = useState(props.isOpen);
  usePrefetch(loadPanel);
  if (props.isOpen && !wasOpened) setOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense fallback={null}>
      <SheetPanel {...props} />
    </Suspense>
  );
}
