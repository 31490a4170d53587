/** Reading and ticking the list, as a person does it. */
import type { Locator, Page } from 'playwright-core';

/** Every line in the order one walks: "Fruit & Veg: Brown onions 4". */
export async function readList(page: Page): Promise<string[]> {
  await page.getByRole('checkbox').first().waitFor();
  return page.getByRole('checkbox').evaluateAll((boxes) =>
    boxes
      .map((box) => ({
        aisle: box.closest('section')?.querySelector('h2')?.textContent ?? '',
        words: [...(box.closest('label')?.querySelectorAll('span > span') ?? [])],
      }))
      .map(({ aisle, words }) => `${aisle}: ${words.map((word) => word.textContent).join(' ')}`),
  );
}

const line = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name }) });

export const section = (page: Page, name: string): Locator => page.getByRole('region', { name });

/** Opens a line and reads who asked for it: "Shepherd’s pie Thursday 19 November 2". */
export async function readParts(page: Page, name: string): Promise<string[]> {
  await page.getByRole('button', { name: `Who needs ${name}?` }).click();
  const parts = line(page, name).getByRole('listitem');
  await parts.first().waitFor();
  return parts.allInnerTexts();
}
