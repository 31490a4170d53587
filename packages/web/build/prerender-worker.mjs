// @ts-check
/** The worker of `prerender-pages.ts`: a `window` without a screen, and the app in it. */
import { parentPort, workerData } from 'node:worker_threads';
// @ts-expect-error jsdom comes without types, and only tests and this worker use it.
import { JSDOM } from 'jsdom';

const { window } = new JSDOM('', { url: 'http://localhost/' });
// A phone by day that nobody has set up.
window.matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} });
const inherited = Object.getOwnPropertyNames(window.EventTarget.prototype);
for (const name of [...Object.getOwnPropertyNames(window), ...inherited]) {
  if (!(name in globalThis)) Object.assign(globalThis, { [name]: window[name] });
}

const markups = [];
for (const { path, prerenderedFor } of workerData.pages) {
  // An app of its own for each page: a router that was rendered waits for its screen.
  const { prerenderPage } = await import(`${workerData.bundle}?${path}`);
  markups.push(await prerenderPage(path, prerenderedFor));
}
const { prerenderShells, documentTexts } = await import(`${workerData.bundle}?shells`);
const shells = await prerenderShells(workerData.paths);
parentPort?.postMessage({ markups, shells, documentTexts });
// The app has begun to wait for things that only a person can do.
process.exit();
