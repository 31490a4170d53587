import { expect, it } from 'vitest';
import { importRecipe, saveRecipe, writeRecipeByHand } from './pages/recipes';
import { desktop, openSignedIn, phone, shareBrowser } from './setup/browser';

shareBrowser();

const damper = `Damper
Serves 4

Ingredients
3 cups self-raising flour
50 g butter
1 cup milk

Method
Rub the butter into the flour.
Add the milk and bake 30 minutes.`;

it('an address in the private network is refused, and pasted text is read instead', async () => {
  const page = await openSignedIn('Cook', phone);
  await importRecipe(page, 'http://192.168.1.1/recipes');
  await page.getByRole('alert').getByText('Only public links').waitFor();

  await page.getByLabel('Link or recipe').fill(damper);
  await page.getByRole('button', { name: 'Get recipe' }).click();
  await page.waitForURL('**/my-recipes/new*');
  expect(await page.getByLabel('Ingredient 1', { exact: true }).inputValue()).toBe(
    '3 cups self-raising flour',
  );
  await saveRecipe(page, 'Damper');
  const steps = page.getByRole('region', { name: 'Steps' });
  await steps.getByText('Rub the 50 g butter into the 3 cups flour.').waitFor();
});

it('a deleted recipe is restored with one press', async () => {
  const page = await openSignedIn('Cook', phone);
  await writeRecipeByHand(page, {
    title: 'Toast',
    ingredientLines: ['1 slice bread'],
    steps: ['Toast.'],
  });
  await page.goto('/my-recipes');
  await page.getByRole('button', { name: 'More for Toast' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByText('Recipe deleted').waitFor();
  await page.getByRole('link', { name: 'Toast' }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('link', { name: 'Toast' }).waitFor();
});

it('a draft is kept after a reload, and a scaled recipe shows scaled amounts', async () => {
  const page = await openSignedIn('Cook', desktop);
  await page.goto('/my-recipes/new');
  await page.getByLabel('Title').fill('Half-written pie');
  await page.getByLabel('Ingredient 1', { exact: true }).fill('1 1/2 cups plain flour, sifted');
  await page.getByLabel('Step 1', { exact: true }).fill('Bake.');
  // Until then the form says that it is being saved.
  await page.getByText('Draft saved on this device').waitFor();
  await page.reload();
  await page.getByText('We restored your unsaved changes').waitFor();
  expect(await page.getByLabel('Title').inputValue()).toBe('Half-written pie');
  await saveRecipe(page, 'Half-written pie');

  const ingredients = page.getByRole('list', { name: 'Ingredients' });
  await ingredients.getByText('1½ cup').waitFor();
  for (let more = 0; more < 4; more += 1) {
    await page.getByRole('button', { name: 'More serves' }).click();
  }
  await ingredients.getByText('3 cups').waitFor();
});
