/** Focus goes with a line that the person sent elsewhere on the list. */
import { useEffect, useRef, type RefObject } from 'react';
import type { ShoppingListOnWire } from '@saltbush/contract/shopping-list';
import { focusLine } from './use-held-lines';

/** Returns the function that names the line to follow, before or after its new place is drawn. */
export function useFollowedLine(
  container: RefObject<HTMLElement | null>,
  list: ShoppingListOnWire,
): (line: string) => void {
  const followed = useRef<string>(undefined);
  useEffect(() => focusOn(container, followed), [container, list]);
  return (line) => {
    followed.current = line;
    focusOn(container, followed);
  };
}

function focusOn(
  container: RefObject<HTMLElement | null>,
  followed: RefObject<string | undefined>,
): void {
  if (focusLine(container.current, followed.current)) followed.current = undefined;
}
