/** What a recipe contains, with how that was computed. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { writeRecipe } from './pages/recipes';
import { openSignedIn, phone, shareBrowser } from './setup/browser';
import { expectGoodInEachLook } from './setup/inspect';

shareBrowser();

const opener = (page: Page) => page.locator('summary').filter({ hasText: 'Nutrition' });

it('the nutrition of a recipe opens by keyboard, with the share of each line, in each look', async () => {
  const page = await openSignedIn('Reader', phone);
  await writeRecipe(page, {
    title: 'Butter cake',
    ingredientLines: [
      '200 g butter',
      '200 g caster sugar',
      '4 eggs',
      'a pinch of salt',
      '1 cup quandong bark',
    ],
    steps: ['Bake it.'],
  });
  await opener(page).focus();
  await page.keyboard.press('Enter');
  const energy = page.getByRole('row', { name: /^Energy/ });
  await energy.waitFor();
  expect(await energy.textContent()).toMatch(/kJ \(\d+ kcal\)/);
  await page.getByRole('button', { name: 'Show how' }).press('Enter');
  const counted = page.getByRole('list', { name: 'Counted lines' }).getByRole('listitem');
  expect(await counted.first().textContent()).toMatch(/^(?:Butter|Caster sugar).*%$/);
  const uncounted = page.getByRole('list', { name: 'Lines not counted' });
  expect(await uncounted.textContent()).toContain('We don’t know this food');
  await expectGoodInEachLook(page, 'a recipe with its nutrition');
});

it('a recipe of which too little can be counted says why instead of a figure', async () => {
  const page = await openSignedIn('Reader', phone);
  await writeRecipe(page, {
    title: 'Bark tea',
    ingredientLines: ['1 cup quandong bark', 'butter'],
    steps: ['Boil it.'],
  });
  await opener(page).tap();
  await page.getByText(/^We can’t say/).waitFor();
  expect(await page.getByRole('row', { name: /^Energy/ }).count()).toBe(0);
});
