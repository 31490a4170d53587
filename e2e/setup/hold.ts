import type { Page } from 'playwright-core';

/**
 * Holds the answers to requests.
 *
 * @param addresses as a glob: "**\/assets/index-*.js"
 * @returns releases them, and holds none any more
 */
export async function hold(page: Page, addresses: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Holds the app's scripts, so that the page stays as the server sent it. */
export const holdScripts = (page: Page) => hold(page, '**/assets/index-*.js');
