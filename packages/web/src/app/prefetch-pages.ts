/** Prefetches the pages most people open next (Spec 2: after 2 seconds). */
import type { router as appRouter } from './router';
import { getSession } from '../api/session';
import { paths } from '../paths';
import { canLoadAhead } from '../ui/load-ahead';

const prefetchDelayMs = 2_000;

export function prefetchPages(router: typeof appRouter): void {
  setTimeout(() => {
    // Visitors cannot open them, and the login page should stay small.
    if (!getSession() || !canLoadAhead()) return;
    void router.preloadRoute({ to: paths.myRecipes });
    void router.preloadRoute({ to: paths.browse });
  }, prefetchDelayMs);
}
