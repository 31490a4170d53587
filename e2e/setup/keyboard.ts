/** Using a page without a mouse. */
import type { Locator, Page } from 'playwright-core';

/** More stops than any page has; beyond them the target cannot be reached. */
const mostStops = 150;

/**
 * Moves the focus to the target by the Tab key alone, in a menu or a row of choices by the arrow keys, and presses Enter.
 *
 * @throws if these keys never reach it
 */
export async function pressFocused(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  if ((await target.getAttribute('role')) === 'menuitem') {
    await focusByKey(page, target, 'ArrowDown');
  } else if ((await target.getAttribute('tabindex')) === '-1') {
    // The row has one stop of the Tab key, its first choice.
    await focusByKey(page, target.locator('xpath=../*[@tabindex="0"]'), 'Tab');
    await focusByKey(page, target, 'ArrowRight');
  } else {
    await focusByKey(page, target, 'Tab');
  }
  // On the target: a page that is drawn again at this moment may have taken the focus from it.
  await target.press('Enter');
}

/** @throws if this key never moves the focus to the target */
export async function focusByKey(page: Page, target: Locator, key: string): Promise<void> {
  await target.waitFor();
  for (let stop = 0; stop < mostStops; stop += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not reach ${target.toString()}`);
}

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/**
 * Goes through the page by the Tab key alone.
 *
 * @returns what the controls of its main part look like that were not reached; one radio stands for its group
 */
export async function findUnreached(page: Page): Promise<string[]> {
  await page.evaluate((controls) => {
    for (const element of document.querySelectorAll<HTMLElement>(controls)) {
      if (element.checkVisibility() && element.tabIndex >= 0) element.dataset['unreached'] = '';
    }
    (document.activeElement as HTMLElement | null)?.blur();
  }, controls);
  for (let stop = 0; stop < mostStops; stop += 1) {
    await page.keyboard.press('Tab');
    const left = await page.evaluate(() => {
      delete (document.activeElement as HTMLElement | null)?.dataset['unreached'];
      return document.querySelectorAll('[data-unreached]').length;
    });
    if (left === 0) return [];
  }
  return page
    .locator('[data-unreached]')
    .evaluateAll((all) => all.map(({ outerHTML }) => outerHTML));
}

const controls = ['a[href]', 'button', 'input:not([type=radio])', 'select', 'textarea']
  .map((kind) => `#main ${kind}:not(:disabled)`)
  .join(', ');
