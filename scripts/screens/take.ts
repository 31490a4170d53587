/** Takes the picture of a screen once nothing on it changes any more. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page, Request } from 'playwright-core';
import { syncStreamPath } from '../../packages/contract/src/plan/sync';
import type { ExampleHousehold } from '../example-household/fill-household';
import { day } from '../example-household/shifted-clock.mjs';
import type { Screen } from './screens';
import { steadyHealth } from './steady-health';
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
  await steadyHealth(page);
  watchRequests(page);
  return page;
}

interface Traffic {
  /** Asked for, and not yet got. */
  awaited: Set<Request>;
  /** When something last came, by this process's clock: that of the page is fixed, and does not tell what it loads. */
  cameAt: number;
}

const traffic = new WeakMap<Page, Traffic>();

function watchRequests(page: Page): void {
  const ofPage: Traffic = { awaited: new Set(), cameAt: 0 };
  const end = (request: Request) => {
    if (ofPage.awaited.delete(request)) ofPage.cameAt = performance.now();
  };
  traffic.set(page, ofPage);
  page.on('request', (request) => {
    if (!isEndless(request)) ofPage.awaited.add(request);
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
}

const isEndless = (request: Request): boolean =>
  new URL(request.url()).pathname === `/api${syncStreamPath}`;

/** For so long nothing came from the server: what it sent is on screen, and has asked for what it needs. */
const stillMs = 400;

function isSilent(page: Page): boolean {
  const { awaited, cameAt } = traffic.get(page)!;
  return awaited.size === 0 && performance.now() - cameAt > stillMs;
}

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
const pollMs = 50;

async function takeStill(page: Page): Promise<Buffer> {
  const deadline = performance.now() + patienceMs;
  let before: Buffer | undefined;
  while (performance.now() < deadline) {
    await untilRendered(page);
    if (isSilent(page)) {
      const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
      if (before?.equals(picture) && isSilent(page)) return picture;
      before = picture;
    } else {
      before = undefined;
      await wait(pollMs);
    }
  }
  throw new Error('It changes all the time');
}
