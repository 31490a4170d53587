/** Finding and keeping recipes, as a person does it. */
import type { Locator, Page } from 'playwright-core';
import type { Person } from '../setup/people';

export interface ListedRecipe {
  title: string;
  course?: string;
  totalMinutes?: number;
  tags?: string[];
}

/** For journeys that are about finding, not about writing. */
export async function writeByCall(
  url: string,
  cook: Person,
  recipes: ListedRecipe[],
  { isListed = false } = {},
): Promise<void> {
  const call = async (method: string, path: string, body: unknown, token?: string) => {
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
    return (await answer.json()) as { _id: string; token: string };
  };
  const { email, password } = cook;
  const { token } = await call('POST', '/auth/login', { email, password });
  for (const recipe of recipes) {
    const { _id } = await call('POST', '/recipes', recipe, token);
    if (!isListed) continue;
    await call('PUT', `/recipes/${_id}/sharing`, { sharedWith: { saltbush: true } }, token);
  }
}

export const card = (page: Page, title: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title, exact: true }) });

/** The titles of the cards, once there are so many. */
export async function titles(page: Page, count: number): Promise<string[]> {
  const headings = page.getByRole('list', { name: /recipes$/i }).getByRole('heading');
  await page.waitForFunction(
    (wanted) => document.querySelectorAll('main li h2 a').length === wanted,
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
