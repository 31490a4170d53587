/** Posts, pins and pages with several recipes, on a narrow phone. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { importRecipe, saveRecipe } from './pages/recipes';
import { axeFindings } from './setup/axe-findings';
import { openSignedIn, phone, shareBrowser } from './setup/browser';
import { openRecipeSite, type RecipeSite } from './setup/recipe-site';

shareBrowser();

const caption =
  'Sesame cucumbers 🥒 ▫️ 2 cucumbers ▫️ 1 tbsp soy sauce ▫️ 1 tsp sesame oil Step 1: Smash the cucumbers. Step 2: Toss with soy sauce and sesame oil. #salad';
const teaser =
  'The crunchiest salad of the summer, everyone asked for it! Recipe in the caption below.';

const post = (description: string) =>
  `<!doctype html><title>Clip</title><meta property="og:description" content="${description}"><div id="app"></div>`;
const recipe = (name: string, food: string) => ({
  '@type': 'Recipe',
  name,
  recipeIngredient: [`200 g ${food}`, '1 tbsp olive oil'],
  recipeInstructions: [`Roast the ${food}.`, 'Serve it.'],
});
const three = [
  recipe('Roast carrots', 'carrots'),
  recipe('Roast leeks', 'leeks'),
  recipe('Roast swede', 'swede'),
];

let site: RecipeSite;
beforeAll(async () => {
  site = await openRecipeSite({
    '/post': post(caption),
    '/teaser': post(teaser),
    '/roasts': `<!doctype html><title>Three roasts</title><script type="application/ld+json">${JSON.stringify(three)}</script><h1>Three roasts</h1>`,
  });
});
afterAll(() => site.stop());

it('a post is imported from its caption', async () => {
  const page = await openSignedIn('Poster', phone);
  await importRecipe(page, `${site.url}/post`);
  await page.waitForURL('**/my-recipes/new*');
  await saveRecipe(page, 'Sesame cucumbers');
  await page.getByText('Smash the').first().waitFor();
});

it('the caption of a post that does not show it is pasted, and the link stays', async () => {
  const page = await openSignedIn('Poster', phone);
  await importRecipe(page, `${site.url}/teaser`);
  const field = page.getByLabel('Caption or recipe');
  await field.waitFor();
  expect(await field.inputValue()).toBe(teaser);
  expect(await axeFindings(page)).toEqual([]);
  await field.fill(caption);
  await page.getByRole('button', { name: 'Read this text' }).click();
  await page.waitForURL('**/my-recipes/new*');
  await saveRecipe(page, 'Sesame cucumbers');
  const link = page.locator(`a[href="${site.url}/teaser"]`).first();
  await link.waitFor();
});

it('two of three recipes of a page are saved at once', async () => {
  const page = await openSignedIn('Poster', phone);
  await importRecipe(page, `${site.url}/roasts`);
  await page.getByRole('heading', { name: 'This page has 3 recipes. Which ones?' }).waitFor();
  await page.getByRole('checkbox', { name: 'Roast swede' }).check();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Import 2 recipes' }).click();
  await page.getByText('2 of 2: 2 imported').waitFor();
  const report = page.getByRole('list', { name: 'Result for each link' });
  await report.getByRole('link', { name: 'Roast carrots' }).waitFor();
  await report.getByRole('link', { name: 'Roast swede' }).click();
  await page.getByRole('heading', { name: 'Roast swede', level: 1 }).waitFor();
  await page.getByText('Roast the').first().waitFor();
});
