/**
 * Keeps where a page is scrolled to, for the way back to it.
 *
 * The router stores the place of what has scrolled since it last drew. Where a page draws again under a new address, as a
 * list does that has loaded more, a scroll that ends in that moment would be forgotten.
 */
import type { AnyRouter } from '@tanstack/react-router';

/** @returns a function that ends it */
export function trackScroll(router: AnyRouter): () => void {
  return router.subscribe('onRendered', () => document.dispatchEvent(new Event('scroll')));
}
