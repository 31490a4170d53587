/** The menus, dialogs and sheets of a page, each opened once. */
import type { Page } from 'playwright-core';
import { untilLoaded } from '../inspect';

/** Pages whose parts are opened: the beginning of their addresses. */
const main = /^\/(my-recipes$|recipes\/[^/]+$|menu-maker|shopping-list|households\/|account$)/;

const opened = '[role=dialog], [role=menu]';

/** @param look at what is open, by the address and the name of its button */
export async function lookAtParts(
  page: Page,
  address: string,
  look: (part: string) => Promise<void>,
): Promise<void> {
  if (!main.test(address)) return;
  const buttons = page.locator('button[aria-haspopup]').filter({ visible: true });
  const seen = new Set<string | null>();
  for (let at = 0; at < (await buttons.count()); at += 1) {
    const button = buttons.nth(at);
    // Those of a list are alike.
    const kind = await button.getAttribute('class');
    if (seen.has(kind)) continue;
    seen.add(kind);
    const name = (await button.getAttribute('aria-label')) ?? (await button.textContent());
    await button.click();
    const part = page.locator(opened).filter({ visible: true }).first();
    await part.waitFor();
    await untilLoaded(page);
    await look(`${address} › ${name}`);
    // A few lines beside a button, which keeps the focus.
    const isBeside = await part.evaluate((one) => one.matches('[role=dialog]:not([aria-modal])'));
    if (isBeside) await button.click();
    else await page.keyboard.press('Escape');
    await part.waitFor({ state: 'hidden' });
  }
}
