/** The bar of a recipe on a phone, once its image is out of sight. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { writeRecipe } from './pages/recipes';
import { desktop, openSignedIn, phone, shareBrowser } from './setup/browser';
import { expectAccessible } from './setup/inspect';

shareBrowser();

const slowDhal = {
  title: 'Slow dhal',
  ingredientLines: Array.from({ length: 20 }, (_, n) => `${n + 1} tsp spice number ${n + 1}`),
  steps: Array.from({ length: 12 }, (_, n) => `Simmer for ${n + 1} minutes, and stir it.`),
};

const barOf = (page: Page) => page.getByRole('navigation', { name: 'Parts of the recipe' });

async function openScrolled(look: typeof phone | typeof desktop): Promise<Page> {
  const page = await openSignedIn('Reader', look);
  await writeRecipe(page, slowDhal);
  await page.evaluate(() => scrollTo(0, 600));
  return page;
}

it('the bar of a recipe leads to its parts, follows the scroll, and has the menu and the way back', async () => {
  const page = await openScrolled(phone);
  const bar = barOf(page);
  const current = bar.locator('[aria-current]');
  await bar.waitFor();
  expect((await bar.boundingBox())!.height).toBe(56);
  expect(await current.textContent()).toBe('Ingredients');
  await expectAccessible(page, 'a recipe that is read');

  await bar.getByRole('button', { name: 'Steps' }).tap();
  await current.getByText('Steps').waitFor();
  const steps = page.getByRole('heading', { name: 'Steps' });
  expect((await steps.boundingBox())!.y).toBeGreaterThan(56);
  expect((await steps.boundingBox())!.y).toBeLessThan(160);
  expect(await steps.evaluate((heading) => heading === document.activeElement)).toBe(true);

  await bar.getByRole('button', { name: 'Ingredients' }).tap();
  await current.getByText('Ingredients').waitFor();

  await bar.getByRole('button', { name: 'More' }).tap();
  await page.getByRole('menuitem', { name: 'Edit' }).waitFor();
  await page.keyboard.press('Escape');

  await page.evaluate(() => scrollTo(0, 0));
  await bar.waitFor({ state: 'detached' });
  await page.evaluate(() => scrollTo(0, 600));
  await bar.getByRole('link', { name: 'Back' }).tap();
  await page.waitForURL((url) => !/\/recipes\//.test(url.pathname));
});

it('a recipe on a desk has no bar', async () => {
  const page = await openScrolled(desktop);
  await page.getByRole('heading', { name: 'Steps' }).waitFor();
  expect(await barOf(page).count()).toBe(0);
});
