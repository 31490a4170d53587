/**
 * Opens the app without a network, and has the images of recipes. Bundled into `/sw.js` (`build/service-worker.ts`).
 *
 * - The files of the build are stored when it is installed; an address of the app is answered with its page.
 * - Images of recipes are stored as they are seen, the least recently seen leave first.
 * - The API is never answered from here: data and changes are in IndexedDB (`features/sync`).
 * - A new version waits until the user reloads, so that a page never gets files of two builds.
 */
/// <reference lib="webworker" />
import { ExpirationPlugin } from 'workbox-expiration';
import { matchPrecache, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { showPushedNotices } from './notices';
import { imageOfAnyWidth, pageFileOf, type BuiltPage } from './answers';

declare const self: ServiceWorkerGlobalScope;
/** Written by the build. */
declare const builtFiles: PrecacheEntry[];
declare const builtPages: BuiltPage[];

/** `features/sync/device/sign-out.ts` deletes it. */
const imageCache = 'saltbush-images';

precacheAndRoute(builtFiles, { cleanURLs: false, directoryIndex: '' });

const answerPage = async ({ url }: { url: URL }) =>
  (await matchPrecache(`/${pageFileOf(url.pathname, builtPages)}`)) ??
  (await fetch(url, { credentials: 'same-origin' }));
registerRoute(
  new NavigationRoute(answerPage, {
    denylist: [/^\/(api|images|calendar)\//, /\.[a-z0-9]{2,5}$/i],
  }),
);

registerRoute(
  ({ url }) => url.origin === self.location.origin && url.pathname.startsWith('/images/'),
  new CacheFirst({
    cacheName: imageCache,
    plugins: [
      new ExpirationPlugin({ maxEntries: 1_000, purgeOnQuotaError: true }),
      // Without a network another size is better than none.
      {
        handlerDidError: async ({ request }) =>
          imageOfAnyWidth(await caches.open(imageCache), request.url),
      },
    ],
  }),
);

showPushedNotices();

self.addEventListener('message', ({ data }: ExtendableMessageEvent) => {
  if ((data as { type?: string } | undefined)?.type === 'activate') void self.skipWaiting();
});
// The first visit is answered from here too.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
