/** The button of a toast disappears with it: focus returns to where it came from. */
export function returnFocus(region: HTMLElement, signal: AbortSignal): void {
  let origin: EventTarget | null = null;
  const noteOrigin = ({ relatedTarget }: FocusEvent) => {
    if (!region.contains(relatedTarget as Node | null)) origin = relatedTarget;
  };
  const goBack = () => {
    if (document.activeElement !== document.body) return;
    const place =
      origin instanceof HTMLElement && origin.isConnected
        ? origin
        : document.querySelector<HTMLElement>('h1[tabindex]');
    place?.focus({ preventScroll: true });
  };
  region.addEventListener('focusin', noteOrigin, { signal });
  region.addEventListener(
    'click',
    // Only for keyboard users.
    ({ detail }) => detail === 0 && requestAnimationFrame(goBack),
    { signal },
  );
}
