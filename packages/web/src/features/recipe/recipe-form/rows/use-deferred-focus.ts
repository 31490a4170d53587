/** Focuses an element after the next render: the first field of a new row. */
import { useCallback, useEffect, useRef } from 'react';

/** Returns a function that takes the element's id. */
export function useDeferredFocus(): (id: string) => void {
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    if (wanted.current === undefined) return;
    document.getElementById(wanted.current)?.focus();
    wanted.current = undefined;
  });
  return useCallback((id: string) => {
    wanted.current = id;
  }, []);
}
