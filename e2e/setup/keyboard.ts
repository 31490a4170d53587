/** Using a page without a mouse. */
import type { Locator, Page } from 'playwright-core';

/** More stops than any page has; beyond them the target cannot be reached. */
const mostStops = 150;

/**
 * Moves the focus to the target by the Tab key alone and presses Enter.
 *
 * @throws if the Tab key never reaches it
 */
export async function pressFocused(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let stop = 0; stop < mostStops; stop += 1) {
    if (await hasFocus(target)) return page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not reach ${target.toString()}`);
}

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);
