/**
 * Puts the tabs of a phone out of the way of somebody who scrolls down by hand, until they scroll up, go to another page
 * or reach a tab by the keyboard. What scrolls by itself, such as a page that comes back to where it was, leaves them in
 * sight; so does every page for people who want no motion.
 */
import type { AnyRouter } from '@tanstack/react-router';

/** A finger that rests moves the page by a little. */
const leastPx = 16;
/** How long a flick moves the page on. */
const flickMs = 1_000;

export function putTabsAway(router: AnyRouter): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  router.subscribe('onResolved', ({ pathChanged }) => pathChanged && setAway(false));
  // By the keyboard.
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.closest('[data-away]')) setAway(false);
  });
  let handAt = -Infinity;
  for (const event of ['touchmove', 'wheel']) {
    window.addEventListener(event, ({ timeStamp }) => (handAt = timeStamp), { passive: true });
  }
  let lastY = window.scrollY;
  window.addEventListener(
    'scroll',
    ({ timeStamp }) => {
      // Above the top a page springs back, which is no scrolling down.
      const y = Math.max(0, window.scrollY);
      if (Math.abs(y - lastY) < leastPx) return;
      const isUp = y < lastY;
      lastY = y;
      if (isUp || timeStamp - handAt < flickMs) setAway(!isUp);
    },
    { passive: true },
  );
}

/** The shell says what that looks like. */
const setAway = (isAway: boolean): void =>
  void document.querySelector('[data-tabs-bar]')?.toggleAttribute('data-away', isAway);
