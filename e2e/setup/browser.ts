/** One browser for a file of journeys; each journey gets a context of its own. */
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest';

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
  const context = await browser.newContext({ baseURL: inject('saltbushUrl'), ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  const scriptErrors: Error[] = [];
  page.on('pageerror', (error) => scriptErrors.push(error));
  onTestFinished(async () => {
    await context.close();
    if (scriptErrors.length > 0) throw scriptErrors[0];
  });
  return page;
}
