/** A question asked before an action that cannot be undone. */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog';

export interface Question extends Pick<
  ConfirmDialogProps,
  'title' | 'message' | 'confirmLabel' | 'isDangerous'
> {
  /** The action. Reports its own failure; the dialog closes either way. */
  onConfirm: () => Promise<unknown>;
}

/**
 * @example
 * const { ask, dialog } = useConfirm();
 * <Button onClick={() => ask({ title: 'Leave The Harpers?', … })}>Leave</Button>{dialog}
 */
export function useConfirm(): { ask: (question: Question) => void; dialog: ReactNode } {
  const [question, setQuestion] = useState<Question>();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const ask = (next: Question) => {
    setQuestion(next);
    setOpen(true);
  };
  useFocusWhenRemoved(question !== undefined);
  const handleConfirm = async () => {
    setBusy(true);
    await question?.onConfirm().catch(() => undefined);
    setBusy(false);
    setOpen(false);
  };
  const dialog = question && (
    <ConfirmDialog
      {...question}
      isOpen={isOpen}
      isBusy={isBusy}
      onConfirm={() => void handleConfirm()}
      onClose={() => setOpen(false)}
      onClosed={focusIfLost}
    />
  );
  return { ask, dialog };
}

/** After the dialog was shown, its action may remove what asked, and the open dialog with it. */
export function useFocusWhenRemoved(isShown: boolean): void {
  const wasShown = useRef(false);
  useEffect(() => {
    wasShown.current ||= isShown;
  }, [isShown]);
  useEffect(() => () => void (wasShown.current && requestAnimationFrame(focusIfLost)), []);
}

/** The element that opened the question may be gone: a menu has closed, a row was removed. */
export function focusIfLost(): void {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
}
