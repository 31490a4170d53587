/** Takes the picture of a screen once nothing on it changes any more. */
import type { Browser, Page, Request } from 'playwright-core';
import type { ExampleHousehold } from '../example-household/fill-household';
import { day } from '../example-household/shifted-clock.mjs';
import type { Screen } from './screens';
import { untilRendered } from './until-rendered';

export interface Look {
  viewport: { width: number; height: number };
  colorScheme: 'light' | 'dark';
}

/** After the household was made, however long that took. */
const now = new Date(Date.parse(day) + 90 * 60_000);

export interface Visit {
  url: string;
  timeZone: string;
  look: Look;
  localStorage: Record<string, string>;
}

export async function openPage(browser: Browser, visit: Visit): Promise<Page> {
  const { url, timeZone, look, localStorage } = visit;
  const isPhone = look.viewport.width < 500;
  const stored = Object.entries(localStorage).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    ...look,
    baseURL: url,
    isMobile: isPhone,
    hasTouch: isPhone,
    reducedMotion: 'reduce',
    timezoneId: timeZone,
    serviceWorkers: 'block',
    storageState: { cookies: [], origins: [{ origin: url, localStorage: stored }] },
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(now);
  await page.addInitScript(repeatDice);
  watchRequests(page);
  return page;
}

/** What each page has asked for and not got, and since when. */
const awaited = new WeakMap<Page, Map<Request, number>>();
/** What takes longer comes to no end, as the stream of changes does. */
const longestMs = 3_000;

function watchRequests(page: Page): void {
  const requests = new Map<Request, number>();
  awaited.set(page, requests);
  page.on('request', (request) => void requests.set(request, performance.now()));
  page.on('requestfinished', (request) => void requests.delete(request));
  page.on('requestfailed', (request) => void requests.delete(request));
}

const isWaiting = (page: Page): boolean =>
  [...awaited.get(page)!.values()].some((since) => performance.now() - since < longestMs);

/** In the page: what is thrown is the same in each. */
function repeatDice(): void {
  let state = 1;
  Math.random = () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
}

export async function takeScreen(
  { open }: Screen,
  page: Page,
  household: ExampleHousehold,
): Promise<Buffer> {
  await open(page, household);
  return takeStill(page);
}

const patienceMs = 30_000;
/** For so long nothing came from the server. */
const stillMs = 400;

async function takeStill(page: Page): Promise<Buffer> {
  const deadline = performance.now() + patienceMs;
  let before: Buffer | undefined;
  while (performance.now() < deadline) {
    await untilRendered(page);
    await page.waitForFunction(isSilent, stillMs);
    const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    if (before?.equals(picture) && !isWaiting(page)) return picture;
    before = picture;
  }
  throw new Error('It changes all the time');
}

/** In the page: nothing has come for a moment. */
function isSilent(forMs: number): boolean {
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const last = Math.max(0, ...resources.map(({ responseEnd }) => responseEnd));
  return document.readyState === 'complete' && performance.now() - last > forMs;
}
