/** A dialog whose code is fetched on the way to its button. The press that loads it opens it. */
import { useState } from 'react';
import { useOnDemand } from '../menu/use-on-demand';
import type { OnDemand } from '../on-demand';

/**
 * Where the code cannot be fetched, a toast says so and offers to try again.
 *
 * @returns `button` are the props of the button that opens it
 * @example const { loaded: Panel, isOpen, close, button } = useDialogOnDemand(panel);
 */
export function useDialogOnDemand<T>(code: OnDemand<T>) {
  const [loaded, unloadedButton] = useOnDemand(code);
  const [isOpen, setOpen] = useState(true);
  const button = loaded
    ? { 'aria-expanded': isOpen, onClick: () => setOpen(true) }
    : unloadedButton;
  return { loaded, isOpen, close: () => setOpen(false), button };
}
