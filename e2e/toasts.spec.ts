/** Messages on a phone: they stand where they cover nothing that is needed. */
import type { Page } from 'playwright-core';
import { it } from 'vitest';
import { addItem, item } from './pages/synced-list';
import { details, openLine, openMore } from './pages/shopping-list';
import { openSignedIn, phone, shareBrowser } from './setup/browser';
import { expectUncovered } from './setup/toasts';

shareBrowser();

const field = (page: Page) => page.getByRole('combobox', { name: 'Add an item' });
const row = (page: Page, text: string) => page.locator('label', { has: item(page, text) });

/** A phone's keyboard covers the page without making it smaller. */
const openKeyboard = (page: Page, left: number) =>
  page.evaluate((height) => {
    Object.defineProperty(visualViewport, 'height', { get: () => height, configurable: true });
    visualViewport!.dispatchEvent(new Event('resize'));
  }, left);

it('a message leaves free what it is about, the bars at the foot, and stands above a keyboard', async () => {
  const page = await openSignedIn('Presser', phone);
  await page.goto('/shopping-list');
  const foods = ['milk', 'eggs', 'bread', 'onions', 'flour', 'butter', 'carrots', 'rice', 'tea'];
  for (const food of foods) await addItem(page, food);
  await page.keyboard.press('Escape');
  await item(page, 'milk').evaluate((box) => box.scrollIntoView({ block: 'end' }));
  await item(page, 'milk').tap();
  const tabs = page.getByRole('navigation').last();
  await expectUncovered(page, row(page, 'milk'), field(page), tabs);

  await openKeyboard(page, 420);
  await page.waitForFunction(() => {
    const toast = document.querySelector('[aria-label=Messages] [data-kind]')!;
    return toast.getBoundingClientRect().bottom <= 420;
  });
  await expectUncovered(page, field(page));

  await openKeyboard(page, 740);
  await openLine(page, 'Butter');
  await openMore(page);
  const price = details(page).getByRole('button', { name: /price at Coles$/ });
  await price.click();
  await details(page).getByLabel('Price', { exact: true }).fill('4.20');
  await details(page).getByRole('button', { name: 'Save price' }).click();
  await expectUncovered(page, price, details(page).getByRole('button').last());
});
