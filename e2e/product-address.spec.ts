/** A product's address, put on a line of the list: its page is read once, checked by hand, and the price counts then. */
import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { planByCall, weekOn } from './pages/menu-maker';
import { writeByCall } from './pages/recipes';
import { details } from './pages/shopping-list';
import { openSignedIn, shareBrowser } from './setup/browser';
import { expectAccessible, expectNoHorizontalScroll } from './setup/inspect';
import { byTouchAndKeyboard, countPresses } from './setup/presses';
import { openRecipeSite } from './setup/recipe-site';

shareBrowser();

const product = {
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: 'Coles Beef Mince 500g',
  offers: { '@type': 'Offer', price: '8.50', priceCurrency: 'AUD' },
};
const pages = {
  '/mince': `<title>Mince</title><script type="application/ld+json">${JSON.stringify(product)}</script>`,
  '/about': '<title>About us</title><p>We sell mince.</p>',
};

async function openMince(page: Page): Promise<void> {
  const pie = { title: 'Pie', ingredientLines: ['500 g beef mince'], steps: ['Bake it.'] };
  await planByCall(page, { monday: await writeByCall(page, pie) });
  await page.goto(weekOn('/shopping-list'));
}

it.each(byTouchAndKeyboard)(
  'the address of a product fills in its price, which counts once it is saved, $name',
  async ({ look, isTouch }) => {
    const shop = await openRecipeSite(pages);
    onTestFinished(shop.stop);
    const page = await openSignedIn('Paster', look);
    await openMince(page);
    const { press, fill, enter, taken } = countPresses(page, isTouch);
    const button = (name: string | RegExp) => details(page).getByRole('button', { name });
    const [price, pack] = ['Price', 'Pack'].map((name) =>
      details(page).getByLabel(name, { exact: true }),
    );
    const address = details(page).getByLabel('Or the product’s address in the shop');
    const read = () => (isTouch ? press(button('Fill in')) : enter());

    await press(page.getByRole('button', { name: 'Beef mince, details', exact: true }));
    await press(button('More details'));
    await press(button(/price at Coles$/i));
    await fill(address, `${shop.url}/mince`);
    await read();
    await details(page).getByText('Read from the page: Coles Beef Mince 500g.').waitFor();
    expect(await price!.inputValue()).toBe('8.50');
    expect(await pack!.inputValue()).toBe('500g');
    await expectAccessible(page, 'a price that was read');
    await expectNoHorizontalScroll(page, 'a price that was read');
    await press(button('Save price'));
    await button('$8.50, price at Coles').waitFor();
    expect(taken()).toBe(6);
    const link = details(page).getByRole('link', { name: 'Coles Beef Mince 500g at Coles' });
    expect(await link.getAttribute('href')).toBe(`${shop.url}/mince`);

    // What states no product says what to do instead, and the price is typed.
    await press(button(/price at Woolworths$/i));
    await fill(address, `${shop.url}/about`);
    await read();
    await details(page).getByText('Please type the price instead.').waitFor();
    taken();
    await fill(price!, '7.00');
    await fill(pack!, '500g');
    await press(button('Save price'));
    await button('$7.00, price at Woolworths').waitFor();
    expect(taken()).toBe(3);
  },
);
