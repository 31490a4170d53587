/** The last change of the list that can be undone: by a toast, or by Ctrl+Z. */
import { t } from '@lingui/core/macro';
import { closeToast, showToast } from '../../../../ui/feedback/toast';

interface Undoable {
  toast: number;
  run: () => void;
}

let last: Undoable | undefined;

/** As in the notes to the design: long enough to read it, short enough not to be in the way. */
const undoToastMs = 8_000;

/** @example offerUndo('Garlic in the trolley', () => untick(line)) */
export function offerUndo(title: string, undo: () => void): void {
  const run = () => {
    last = undefined;
    undo();
  };
  const action = { label: t`Undo`, onClick: run };
  last = { toast: showToast({ kind: 'success', title, durationMs: undoToastMs, action }), run };
}

/** Undoes the last change; nothing when there is none. */
export function undoLast(): void {
  if (!last) return;
  closeToast(last.toast);
  last.run();
}

/** Of another list, or of another person. */
export function forgetUndo(): void {
  last = undefined;
}
