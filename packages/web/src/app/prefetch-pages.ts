/** The pages most people open next are fetched while they look at this one (Spec 2: after 2 seconds). */
import type { router as appRouter } from './router';
import { getSession } from '../api/session';
import { paths } from './paths';

const prefetchDelayMs = 2_000;

export function prefetchPages(router: typeof appRouter): void {
  setTimeout(() => {
    // A visitor could not open them, and the login page should stay light.
    if (!getSession()) return;
    void router.preloadRoute({ to: paths.myRecipes });
    void router.preloadRoute({ to: paths.browse });
  }, prefetchDelayMs);
}
