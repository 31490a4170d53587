/** What a recipe contains, with how that was computed. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { planByCall, weekOn } from './pages/menu-maker';
import { writeByCall, writeRecipe } from './pages/recipes';
import { desktop, openSignedIn, phone, shareBrowser } from './setup/browser';
import { expectGoodInEachLook } from './setup/inspect';
import { pressFocused } from './setup/keyboard';

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
      '20 g quandong bark',
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

const butter = {
  title: 'Butter cake',
  ingredientLines: ['200 g butter', '200 g caster sugar', '4 eggs'],
  steps: ['Bake it.'],
};

it('a person sees on a phone what they eat on a planned day, and sets a goal by touch', async () => {
  const page = await openSignedIn('Eater', phone);
  await planByCall(page, {
    monday: await writeByCall(page, butter),
    thursday: await writeByCall(page, { ...butter, title: 'Tea', ingredientLines: ['bark'] }),
  });
  await page.goto(weekOn('/menu-maker'));
  await page.getByRole('button', { name: /, change$/ }).tap();
  await page.getByRole('menuitem', { name: 'Nutrition' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Nutrition' });
  await dialog.getByText('1 of 1 meal counted.', { exact: true }).waitFor();
  await dialog.getByText('Thursday 9 January').tap();
  await dialog.getByText(/^0 of 1 meal counted; not counted: Tea/).waitFor();
  await dialog.getByText('My goals for a day').tap();
  await dialog.getByLabel('Energy, at most (kJ)').fill('100');
  await dialog.getByRole('button', { name: 'Save goals' }).tap();
  await dialog.getByText(/^At most 100 kJ: .* over$/).waitFor();
  await expectGoodInEachLook(page, 'the nutrition of a week');
});

it('recipes are filtered and sorted by nutrition by keyboard', async () => {
  const page = await openSignedIn('Cook', desktop);
  await writeByCall(page, butter);
  await writeByCall(page, { ...butter, title: 'Salad', ingredientLines: ['200 g tomatoes'] });
  await page.goto('/my-recipes');
  const titles = page.getByRole('list', { name: 'My recipes' }).getByRole('heading');
  await titles.first().waitFor();
  await pressFocused(page, page.getByRole('button', { name: 'Filters' }));
  await page.getByRole('button', { name: '1,500 kJ (360 kcal)' }).press('Enter');
  await page.getByRole('button', { name: 'Show 1 recipe' }).press('Enter');
  await expect.poll(() => titles.allTextContents()).toEqual(['Salad']);
  await page
    .getByRole('button', { name: 'Remove filter: At most 1,500 kJ a serve' })
    .press('Enter');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Least energy');
  await expect.poll(() => titles.allTextContents()).toEqual(['Salad', 'Butter cake']);
});
