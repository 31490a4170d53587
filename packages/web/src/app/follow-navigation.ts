/** After a navigation, moves focus to the page heading, so that a screen reader announces the page. */
import type { AnyRouter } from '@tanstack/react-router';

export function followNavigation(router: AnyRouter): void {
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    // The first page keeps the browser's default focus, so that the skip link is one Tab away.
    if (!fromLocation || !pathChanged) return;
    const main = document.getElementById('main');
    const heading = main?.querySelector<HTMLElement>('h1[tabindex]');
    (heading ?? main)?.focus({ preventScroll: true });
  });
}
