/** The menus, dialogs and sheets of a page, each opened once, and those that are opened from within them. */
import type { Locator, Page } from 'playwright-core';
import { untilLoaded } from '../inspect';

/** Pages whose parts are opened: the beginning of their addresses. */
const main = /^\/(my-recipes$|recipes\/[^/]+$|menu-maker|shopping-list|households\/|account$)/;

const opened = '[role=dialog], [role=menu]';
const openers = 'button[aria-haspopup]';
/** A sheet, and what is opened from within it. */
const mostLevels = 2;

type Look = (part: string) => Promise<void>;

/** @param look at what is open, by the address and the names of its buttons */
export async function lookAtParts(page: Page, address: string, look: Look): Promise<void> {
  if (!main.test(address)) return;
  await openEach(page, page.locator('body'), address, { look, seen: new Set(), level: 1 });
}

interface Tour {
  look: Look;
  /** Those of a list are alike. */
  seen: Set<string | null>;
  level: number;
}

async function openEach(page: Page, within: Locator, path: string, tour: Tour): Promise<void> {
  const { look, seen, level } = tour;
  const buttons = within.locator(openers).filter({ visible: true });
  for (let at = 0; at < (await buttons.count()); at += 1) {
    const button = buttons.nth(at);
    const kind = await button.getAttribute('class');
    if (seen.has(kind)) continue;
    seen.add(kind);
    const name = (await button.getAttribute('aria-label')) ?? (await button.textContent());
    const open = page.locator(opened).filter({ visible: true });
    const before = await open.count();
    await button.click();
    const part = open.nth(before);
    await part.waitFor();
    await untilLoaded(page);
    await look(`${path} › ${name}`);
    if (level < mostLevels) {
      await openEach(page, part, `${path} › ${name}`, { ...tour, level: level + 1 });
    }
    // A few lines beside a button, which keeps the focus.
    const isBeside = await part.evaluate((one) => one.matches('[role=dialog]:not([aria-modal])'));
    if (isBeside) await button.click();
    else await page.keyboard.press('Escape');
    await part.waitFor({ state: 'hidden' });
  }
}
