/** Communities, invitations to them, and votes by a link. */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { paths } from '../../paths';
import { open, root, signedIn } from './frames';
import { only } from './search';

export const households = createRoute({
  getParentRoute: () => signedIn,
  path: paths.households,
  validateSearch: only('openModal'),
  component: lazyRouteComponent(
    () => import('../../features/account/households/list/households-page'),
    'HouseholdsPage',
  ),
});
export const household = createRoute({
  getParentRoute: () => signedIn,
  path: paths.household,
  validateSearch: only('created'),
  component: lazyRouteComponent(
    () => import('../../features/account/households/page/household-page'),
    'HouseholdPage',
  ),
});
export const acceptInvitation = createRoute({
  getParentRoute: () => signedIn,
  path: paths.acceptInvitation,
  validateSearch: only('token'),
  component: lazyRouteComponent(
    () => import('../../features/account/households/landing/accept-invitation-page'),
    'AcceptInvitationPage',
  ),
});
export const invitation = createRoute({
  getParentRoute: () => open,
  path: paths.invitation,
  component: lazyRouteComponent(
    () => import('../../features/account/households/landing/invitation-page'),
    'InvitationPage',
  ),
});
export const vote = createRoute({
  getParentRoute: () => root,
  path: paths.vote,
  component: lazyRouteComponent(
    () => import('../../features/plan/votes/page/vote-page'),
    'VotePage',
  ),
});
