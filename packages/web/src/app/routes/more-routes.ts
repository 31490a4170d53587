/**
 * Pages that few open often. They share one component, whose list of pages is loaded with it:
 * the router is part of what every visitor loads.
 */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { paths } from '../../paths';
import { open, signedIn } from './frames';
import { morePages } from './more-pages.lazy';

export const moreRoutes = [
  at('/find'),
  at('/cookbooks'),
  at(paths.checkout),
  at(paths.feedback),
  at(paths.subscriptionSuccess),
  // Programs lead there and no page does, so that it is not in `paths`, which every visitor loads.
  at('/connect'),
  // The menus lead there that are loaded later.
  at('/cook-together'),
  at('/shopping-list/$id'),
  at('/today'),
] as const;

/** For visitors too. */
export const moreOpenRoutes = [
  at('/cookbooks/$id', open),
  at('/cooks/$id', open),
  at('/cooks', open),
  // Tablets on the wall open it by a link.
  at('/today/$id', open),
] as const;

function at<
  const Path extends string,
  Frame extends typeof signedIn | typeof open = typeof signedIn,
>(path: Path, frame: Frame = signedIn as Frame) {
  return createRoute({
    getParentRoute: () => frame,
    path,
    loader: async () => (await morePages.load()).loadMorePage(path),
    component: lazyRouteComponent(morePages.load, 'MorePage'),
  });
}
