import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { trackScroll } from './track-scroll';

test('the way back restores a place that was scrolled to while the page drew again', async () => {
  const scrolledTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const { router, isLoading, drawAgain } = listAndRecipe();
  render(<RouterProvider router={router} />);
  await screen.findByText('List');

  void router.navigate({ to: '/', search: { pages: 2 }, resetScroll: false });
  await vi.waitFor(() => expect(isLoading()).toBe(true));
  scrollBy(1_200);
  await act(async () => drawAgain());
  await vi.waitFor(() => expect(router.state.status).toBe('idle'));
  router.history.push('/recipe');
  await screen.findByText('Recipe');
  scrolledTo.mockClear();
  router.history.back();
  await screen.findByText('List');

  expect(scrolledTo).toHaveBeenCalledWith(expect.objectContaining({ top: 1_200 }));
});

/** A list that is drawn again only when it may be. */
function listAndRecipe() {
  let loaded: (() => void) | undefined;
  const root = createRootRoute({ component: Outlet });
  const list = createRoute({
    getParentRoute: () => root,
    path: '/',
    component: () => 'List',
    validateSearch: (search: { pages?: number }) => search,
    loaderDeps: ({ search }) => search,
    loader: ({ deps }) =>
      deps.pages === undefined ? undefined : new Promise<void>((done) => (loaded = done)),
    staleTime: Infinity,
  });
  const recipe = createRoute({
    getParentRoute: () => root,
    path: '/recipe',
    component: () => 'Recipe',
  });
  const router = createRouter({
    routeTree: root.addChildren([list, recipe]),
    history: createMemoryHistory(),
    scrollRestoration: true,
  });
  trackScroll(router);
  return { router, isLoading: () => loaded !== undefined, drawAgain: () => loaded?.() };
}

function scrollBy(y: number): void {
  Object.assign(window, { scrollY: y });
  document.dispatchEvent(new Event('scroll'));
}
