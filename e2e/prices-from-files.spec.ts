/** From no price to a comparison with a file that somebody else made: by touch on a phone, by keyboard on a desk. */
import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { planByCall, weekOn } from './pages/menu-maker';
import { writeByCall } from './pages/recipes';
import { desktop, openSignedIn, phone, shareBrowser } from './setup/browser';
import { expectGoodOnPhone, faultsInEachLook } from './setup/inspect';
import { pressFocused } from './setup/keyboard';

shareBrowser();

const pie = {
  title: 'Beef pie',
  ingredientLines: ['500 g beef mince', '3 brown onions', '1 sheet puff pastry'],
  steps: ['Bake it.'],
};

const day = new Date().toLocaleDateString('en-CA', { timeZone: 'Australia/Sydney' });
/** Two of three lines at each shop, which is enough; a shop that nobody knows, and a price that is none. */
const table = `Product,Size,Price,Store,Date
Beef mince 500g,500g,8.50,Woolworths Metro,${day}
Brown onions,per kg,2.00,Woolworths Metro,${day}
Beef mince 500g,500g,7.00,Coles Newtown,${day}
Brown onions,per kg,4.00,Coles Newtown,${day}
Beef mince 500g,500g,6.00,Tesco Express,${day}
Tomatoes,per kg,cheap,Coles Newtown,${day}
`;
const file = { name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(table) };

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Compare prices' });
const barOf = (page: Page, name: string) =>
  sheet(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) });

async function openList(page: Page): Promise<void> {
  await planByCall(page, { monday: await writeByCall(page, pie) });
  await page.goto(weekOn('/shopping-list'));
  await page.getByRole('checkbox').first().waitFor();
}

it('a shopper without a price brings a file and sees the shops compared, by touch', async () => {
  const page = await openSignedIn('Filer', phone);
  await openList(page);
  await page.getByRole('button', { name: 'More' }).tap();
  await page.getByRole('menuitem', { name: 'Compare prices' }).tap();
  await sheet(page).getByText('Not enough prices to compare shops yet').waitFor();
  await sheet(page).getByRole('button', { name: 'Add prices from a file' }).tap();

  // What is no file of prices is refused in a sentence, and the next try works.
  const choose = sheet(page).getByLabel('Choose a file');
  await choose.setInputFiles([
    { ...file, buffer: Buffer.from('name,price,currency\nLait,1.2,EUR') },
  ]);
  await sheet(page).getByText('These prices are in EUR.').waitFor();
  await expectGoodOnPhone(page, 'choosing a file of prices');
  await choose.setInputFiles([file]);
  await sheet(page).getByText('2 prices of Woolworths').waitFor();
  expect(await sheet(page).getByText('2 prices of Coles').count()).toBe(1);
  await sheet(page).getByText('2 lines not read').tap();
  await sheet(page).getByText('1 of Tesco Express, a shop we don’t know (line 6)').waitFor();
  await expectGoodOnPhone(page, 'the prices of a file');
  await sheet(page).getByRole('button', { name: 'Save 4 prices' }).tap();

  // A pack of mince, and 450 g of onions.
  await barOf(page, 'Woolworths').getByText('$9.40').waitFor();
  await barOf(page, 'Coles').getByText('$8.80').waitFor();
  await barOf(page, 'Coles').getByText('$8.80').tap();
  await barOf(page, 'Coles')
    .getByText(/500g.*file, today/)
    .waitFor();
  await expectGoodOnPhone(page, 'shops compared by a file');

  await page.getByRole('button', { name: 'Undo' }).tap();
  await sheet(page).getByText('Not enough prices to compare shops yet').waitFor();
});

it('a shopper without a price brings a file twice and sees the shops compared, by keyboard', async () => {
  const page = await openSignedIn('Keys', desktop);
  await openList(page);
  await pressFocused(page, page.getByRole('button', { name: 'More' }));
  await page.getByRole('menuitem', { name: 'Compare prices' }).focus();
  await page.keyboard.press('Enter');
  for (const saved of ['4 prices saved', 'These prices were there already']) {
    await pressFocused(page, sheet(page).getByRole('button', { name: 'Add prices from a file' }));
    // The window in which a file is chosen is the browser's.
    await sheet(page).getByLabel('Choose a file').setInputFiles([file]);
    await pressFocused(page, sheet(page).getByRole('button', { name: 'Save 4 prices' }));
    await page.getByText(saved).waitFor();
    await barOf(page, 'Woolworths').getByText('$9.40').waitFor();
  }
  await barOf(page, 'Woolworths').locator('summary').focus();
  await page.keyboard.press('Enter');
  await barOf(page, 'Woolworths')
    .getByText(/file, today/)
    .first()
    .waitFor();
  expect(await faultsInEachLook(page)).toEqual([]);
});
