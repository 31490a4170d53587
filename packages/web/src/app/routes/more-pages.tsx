/** The pages of `more-routes.ts`. */
import { lazyRouteComponent, useLocation, type AsyncRouteComponent } from '@tanstack/react-router';
import { paths } from '../../paths';

const pages: Record<string, AsyncRouteComponent<unknown>> = {
  [paths.checkout]: lazyRouteComponent(
    () => import('../../features/account/subscriptions/checkout-page'),
    'CheckoutPage',
  ),
  '/cookbooks': lazyRouteComponent(
    () => import('../../features/book/cookbooks/cookbooks-page'),
    'CookbooksPage',
  ),
  '/cookbooks/$id': lazyRouteComponent(
    () => import('../../features/book/cookbooks/cookbook-page'),
    'CookbookPage',
  ),
  '/cooks': lazyRouteComponent(() => import('../../features/book/cooks/cooks-page'), 'CooksPage'),
  '/cooks/$id': lazyRouteComponent(() => import('../../features/book/cooks/cook-page'), 'CookPage'),
  '/find': lazyRouteComponent(
    () => import('../../features/book/recipe-search/recipe-search-page'),
    'RecipeSearchPage',
  ),
  '/connect': lazyRouteComponent(
    () => import('../../features/account/oauth/connect-page'),
    'ConnectPage',
  ),
  '/cook-together': lazyRouteComponent(
    () => import('../../features/book/cooking/together/together-page'),
    'TogetherPage',
  ),
  '/shopping-list/$id': lazyRouteComponent(
    () => import('../../features/plan/shopping-list/named/named-list-page'),
    'NamedListPage',
  ),
  '/today': lazyRouteComponent(
    () => import('../../features/plan/kitchen/kitchen-page'),
    'KitchenPage',
  ),
  '/today/$id': lazyRouteComponent(
    () => import('../../features/plan/kitchen/kitchen-link-page'),
    'KitchenLinkPage',
  ),
  [paths.feedback]: lazyRouteComponent(
    () => import('../../features/account/feedback/feedback-page'),
    'FeedbackPage',
  ),
  [paths.subscriptionSuccess]: lazyRouteComponent(
    () => import('../../features/account/subscriptions/subscription-success-page'),
    'SubscriptionSuccessPage',
  ),
};

export function MorePage() {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const Page = pages[path] ?? pages[path.replace(/[^/]+$/, '$id')];
  return Page && <Page />;
}

/** So that it is there when the router shows it, and its heading can take the focus. */
export async function loadMorePage(path: string): Promise<void> {
  await pages[path]?.preload?.();
}
