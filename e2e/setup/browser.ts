/** One browser for each test file; each test gets contexts of its own. */
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest';
import { browserArguments } from './browser-arguments';
import { registerByCall, signInByCall, tourSeen, type Person } from './people';

let browser: Browser;

export function shareBrowser(): void {
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: inject('browserPath'),
      args: browserArguments,
    });
  });
  afterAll(() => browser.close());
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
  const context = await browser.newContext({
    baseURL: inject('saltbushUrl'),
    storageState: storageOf(tourSeen),
    // Animations take more time than what is tested.
    reducedMotion: 'reduce',
    // It would answer before a test's own routes do; a test about it allows it.
    serviceWorkers: 'block',
    ...options,
  });
  // Of the context: pages that it opens by itself are waited for as long.
  context.setDefaultTimeout(patienceMs);
  const page = await context.newPage();
  const scriptErrors: Error[] = [];
  page.on('pageerror', (error) => scriptErrors.push(error));
  onTestFinished(async () => {
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
  const cook = typeof person === 'string' ? await registerByCall(person) : person;
  return openPage({ ...look, storageState: storageOf(await signInByCall(cook)) });
}

function storageOf(values: Record<string, string>) {
  const localStorage = Object.entries(values).map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin: inject('saltbushUrl'), localStorage }] };
}
