/**
 * Mounts the app on the page that the server sent (decision 0017). A page prerendered for visitors
 * is hydrated, so that typed text is preserved; any other is replaced by the first commit. The
 * prerendered page stays visible until the router has loaded its route.
 *
 * On all others the shell is visible, which the build put there (decision 0095), and then the page; where that takes
 * long, the app's own shell with the loading screen of the route.
 */
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { prefetchSettled } from '../api/prefetched-response';
import { readReader } from '../api/reader';
import { App } from './app';
import { router } from './router';

/** Mount after this time even if the first answer has not come. */
const longestWaitMs = 500;
/** Mount after this time even if the route has not loaded. Sooner, a page would be drawn twice on a slow device. */
const longestShellMs = 1_000;

export async function mountApp(root: HTMLElement): Promise<void> {
  const { prerenderedFor, prerenderedPath } = root.dataset;
  const reader = readReader();
  const isForReader = prerenderedFor === reader;
  const loaded = Promise.all([
    router.load(),
    Promise.race([prefetchSettled(), wait(longestWaitMs)]),
  ]);
  await (isForReader ? loaded : Promise.race([loaded, loadingScreenDue()]));
  const isThisPage = isForReader && prerenderedPath === router.state.location.pathname;
  if (isThisPage) document.getElementById('loading-shell')?.remove();
  else root.replaceChildren();
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

/** Resolves when the router has a loading screen to show, and the route takes long. */
async function loadingScreenDue(): Promise<void> {
  await wait(longestShellMs);
  while (router.state.matches.length === 0) await wait(longestShellMs);
}

const wait = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });
