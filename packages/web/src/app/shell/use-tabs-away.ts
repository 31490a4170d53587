/**
 * Whether the tabs are out of the way: once a person scrolls down by hand, until they scroll up or reach one of them by
 * the keyboard. What scrolls by itself, such as a page that comes back to where it was, leaves them in sight; so does
 * every page for people who want no motion.
 */
import { useEffect, useState } from 'react';

/** A finger that rests moves the page by a little. */
const leastPx = 16;
/** How long a flick moves the page on. */
const flickMs = 1_000;

export function useTabsAway(address: string): boolean {
  const [state, setState] = useState({ address, isAway: false });
  const isAway = state.isAway && state.address === address;
  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const set = (next: boolean) =>
      setState((now) =>
        now.isAway === next && now.address === address ? now : { address, isAway: next },
      );
    return followHand({ onDown: () => set(true), onUp: () => set(false) });
  }, [address]);
  return isAway;
}

function followHand({ onDown, onUp }: { onDown: () => void; onUp: () => void }): () => void {
  const ending = new AbortController();
  const options = { passive: true, signal: ending.signal };
  let lastY = window.scrollY;
  let handAt = -Infinity;
  for (const event of ['touchmove', 'wheel']) {
    window.addEventListener(event, ({ timeStamp }) => (handAt = timeStamp), options);
  }
  // By the keyboard.
  document.addEventListener(
    'focusin',
    ({ target }) => target instanceof Element && target.closest('nav[data-away]') && onUp(),
    options,
  );
  window.addEventListener(
    'scroll',
    ({ timeStamp }) => {
      // Above the top a page springs back, which is no scrolling down.
      const y = Math.max(0, window.scrollY);
      if (Math.abs(y - lastY) < leastPx) return;
      if (y < lastY) onUp();
      else if (timeStamp - handAt < flickMs) onDown();
      lastY = y;
    },
    options,
  );
  return () => ending.abort();
}
