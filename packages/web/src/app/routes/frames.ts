/** Routes without an address of their own, around the pages: shell, guards and providers. */
import { createRootRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { allowAnyone, requireSignIn } from './guards';
import { LoadingScreen } from '../shell/loading-screen';
import { Shell } from '../shell/shell';

export const root = createRootRoute({ component: Shell });

/** For signed-in users: guard, loading screen and query client. */
export const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  beforeLoad: requireSignIn,
  pendingComponent: LoadingScreen,
  component: lazyRouteComponent(() => import('../shell/signed-in-frame'), 'SignedInFrame'),
});

/** For pages that anyone may open and that query the server. */
export const open = createRoute({
  getParentRoute: () => root,
  id: 'open',
  beforeLoad: allowAnyone,
  component: lazyRouteComponent(() => import('../shell/query-provider'), 'QueryProvider'),
});
