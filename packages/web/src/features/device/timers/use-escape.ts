/** Escape closes this overlay before the page handles the key. */
import { useEffect, useEffectEvent } from 'react';

export function useEscape(isOpen: boolean, onEscape: () => void): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onEscape();
  });
  useEffect(() => {
    if (!isOpen) return;
    window.addEventListener('keydown', handleKey, { capture: true });
    return () => window.removeEventListener('keydown', handleKey, { capture: true });
  }, [isOpen]);
}
