/** Lists of recipes in the user interface. */
import type { Locator, Page } from 'playwright-core';
import { call } from '../setup/call';
import { signInByCall, type Person } from '../setup/people';

export interface ListedRecipe {
  title: string;
  course?: string;
  imageUrl?: string;
  totalMinutes?: number;
  tags?: string[];
  ingredients?: { name: string; amount: string; unit: string }[];
}

/** For tests of lists: saves recipes through the API. */
export async function writeAllByCall(
  cook: Person,
  recipes: ListedRecipe[],
  { isListed = false } = {},
): Promise<void> {
  const token = (await signInByCall(cook))['saltbush.token'];
  for (const recipe of recipes) {
    const body = { serves: 4, ...recipe };
    const { _id } = await call<{ _id: string }>('/recipes', body, { token });
    if (!isListed) continue;
    const sharing = { sharedWith: { saltbush: true } };
    await call(`/recipes/${_id}/sharing`, sharing, { method: 'PUT', token });
  }
}

export const card = (page: Page, title: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title, exact: true }) });

/** The titles of the cards, after that many are shown. */
export async function titles(page: Page, count: number): Promise<string[]> {
  const headings = page.getByRole('list', { name: /recipes$/i }).getByRole('heading');
  await page.waitForFunction(
    // The last answer stays, paler, while the next one is on its way.
    (wanted) =>
      document.querySelectorAll('main li h2 a').length === wanted &&
      !document.querySelector('main [data-waiting]'),
    count,
  );
  return headings.allInnerTexts();
}

export async function chooseFilter(page: Page, group: string, choice: string): Promise<void> {
  await page.getByRole('button', { name: /^Filters/ }).click();
  const panel = page.getByRole('dialog', { name: 'Filters' });
  await panel.getByRole('group', { name: group }).getByRole('button', { name: choice }).click();
  await panel.getByRole('button', { name: /^Show / }).click();
  await panel.waitFor({ state: 'hidden' });
}
