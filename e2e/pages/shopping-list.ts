/** The shopping list in the user interface. */
import type { Locator, Page } from 'playwright-core';

/** Every line in the order of the page: "Fruit & Veg: Brown onions 4". */
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

/** Opens a line and reads its parts: "Shepherd’s pie Thursday 19 November 2". */
export async function readParts(page: Page, name: string): Promise<string[]> {
  await page.getByRole('button', { name: `Who needs ${name}?` }).click();
  const parts = line(page, name).getByRole('listitem');
  await parts.first().waitFor();
  return parts.allInnerTexts();
}

/** Opens or closes a line. */
export const openLine = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name: `Who needs ${name}?` }).click();

/** The wordings of an open line, if its recipes have several. */
export const readWordings = (page: Page, name: string): Promise<string[]> =>
  line(page, name).getByRole('heading').allInnerTexts();

/** "Red onions 2": the lines of one aisle, or the ticked lines. */
export async function readSection(page: Page, name: string): Promise<string[]> {
  const lines = section(page, name).getByRole('checkbox');
  await lines.first().waitFor();
  return lines.evaluateAll((boxes) =>
    boxes.map((box) =>
      [...(box.closest('label')?.querySelectorAll('span > span') ?? [])]
        .map((word) => word.textContent)
        .join(' '),
    ),
  );
}

export async function moveToAisle(page: Page, name: string, aisle: string): Promise<void> {
  await openLine(page, name);
  await page.getByLabel('Move to aisle…').selectOption(aisle);
  await page.getByRole('button', { name: `Move ${name}` }).click();
  await section(page, aisle).getByRole('checkbox', { name }).waitFor();
}

export async function keepAsStaple(page: Page, name: string): Promise<void> {
  await openLine(page, name);
  await page.getByRole('button', { name: `Always have it: ${name}` }).click();
  await page.getByRole('checkbox', { name }).waitFor({ state: 'hidden' });
}
