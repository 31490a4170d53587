/** After a change of page, focus moves to its heading, so that a screen reader says where one is. */
import type { AnyRouter } from '@tanstack/react-router';

export function followNavigation(router: AnyRouter): void {
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    // The first page keeps the browser's own start, from which the skip link is one key away.
    if (!fromLocation || !pathChanged) return;
    const main = document.getElementById('main');
    const heading = main?.querySelector<HTMLElement>('h1[tabindex]');
    (heading ?? main)?.focus({ preventScroll: true });
  });
}
