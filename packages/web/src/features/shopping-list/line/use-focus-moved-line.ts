/** Focus follows an item that the user moved. */
import { useEffect, useRef, type RefObject } from 'react';
import type { ShoppingListOnWire } from '@saltbush/contract/shopping-list';
import { focusLine } from './use-sticky-order';

/**
 * Returns the function that sets the item to follow, before or after it renders at its new
 * position.
 */
export function useFocusMovedLine(
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
