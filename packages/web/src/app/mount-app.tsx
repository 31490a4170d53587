/**
 * Mounts the app on the page that the server sent (decision 0017). A page prerendered for visitors
 * is hydrated, so that typed text is preserved; any other is replaced by the first commit. The
 * prerendered page stays visible until the router has loaded its route.
 */
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { prefetchSettled } from '../api/prefetched-response';
import { getSession } from '../api/session';
import { App } from './app';
import { router } from './router';

/** Mount after this time even if the route has not loaded. */
const longestWaitMs = 500;

export async function mountApp(root: HTMLElement): Promise<void> {
  await Promise.all([router.load(), Promise.race([prefetchSettled(), wait(longestWaitMs)])]);
  const { prerenderedFor, prerenderedPath } = root.dataset;
  const reader = getSession() ? 'signed-in' : 'visitor';
  const isThisPage =
    prerenderedFor === reader && prerenderedPath === router.state.location.pathname;
  if (!isThisPage) root.replaceChildren();
  const render = () => {
    if (isThisPage && reader === 'visitor') hydrateRoot(root, <App />);
    else createRoot(root).render(<App />);
  };
  // A transition renders in slices, so that input is not blocked. Without a prerendered page there is none,
  // and slices would only make it later.
  if (isThisPage) startTransition(render);
  else render();
  root.removeAttribute('data-prerendered-for');
}

const wait = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });
