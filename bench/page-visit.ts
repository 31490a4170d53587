/** One visit of a page in Chromium, measured from inside the page: what came, when, and how long it was busy. */
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { BrowserContext, Page } from 'playwright-core';
import { layoutShift } from '../e2e/setup/layout-shift';
import type { Cook } from './cook';

const watcher = fileURLToPath(new URL('watch-page.js', import.meta.url));

export interface Visited {
  path: string;
  /** A selector of what the visitor came for. */
  wanted: string;
  /** A selector of what they want to press. */
  pressed: string;
  /** A selector of the first picture, for a page with pictures. */
  picture?: string;
}

/** Milliseconds since the navigation began, and bytes. */
export interface Visit {
  firstPaint: number;
  /** Until a second after `usable`. */
  largestPaint: number;
  /** What the visitor came for is in the page, and not hidden. */
  wanted: number;
  /** It was laid out and painted. */
  painted: number;
  /** The first picture came; 0 on a page without. */
  pictures: number;
  /** Pressing it does what it should: the app has taken over the page. */
  usable: number;
  /** Time beyond 50 ms of every task longer than that, until a second after `usable`. */
  blocked: number;
  /** Compressed the same way whatever the server chose. */
  scriptBytes: number;
  /** Everything, as it came over the network. */
  bytes: number;
  shift: number;
}

/** @returns once the page is usable and has been quiet for a second. */
export async function visitPage(
  context: BrowserContext,
  { path, wanted, pressed, picture }: Visited,
  isSlow: boolean,
): Promise<Visit> {
  const page = await context.newPage();
  await page.addInitScript((watched) => Object.assign(globalThis, { watched }), {
    wanted,
    pressed,
    picture: picture ?? 'no-picture',
  });
  await page.addInitScript({ path: watcher });
  if (isSlow) await slowDown(page);
  const loaded = await countLoaded(page);
  await page.goto(path, { waitUntil: 'commit' });
  // Seldom, so that the asking does not keep the page busy.
  const isUsable = () => (globalThis as unknown as Watching).visit.usable > 0;
  await page.waitForFunction(isUsable, undefined, { polling: 100 });
  const isDrawn = () => (globalThis as unknown as Watching).visit.pictures > 0;
  if (picture) await page.waitForFunction(isDrawn, undefined, { polling: 100 });
  const scriptBytes = await loaded.scriptBytes();
  const { bytes } = loaded;
  await page.waitForTimeout(1_000);
  const seen = await page.evaluate(() => (globalThis as unknown as Watching).visit);
  const shift = await layoutShift(page);
  await page.close();
  return { ...seen, scriptBytes, bytes, shift };
}

type Seen = Omit<Visit, 'scriptBytes' | 'bytes' | 'shift'>;
interface Watching {
  visit: Seen;
}

/** A slow phone's network, 1.6 Mbit/s and 150 ms, and a processor four times slower. */
async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

async function countLoaded(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const scripts: Promise<Buffer>[] = [];
  // Prefetched files arrive later, perhaps while the page is being closed.
  let isCounting = true;
  const counted = { bytes: 0, scriptBytes: sumScripts };
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    if (isCounting) counted.bytes += encodedDataLength;
  });
  page.on('response', (response) => {
    const isScript = response.request().resourceType() === 'script';
    if (isCounting && isScript) scripts.push(response.body());
  });
  async function sumScripts(): Promise<number> {
    isCounting = false;
    const bodies = await Promise.all(scripts);
    return bodies.reduce((all, body) => all + gzipSync(body, { level: 9 }).length, 0);
  }
  return counted;
}

/** The session as the app keeps it, so that a visit starts signed in; the tour was seen. */
export async function signIn(context: BrowserContext, { session }: Cook): Promise<void> {
  const kept = {
    hasSeenTour: 'true',
    'saltbush.token': session.token,
    'saltbush.token-expires-at': session.expiresAt,
    'saltbush.user-id': session.user._id,
    'saltbush.user': JSON.stringify(session.user),
  };
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, kept);
}
