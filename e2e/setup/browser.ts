/** One browser for all test files of a process; each test gets contexts of its own. */
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { beforeAll, inject, onTestFinished } from 'vitest';
import { browserArguments } from './browser-arguments';
import { stateOfPages } from './page-state';
import { joinByCall, newPerson, signInByCall, tourSeen, type Person } from './people';
import { storeAtFirstLoad } from './stored';

let browser: Browser | undefined;

/** Playwright ends the browser with the process. */
export function shareBrowser(): void {
  beforeAll(async () => {
    if (browser?.isConnected()) return;
    browser = await chromium.launch({
      executablePath: inject('browserPath'),
      args: browserArguments,
    });
  });
}

/** Of one action or wait: what takes a second on a free machine takes half a minute on a busy one. */
export const patienceMs = 60_000;

export const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
export const desktop = { viewport: { width: 1280, height: 900 } };

/**
 * A page in a new browser context; an uncaught script error fails the test. Without a `storageState` the
 * welcome tour was seen on this device.
 */
export async function openPage(options: BrowserContextOptions = desktop): Promise<Page> {
  const { storageState = storageOf(tourSeen), ...others } = options;
  const context = await browser!.newContext({
    baseURL: inject('saltbushUrl'),
    // Which day it is must not depend on the machine; a test of time zones chooses another.
    timezoneId: 'Australia/Sydney',
    // Animations take more time than what is tested.
    reducedMotion: 'reduce',
    // It would answer before a test's own routes do; a test about it allows it.
    serviceWorkers: 'block',
    ...others,
  });
  // Of the context: pages that it opens by itself are waited for as long.
  context.setDefaultTimeout(patienceMs);
  const page = await context.newPage();
  if (typeof storageState !== 'string') await storeAtFirstLoad(page, storageState.origins);
  const scriptErrors: Error[] = [];
  page.on('pageerror', (error) => scriptErrors.push(error));
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') console.error(task.name, await stateOfPages(context));
    await context.close();
    if (scriptErrors.length > 0) throw scriptErrors[0];
  });
  return page;
}

/** The page of someone who is signed in; a name alone registers a new person. */
export async function openSignedIn(
  person: string | Person,
  look: BrowserContextOptions = desktop,
): Promise<Page> {
  const stored =
    typeof person === 'string' ? await joinByCall(newPerson(person)) : await signInByCall(person);
  return openPage({ ...look, storageState: storageOf(stored) });
}

/** A page of a server of the test's own: on a phone, unless the look is another, where the welcome tour was seen. */
export const openPageAt = (
  origin: string,
  stored: Record<string, string> = tourSeen,
  look: BrowserContextOptions = phone,
): Promise<Page> => openPage({ ...look, baseURL: origin, storageState: storageOf(stored, origin) });

function storageOf(values: Record<string, string>, origin = inject('saltbushUrl')) {
  const localStorage = Object.entries(values).map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin, localStorage }] };
}
