/**
 * Preserves keyboard focus: when the focused element is removed or disabled, the element in its
 * position gets focus. A browser would start again at the top of the page.
 */
import { useEffect, useRef, type ComponentPropsWithoutRef } from 'react';

export function PreservedFocus(props: ComponentPropsWithoutRef<'div'>) {
  const container = useRef<HTMLDivElement>(null);
  const last = useRef<{ element: HTMLElement; index: number }>(undefined);
  useEffect(() => {
    if (last.current === undefined) return;
    const { element, index } = last.current;
    const active = document.activeElement;
    const places = placesIn(container.current);
    if ((active !== element && active !== document.body) || places.includes(element)) return;
    places.at(Math.min(index, places.length - 1))?.focus();
  });
  return (
    <div
      {...props}
      ref={container}
      onFocus={({ target }) => {
        const index = placesIn(container.current).indexOf(target);
        last.current = index === -1 ? undefined : { element: target, index };
      }}
      onBlur={({ target, relatedTarget }) => {
        // Focus moved by the user, not lost.
        if (relatedTarget !== null && last.current?.element === target) last.current = undefined;
      }}
    />
  );
}

/** From top to bottom. */
function placesIn(container: HTMLElement | null): HTMLElement[] {
  const inside = [...(container?.querySelectorAll<HTMLElement>('*') ?? [])];
  return inside.filter((element) => element.matches(place));
}

const place = 'a[href], button:enabled, input:enabled:not([hidden]), textarea:enabled';
