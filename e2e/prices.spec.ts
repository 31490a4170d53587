/** Prices on a phone: typed on a line, another product chosen, shops compared, and the list of one shop. */
import { expect, it } from 'vitest';
import { planByCall, weekOn } from './pages/menu-maker';
import { photographedPage } from './pages/photographed-page';
import { writeByCall } from './pages/recipes';
import { closeLine, details, isListSynced, openLine, openMore } from './pages/shopping-list';
import { axeFindings } from './setup/axe-findings';
import { desktop, openSignedIn, phone, shareBrowser, type openPage } from './setup/browser';
import { countPresses } from './setup/presses';

shareBrowser();

type Page = Awaited<ReturnType<typeof openPage>>;

const pie = {
  title: 'Beef pie',
  ingredientLines: ['700 g beef mince', '3 brown onions', '1 sheet puff pastry'],
  steps: ['Bake it.'],
};

const horizontalOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function typePrice(page: Page, shop: string, price: string, pack: string): Promise<void> {
  await details(page)
    .getByRole('button', { name: new RegExp(`price at ${shop}$`, 'i') })
    .click();
  await details(page).getByLabel('Price', { exact: true }).fill(price);
  await details(page).getByLabel('Pack').fill(pack);
  await details(page).getByRole('button', { name: 'Save price' }).click();
  await details(page)
    .getByRole('button', { name: `$${price}, price at ${shop}` })
    .waitFor();
}

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Compare prices' });

async function compare(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Compare prices' }).click();
  await sheet(page).getByRole('button', { name: 'Add prices from a receipt' }).waitFor();
}

it('a shopper prices lines, compares the shops, and shops for one of them without a network', async () => {
  const page = await openSignedIn('Pricer', phone);
  await planByCall(page, { monday: await writeByCall(page, pie) });
  await page.goto(weekOn('/shopping-list'));

  // Before there are prices there is nothing to compare: the sheet leads to the first line.
  await page.getByRole('checkbox').first().waitFor();
  await compare(page);
  expect(await sheet(page).getByRole('heading', { name: 'Woolworths' }).count()).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
  await sheet(page).getByRole('button', { name: 'Add a price' }).click();
  await details(page).waitFor();
  await closeLine(page);

  await openLine(page, 'Beef mince');
  await openMore(page);
  const link = details(page).getByRole('link', { name: 'Search Coles for Beef mince' });
  expect(await link.getAttribute('href')).toBe(
    'https://www.coles.com.au/search/products?q=beef%20mince',
  );
  await typePrice(page, 'Woolworths', '8.50', '500g');
  await typePrice(page, 'Coles', '7.00', '500g');
  expect(await details(page).getByText('500g · $14.00 per kg · typed today').count()).toBe(1);
  // A kilo is cheaper than two packs; the household takes the packs all the same.
  await typePrice(page, 'Coles', '13.00', '1kg');
  await details(page)
    .getByRole('button', { name: /^Coles Beef mince/ })
    .click();
  await details(page)
    .getByRole('button', { name: /^Beef mince 500g/ })
    .click();
  await details(page).getByRole('button', { name: '$7.00, price at Coles' }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
  await closeLine(page);

  await openLine(page, 'Brown onions');
  await openMore(page);
  await typePrice(page, 'Woolworths', '2.00', 'per kg');
  await typePrice(page, 'Coles', '4.00', 'per kg');
  await closeLine(page);

  await compare(page);
  const barOf = (name: string) =>
    sheet(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) });
  // Two packs of mince, and 450 g of onions.
  await barOf('Woolworths').getByText('$17.90').waitFor();
  await sheet(page).getByText('2 of 3 items priced, prices from today').waitFor();
  await sheet(page).getByText('1 item without a price').waitFor();
  const split = barOf('Best split');
  expect(await split.getByText('$14.90').count()).toBe(1);
  expect(await split.getByText('Saves only $0.90: one shop is enough').count()).toBe(1);
  await sheet(page).getByRole('button', { name: 'Set a budget for the week' }).click();
  await sheet(page).getByLabel('Budget for the week').fill('150');
  await sheet(page).getByRole('button', { name: 'Save' }).click();
  await sheet(page)
    .getByText(/of \$150\.00/)
    .waitFor();
  expect(
    await sheet(page)
      .getByText(/Beef pie/)
      .count(),
  ).toBe(1);
  expect(await axeFindings(page)).toEqual([]);
  await sheet(page).getByRole('button', { name: 'Use this split' }).click();
  await page.keyboard.press('Escape');

  await isListSynced(page);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Store & aisles' }).click();
  await page.getByRole('dialog').getByText('Coles', { exact: true }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('checkbox', { name: /brown onions/i }).waitFor({ state: 'hidden' });
  expect(await page.getByRole('checkbox', { name: /beef mince/i }).count()).toBe(1);

  await page.context().setOffline(true);
  await compare(page);
  await sheet(page).getByText('Offline: prices as this device last had them.').waitFor();
  expect(await sheet(page).getByText('$17.90').count()).toBe(1);
  await page.context().setOffline(false);
});

/** @param timTams printed for two packs at $3.50 */
const receiptWith = (timTams: string) => `<pre style="font: 30px 'Liberation Mono'">coles
Store: 0456 Newtown
Date: ${new Date().toLocaleDateString('en-AU', { timeZone: 'Australia/Sydney', day: '2-digit', month: '2-digit', year: 'numeric' })}
COLES BEEF MINCE 500G      8.50
ONION BROWN LOOSE          2.20
  0.500 kg NET @ $4.40/kg
ARNOTTS TIM TAM 200G
  2 @ $3.50 EACH           ${timTams}
Total for 4 items:       $17.70
</pre>`;

it('a receipt is read, checked line by line, and counts once it is saved', async () => {
  const photo = await photographedPage(receiptWith('7.00'));
  const page = await openSignedIn('Receipt', phone);
  await planByCall(page, { monday: await writeByCall(page, pie) });
  await page.goto(weekOn('/shopping-list'));
  await compare(page);
  await sheet(page).getByRole('button', { name: 'Add prices from a receipt' }).click();
  await sheet(page).getByLabel('Choose photos').setInputFiles([photo]);
  const lines = sheet(page).getByRole('list', { name: 'Lines of the receipt' });
  await lines.waitFor({ timeout: 90_000 });
  expect(await sheet(page).getByText('$17.70, as the receipt says').count()).toBe(1);
  const item = lines.getByLabel('Coles Beef Mince 500g on the list');
  expect(await item.locator('option:checked').textContent()).toBe('Beef mince');
  await lines.getByRole('checkbox', { name: /Tim Tam/ }).uncheck();
  expect(await axeFindings(page)).toEqual([]);
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
  await sheet(page).getByRole('button', { name: 'Save 2 prices' }).click();

  const coles = sheet(page).getByRole('listitem').filter({ hasText: 'Coles' });
  // Two packs of mince, and 450 g of onions at $4.40 a kilogram.
  await coles.getByText('$18.98').waitFor();
  await page.keyboard.press('Escape');
  await openLine(page, 'Beef mince');
  await openMore(page);
  await details(page).getByText('500g · $17.00 per kg · receipt, today').waitFor();
});

it('a line of a receipt that doesn’t add up is marked, and made right by one press, by keyboard', async () => {
  const photo = await photographedPage(receiptWith('7.50'));
  const page = await openSignedIn('Receipt keys', desktop);
  await planByCall(page, { monday: await writeByCall(page, pie) });
  await page.goto(weekOn('/shopping-list'));
  await page.getByRole('checkbox').first().waitFor();
  const { press, taken } = countPresses(page, false);
  const button = (name: string | RegExp) => sheet(page).getByRole('button', { name });
  await press(page.getByRole('button', { name: 'More' }));
  await press(page.getByRole('menuitem', { name: 'Compare prices' }));
  await press(button('Add prices from a receipt'));
  expect(taken()).toBe(3);
  // The window in which a photo is chosen is the browser's.
  await sheet(page).getByLabel('Choose photos').setInputFiles([photo]);
  await sheet(page)
    .getByText('$18.20, the receipt says $17.70: please check the marked line.')
    .waitFor({ timeout: 90_000 });
  await sheet(page).getByText('Count times price is another amount').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await press(button(/^Make it \$7\.00 in all: Arnotts Tim Tam/i));
  await sheet(page).getByText('$17.70, as the receipt says').waitFor();
  await press(button('Save 3 prices'));
  await page.getByText('3 prices saved').waitFor();
  expect(taken()).toBe(2);
});
