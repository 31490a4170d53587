import { useEffect, useRef } from 'react';

/** A ref for the place of the current line, which scrolls into view whenever it is another one or is shown. */
export function useMarked<Place extends HTMLElement>(
  current: number | undefined,
  isShown: boolean,
) {
  const marked = useRef<Place>(null);
  useEffect(() => {
    marked.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isShown, current]);
  return marked;
}
