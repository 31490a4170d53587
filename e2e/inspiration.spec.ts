import { expect, it } from 'vitest';
import { writeRecipe } from './pages/recipes';
import { axeFindings } from './setup/axe-findings';
import { desktop, openSignedIn, phone, shareBrowser } from './setup/browser';

shareBrowser();

it('the recipe with the fewest missing foods is listed first', async () => {
  const page = await openSignedIn('Hungry', phone);
  await writeRecipe(page, {
    title: 'Spinach pie',
    ingredientLines: ['1 bunch spinach', '200 g feta', '6 sheets filo pastry', '3 eggs', 'salt'],
    steps: ['Bake for 40 minutes.'],
  });
  await writeRecipe(page, {
    title: 'Omelette',
    ingredientLines: ['3 eggs', '1 tbsp butter', '1 brown onion', 'chives, to serve'],
    steps: ['Fry for 3 minutes.'],
  });

  await page.goto('/my-recipes');
  await page.getByRole('link', { name: 'What can I cook?' }).click();
  const field = page.getByLabel('Another food');
  for (const food of ['eggs', 'spinach']) {
    await page.getByRole('button', { name: food, exact: true }).tap();
  }
  for (const food of ['onion', 'butter']) {
    await field.fill(food);
    await field.press('Enter');
  }
  await page.getByRole('button', { name: 'onions', exact: true, pressed: true }).waitFor();
  await page.getByRole('button', { name: 'Remove butter' }).waitFor();
  const ideas = page.getByRole('list', { name: 'Ideas' }).getByRole('listitem');
  await ideas.getByText('Needs feta, filo pastry').waitFor();
  await ideas.getByText('You have everything').waitFor();
  // Public recipes of other tests may be between them.
  const ownTitles = async () =>
    (await ideas.getByRole('heading').allTextContents()).filter((title) =>
      ['Omelette', 'Spinach pie'].includes(title),
    );
  expect(await ownTitles()).toEqual(['Omelette', 'Spinach pie']);
  const omelette = await ideas.filter({ hasText: 'Omelette' }).textContent();
  expect(omelette).toContain('You have everything');
  expect(omelette).toContain('Uses 3 of your 4');
  expect(omelette).toContain('Asks for brown onion; you have onions');
  // The answer is in sight beside the question.
  const first = await ideas.first().boundingBox();
  expect(first!.y).toBeLessThan(520);

  await page.getByRole('button', { name: 'Filters' }).tap();
  const useUpFirst = page.getByRole('group', { name: 'Use up first' });
  await useUpFirst.getByRole('button', { name: 'spinach' }).tap();
  await page.getByText('Uses up spinach').waitFor();
  await expect.poll(ownTitles).toEqual(['Spinach pie', 'Omelette']);
  await field.fill('brown');
  await page.getByRole('option', { name: 'brown rice' }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await field.fill('');

  await page.getByRole('button', { name: 'More for Spinach pie' }).click();
  await page.getByRole('menuitem', { name: 'Add to meal plan' }).click();
  await page.getByRole('list', { name: 'Days' }).getByRole('button').first().click();
  await page.getByText('Added to Monday').waitFor();

  await page.reload();
  await page.getByRole('button', { name: 'onions', exact: true }).tap();
  await ideas.getByText('Needs brown onion').waitFor();
  await ideas.getByRole('link', { name: 'Omelette' }).click();
  await page.getByRole('heading', { name: 'Omelette', level: 1 }).waitFor();
});

it('foods are chosen by keyboard, and ideas stand below them', async () => {
  const page = await openSignedIn('Keys', desktop);
  await writeRecipe(page, {
    title: 'Potato rosti',
    ingredientLines: ['4 potatoes', '1 tbsp butter', '2 eggs'],
    steps: ['Fry.'],
  });
  await page.goto('/inspiration');
  await page.getByRole('button', { name: 'eggs', exact: true }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'More foods' }).focus();
  await page.keyboard.press('Enter');
  // The focus is on the first food that came.
  expect(await page.locator(':focus').textContent()).toBe('capsicum');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'capsicum', exact: true, pressed: true }).waitFor();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'potatoes', exact: true }).press('Enter');
  const rosti = page.getByRole('list', { name: 'Ideas' }).getByRole('listitem');
  await rosti.filter({ hasText: 'Potato rosti' }).getByText('Uses both').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Clear all' }).press('Enter');
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await page.getByRole('button', { name: 'eggs', exact: true, pressed: true }).waitFor();
});
