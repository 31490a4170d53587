import { DialogPanel } from './dialog-panel.lazy';
import { onceOpened } from './once-opened';

/**
 * A modal dialog.
 *
 * @example <Dialog isOpen={isOpen} onClose={close} title="Import a recipe">…</Dialog>
 */
export const Dialog = onceOpened(DialogPanel);
