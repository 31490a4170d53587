/** Keys of the list: / adds, up and down move between rows, Enter opens details, Ctrl+Z undoes. */
import { useEffect, type RefObject } from 'react';
import { onDemand } from '../../../../ui/on-demand';
import { useLoaded } from '../../../../ui/use-loaded';

const listKeys = onDemand(async () => (await import('./list-keys')).handleListKey);

export function useListKeys(
  container: RefObject<HTMLElement | null>,
  openDetails: (key: string) => void,
): void {
  const handleListKey = useLoaded(listKeys);
  useEffect(() => {
    if (!handleListKey) return;
    const handleKey = (event: KeyboardEvent) =>
      handleListKey(event, container.current, openDetails);
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [container, openDetails, handleListKey]);
}
