/** One browser for a file of journeys; each journey gets a context of its own. */
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest';
import { registerByCall, signInByCall, type Person } from './people';

let browser: Browser;

export function shareBrowser(): void {
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: inject('browserPath'),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    });
  });
  afterAll(() => browser.close());
}

export const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
export const desktop = { viewport: { width: 1280, height: 900 } };

/** A fresh person's browser window; it fails the journey on any script error. */
export async function openWindow(options: BrowserContextOptions = desktop): Promise<Page> {
  const context = await browser.newContext({
    baseURL: inject('saltbushUrl'),
    // What slides and fades costs a shared machine more than anything that is looked at.
    reducedMotion: 'reduce',
    ...options,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  const scriptErrors: Error[] = [];
  page.on('pageerror', (error) => scriptErrors.push(error));
  onTestFinished(async () => {
    await context.close();
    if (scriptErrors.length > 0) throw scriptErrors[0];
  });
  return page;
}

/** The window of someone who is signed in: a newcomer when only a name is given. */
export async function openKitchen(
  person: string | Person,
  look: BrowserContextOptions = desktop,
): Promise<Page> {
  const origin = inject('saltbushUrl');
  const cook = typeof person === 'string' ? await registerByCall(person) : person;
  const kept = Object.entries(await signInByCall(cook));
  const localStorage = kept.map(([name, value]) => ({ name, value }));
  return openWindow({
    ...look,
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
}
