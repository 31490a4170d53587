/** The page most people open next is fetched while they look at this one (Spec 9: after 2 seconds). */
import type { router as appRouter } from './router';
import { getSession } from '../api/session';
import { paths } from './paths';

const prefetchDelayMs = 2_000;

export function prefetchPages(router: typeof appRouter): void {
  setTimeout(() => {
    // A visitor could not open it, and the login page should stay light.
    if (getSession()) void router.preloadRoute({ to: paths.myRecipes });
  }, prefetchDelayMs);
}
