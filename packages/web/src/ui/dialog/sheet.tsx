import { onceOpened } from './once-opened';
import { SheetPanel } from './sheet-panel.lazy';

/**
 * A panel that slides up from the bottom of a phone. On a wide screen it is an ordinary dialog.
 *
 * @example <Sheet isOpen={isOpen} onClose={close} title="History">…</Sheet>
 */
export const Sheet = onceOpened(SheetPanel);
