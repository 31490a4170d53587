/** Keys of the list: / adds, up and down move between rows, Enter opens details, Ctrl+Z undoes. */
import { useEffect, type RefObject } from 'react';
import { useLoaded } from '../../../../ui/use-loaded';
import { handleListKey } from './list-keys.lazy';

export function useListKeys(
  container: RefObject<HTMLElement | null>,
  openDetails: (key: string) => void,
): void {
  const handle = useLoaded(handleListKey);
  useEffect(() => {
    if (!handle) return;
    const handleKey = (event: KeyboardEvent) => handle(event, container.current, openDetails);
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [container, openDetails, handle]);
}
