import { expect, it } from 'vitest';
import { writeRecipe } from './pages/recipes';
import { axeFindings } from './setup/axe-findings';
import { openSignedIn, phone, shareBrowser } from './setup/browser';

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
  const field = page.getByLabel('What have you got?');
  for (const food of ['eggs', 'onion', 'butter', 'spinach']) {
    await field.fill(food);
    await field.press('Enter');
    await page.getByRole('button', { name: `Use up ${food} first` }).waitFor();
  }
  const ideas = page.getByRole('list', { name: 'Ideas' }).getByRole('listitem');
  await ideas.getByText('You have 2 of 4 · needs feta, filo pastry').waitFor();
  // Public recipes of other tests may be between them.
  const ownTitles = async () =>
    (await ideas.getByRole('heading').allTextContents()).filter((title) =>
      ['Omelette', 'Spinach pie'].includes(title),
    );
  expect(await ownTitles()).toEqual(['Omelette', 'Spinach pie']);
  const omelette = await ideas.filter({ hasText: 'Omelette' }).textContent();
  expect(omelette).toContain('You have everything');
  expect(omelette).toContain('Asks for brown onion; you have onion');

  await page.getByRole('button', { name: 'Use up spinach first' }).click();
  await page.getByText('Uses up spinach').waitFor();
  await expect.poll(ownTitles).toEqual(['Spinach pie', 'Omelette']);
  await page.getByText('More filters').click();
  await field.fill('brown');
  await page.getByRole('option', { name: 'brown rice' }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await field.fill('');

  await page.getByRole('button', { name: 'More for Spinach pie' }).click();
  await page.getByRole('menuitem', { name: 'Add to meal plan' }).click();
  await page.getByRole('list', { name: 'Days' }).getByRole('button').first().click();
  await page.getByText('Added to Monday').waitFor();

  await page.reload();
  await page.getByRole('button', { name: "I don't have onion" }).click();
  await ideas.getByText('You have 2 of 3 · needs brown onion').waitFor();
  await ideas.getByRole('link', { name: 'Omelette' }).click();
  await page.getByRole('heading', { name: 'Omelette', level: 1 }).waitFor();
});
