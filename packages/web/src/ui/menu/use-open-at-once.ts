/** What opens below a button, and is loaded when that button is first pressed: it opens as soon as it is there. */
import { useEffect, useRef, useState } from 'react';

/**
 * The new button replaces the one that was pressed, has its focus, and opens when that press has ended.
 *
 * @example const { button, isOpen, setOpen } = useOpenAtOnce();
 */
export function useOpenAtOnce() {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus({ preventScroll: true });
    const frame = requestAnimationFrame(() => setOpen(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return { button, isOpen, setOpen };
}
