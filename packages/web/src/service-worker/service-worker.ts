/**
 * Opens the app without a network, and has the images of recipes. Bundled into `/sw.js` (`build/service-worker.ts`).
 *
 * - The files of the app are stored as they are loaded, and all others after some use, in packs (decision 0099). From
 *   then on an address of the app is answered with its page, without asking the network.
 * - Images of recipes are stored as they are seen, the least recently seen leave first.
 * - What other apps share is stored until it is imported (`receive-share.ts`).
 * - The API is never answered from here: data and changes are in IndexedDB (`features/device/sync`).
 * - A new version waits until the user reloads, so that a page never gets files of two builds.
 */
/// <reference lib="webworker" />
import { withoutBasePath } from '../base-path';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst } from 'workbox-strategies';
import type { WorkerMessage } from '../api/app-worker';
import { forgetOldShared } from '../features/device/shared-content';
import { imageOfAnyWidth, pageFileOf, type BuiltPage } from './answers';
import { answerFile, answerPage } from './app-files/answer-file';
import { deleteOldBuilds, isWhole, type Build } from './app-files/app-caches';
import { prepareBuild, storeApp } from './app-files/store-app';
import { storeLoaded } from './app-files/store-loaded';
import { showPushedNotices } from './notices';
import { isShare, receiveShare } from './receive-share';

declare const self: ServiceWorkerGlobalScope;
/** Written by the build. */
declare const appBuild: Build;
declare const builtPages: BuiltPage[];

/** `features/device/sync/device/sign-out.ts` deletes it. */
const imageCache = 'saltbush-images';

const images = new CacheFirst({
  cacheName: imageCache,
  plugins: [
    new ExpirationPlugin({ maxEntries: 1_000, purgeOnQuotaError: true }),
    // Without a network another size is better than none.
    {
      handlerDidError: async ({ request }) =>
        imageOfAnyWidth(await caches.open(imageCache), request.url),
    },
  ],
});

self.addEventListener('fetch', (event) => {
  const answer = answerTo(event);
  if (answer) event.respondWith(answer);
});

/** Undefined: the browser asks the network. */
function answerTo(event: FetchEvent): Promise<Response> | undefined {
  const { request } = event;
  const { origin } = new URL(request.url);
  if (origin !== self.location.origin) return undefined;
  const pathname = pathOf(request);
  if (isShare(request.method, pathname)) return receiveShare(request);
  if (request.method !== 'GET') return undefined;
  if (pathname.startsWith('/images/')) return images.handle({ event, request });
  if (isFile.test(pathname)) return answerFile(request, appBuild);
  if (request.mode !== 'navigate' || isNoPage.test(pathname)) return undefined;
  return answerPage(request, pageFileOf(pathname, builtPages), appBuild);
}

/** Of the build: "/assets/index-C_lUBmWp.js", "/logo.svg". */
const isFile = /^\/(assets\/.+|(languages\/[\w-]+\/)?[\w-]+\.(svg|png|webmanifest))$/;
const isNoPage = /^\/(api|calendar)\/|\.[a-z0-9]{2,5}$/i;

showPushedNotices();
// Also what nobody came back for.
forgetOldShared().catch(() => undefined);

self.addEventListener('install', (event) => event.waitUntil(prepareBuild(appBuild)));
// The first visit is answered from here too.
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([self.clients.claim(), deleteOldBuilds(appBuild)])),
);

self.addEventListener('message', (event: ExtendableMessageEvent) => {
  const done = handle(event.data as WorkerMessage, event.source);
  const reply = (answer: boolean) => event.ports[0]?.postMessage(answer);
  event.waitUntil(done.then(reply, () => reply(false)));
});

/** @returns what the page asked, or whether it is done */
async function handle(
  message: WorkerMessage,
  source: ExtendableMessageEvent['source'],
): Promise<boolean> {
  switch (message.type) {
    case 'activate':
      await self.skipWaiting();
      return true;
    case 'is-build-of':
      return message.scripts.includes(appBuild.entry);
    case 'is-stored':
      return isWhole(appBuild);
    case 'store-app':
      await storeApp(appBuild);
      return true;
    case 'store-loaded':
      await storeLoaded(
        appBuild,
        pageFileOf(pathOf(source as WindowClient), builtPages),
        message.paths,
      );
      return true;
  }
}

/** Of the app, without the base path. */
const pathOf = ({ url }: { url: string }): string => withoutBasePath(new URL(url).pathname);
