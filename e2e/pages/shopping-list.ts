/** The shopping list in the user interface. */
import type { Locator, Page } from 'playwright-core';

/** Every line in the order of the page: "Fruit & Veg: 4 brown onions". */
export async function readList(page: Page): Promise<string[]> {
  await page.getByRole('checkbox').first().waitFor();
  return page.getByRole('checkbox').evaluateAll((boxes) =>
    boxes
      .map((box) => ({
        aisle: box.closest('section')?.querySelector('h2')?.textContent ?? '',
        words: box.closest('label')?.querySelector('span > span')?.textContent ?? '',
      }))
      .map(({ aisle, words }) => `${aisle}: ${words.trim()}`),
  );
}

export const section = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('region', { name });

/** What is open of a line: a sheet on a phone, a panel on a desk. */
export const details = (page: Page): Locator => page.locator('[data-line-details]');

export async function openLine(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `${name}, details`, exact: true }).click();
  await details(page).waitFor();
}

/** What few look for in the details of a line: prices, fields, what is taken apart. */
export async function openMore(page: Page): Promise<void> {
  await details(page).getByRole('button', { name: 'More details' }).click();
  await details(page).getByRole('button', { name: 'Same as…' }).waitFor();
}

export async function closeLine(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await details(page).waitFor({ state: 'hidden' });
}

/** Opens a line and reads its parts: "Shepherd’s pie Thu 19 Nov 2". */
export async function readParts(page: Page, name: string): Promise<string[]> {
  await openLine(page, name);
  const parts = await details(page).getByRole('listitem').allInnerTexts();
  await closeLine(page);
  return parts;
}

/** "2 red onions": the lines of one aisle. */
export async function readSection(page: Page, name: string): Promise<string[]> {
  const lines = section(page, name).getByRole('checkbox');
  await lines.first().waitFor();
  return lines.evaluateAll((boxes) =>
    boxes.map(
      (box) => box.closest('label')?.querySelector('span > span')?.textContent?.trim() ?? '',
    ),
  );
}

export async function moveToAisle(page: Page, name: string, aisle: string): Promise<void> {
  await openLine(page, name);
  await details(page).getByRole('button', { name: aisle, exact: true }).click();
  await closeLine(page);
  await section(page, aisle).getByRole('checkbox', { name }).waitFor();
}

/** A line to check at home, whose chip is held until its details open. */
export async function keepAsStaple(page: Page, name: string): Promise<void> {
  const chip = section(page, /^Check at home/).getByRole('button', {
    name: new RegExp(`^${name}`),
  });
  await chip.dispatchEvent('pointerdown', { pointerType: 'touch', clientX: 1, clientY: 1 });
  await details(page).waitFor();
  await chip.dispatchEvent('pointerup', { pointerType: 'touch' });
  await openMore(page);
  await details(page).getByRole('button', { name: 'Always have it' }).click();
  await details(page).waitFor({ state: 'hidden' });
}

/** Waits until a line is in the trolley, which may be folded. */
export async function waitInTrolley(page: Page, name: string): Promise<void> {
  const toggle = page.getByRole('button', { name: /\d+ in the trolley$/ });
  await toggle.waitFor();
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
  await section(page, /\d+ in the trolley$/)
    .getByRole('checkbox', { name })
    .waitFor();
}

/** Changes that wait may be sent by themselves before the button is pressed. */
export async function sendNow(page: Page): Promise<void> {
  const pressing = page.getByRole('button', { name: 'Try now' }).click({ timeout: 5_000 });
  await pressing.catch(() => undefined);
}

/** The server has every change. */
export const isListSynced = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Synced', exact: true }).waitFor();
