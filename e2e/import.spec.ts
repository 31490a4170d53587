import { afterAll, beforeAll, expect, it } from 'vitest';
import { importRecipe, saveRecipe } from './pages/recipes';
import { axeFindings } from './setup/axe-findings';
import { desktop, openSignedIn, phone, shareBrowser } from './setup/browser';
import { openRecipeSite, shepherdsPiePage, type RecipeSite } from './setup/recipe-site';

shareBrowser();

const recipe = (name: string, recipeIngredient: string[], recipeInstructions: string[]) => ({
  '@type': 'Recipe',
  name,
  recipeIngredient,
  recipeInstructions,
});
const pageOf = (title: string, ...recipes: object[]) =>
  `<!doctype html><title>${title}</title><script type="application/ld+json">${JSON.stringify(
    recipes,
  )}</script><h1>${title}</h1>`;

const soup = recipe('Pea soup', ['500 g frozen peas', '1 l stock'], ['Boil the peas.', 'Blend.']);
const toast = recipe('Cheese toast', ['2 slices bread', '60 g cheddar'], ['Grill until brown.']);

let site: RecipeSite;
beforeAll(async () => {
  site = await openRecipeSite({
    '/shepherds-pie': shepherdsPiePage,
    '/soup': pageOf('Pea soup', soup),
    '/supper': pageOf('A small supper', soup, toast),
  });
});
afterAll(() => site.stop());

it('several addresses are imported, and the result of each is reported', async () => {
  const page = await openSignedIn('Importer', phone);
  await page.goto('/my-recipes/import');
  const importAll = async (...places: string[]) => {
    const addresses = places.map((path) => `${site.url}/${path}`).join('\n');
    await page.getByLabel('Link or recipe').fill(addresses);
    await page.getByRole('button', { name: /^Get \d recipes$/ }).click();
  };
  await importAll('shepherds-pie', 'soup', 'nowhere', 'soup?utm_source=mail');
  await page.getByText('3 of 3: 2 imported, 1 failed').waitFor();
  const report = page.getByRole('list', { name: 'Result for each link' });
  await report.getByText('There is no page at that address').waitFor();

  // The results are still shown after a reload.
  await page.reload();
  await report.getByRole('link', { name: 'Shepherd’s pie' }).waitFor();
  await page.getByRole('button', { name: 'Done' }).click();
  await importAll('shepherds-pie#method', 'soup#method');
  await page.getByText('2 of 2: 2 already there').waitFor();
  await page.getByRole('button', { name: 'Plan these' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add to meal plan' });
  await dialog.getByText('Next week').click();
  await dialog.getByRole('list', { name: 'Dinners' }).getByText('Shepherd’s pie').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Plan 2 dinners' }).click();
  await page.getByText('2 dinners planned').waitFor();
  await report.getByRole('link', { name: 'Shepherd’s pie' }).click();
  await page.getByRole('heading', { name: 'Shepherd’s pie', level: 1 }).waitFor();
});

it('one of two recipes on a page is chosen, and the page is recognised the next time', async () => {
  const page = await openSignedIn('Importer', desktop);
  await importRecipe(page, `${site.url}/supper`);
  await page.getByRole('heading', { name: 'This page has 2 recipes. Which ones?' }).waitFor();
  await page.getByRole('checkbox', { name: 'Pea soup' }).uncheck();
  await page.getByRole('checkbox', { name: 'Cheese toast' }).check();
  await page.getByRole('button', { name: 'Import the recipe' }).click();
  await page.waitForURL('**/my-recipes/new*');
  await saveRecipe(page, 'Cheese toast');

  await page.goto(`/my-recipes/import?url=${encodeURIComponent(`${site.url}/soup`)}`);
  await page.waitForURL('**/my-recipes/new*');
  await saveRecipe(page, 'Pea soup');
  await importRecipe(page, `${site.url}/soup#method`);
  await page.getByRole('alert').getByText('You already have this').waitFor();
  await page.getByRole('link', { name: 'Open it' }).click();
  await page.getByRole('heading', { name: 'Pea soup', level: 1 }).waitFor();
});

it('a recipe shows its source to its owner', async () => {
  const page = await openSignedIn('Importer', phone);
  await importRecipe(page, `${site.url}/shepherds-pie`);
  await page.waitForURL('**/my-recipes/new*');
  await saveRecipe(page, 'Shepherd’s pie');
  await page.getByRole('button', { name: 'Original' }).click();
  const dialog = page.getByRole('dialog', { name: 'Original' });
  await dialog.getByText('PT20M').waitFor();
  await dialog.getByRole('button', { name: 'Show the saved page as text' }).click();
  await dialog.getByText('My grandmother made it on Mondays.').waitFor();
  expect(await axeFindings(page)).toEqual([]);
});

it('the bookmark imports the current page after confirmation', async () => {
  const page = await openSignedIn('Importer', desktop);
  await page.goto('/my-recipes/import');
  const link = page.getByRole('link', { name: 'Save to Saltbush' });
  const script = decodeURIComponent((await link.getAttribute('href')) ?? '');

  await page.goto(`${site.url}/soup`);
  const [arrived] = await Promise.all([
    page.context().waitForEvent('page'),
    page.evaluate(script.replace('javascript:', '')),
  ]);
  await arrived.getByText('Your bookmark sent a page from').waitFor();
  expect(new URL(arrived.url()).hash).toBe('');
  await arrived.getByRole('button', { name: 'Get this recipe' }).click();
  await arrived.waitForURL('**/my-recipes/new*');
  expect(await arrived.getByLabel('Title').inputValue()).toBe('Pea soup');
});
