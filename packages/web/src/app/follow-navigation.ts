/**
 * After a navigation, moves focus to the page heading, so that a screen reader announces the page; and notes the page
 * for the way back.
 */
import type { AnyRouter } from '@tanstack/react-router';
import { noteVisit } from '../ui/layout/visited-pages';

export function followNavigation(router: AnyRouter): void {
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    noteVisit(toLocation);
    // The first page keeps the browser's default focus, so that the skip link is one Tab away.
    if (!fromLocation || !pathChanged) return;
    const main = document.getElementById('main');
    const heading = main?.querySelector<HTMLElement>('h1[tabindex]');
    (heading ?? main)?.focus({ preventScroll: true });
  });
}
