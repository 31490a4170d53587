/** Sharing a recipe in the user interface; each function starts on the recipe's page. */
import type { Page } from 'playwright-core';

export async function openSharing(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('button', { name: /^Who can see this/ }).click();
  await page.getByRole('radio', { name: /Private/ }).waitFor();
}

/** @returns the address of a new link for one person */
export async function makeLinkFor(page: Page, email: string): Promise<string> {
  await openSharing(page);
  await page.getByRole('combobox', { name: 'Add a person' }).fill(email);
  await page.getByRole('button', { name: 'Add person' }).click();
  const address = await page.getByLabel('Their link').inputValue();
  await closeSharing(page);
  return address;
}

export async function listInSaltbush(page: Page): Promise<void> {
  await openSharing(page);
  await page.getByRole('radio', { name: /Listed in Saltbush/ }).click();
  await page.getByText('Everyone can see it, and find it in Saltbush.').waitFor();
  await closeSharing(page);
}

export async function closeSharing(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}
