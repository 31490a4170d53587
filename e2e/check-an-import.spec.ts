/** An imported recipe is read like a recipe, and only its doubtful lines ask for something. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { importRecipe } from './pages/recipes';
import { desktop, openSignedIn, phone, shareBrowser } from './setup/browser';
import { expectGoodInEachLook } from './setup/inspect';
import { findUnreached } from './setup/keyboard';
import { openRecipeSite, shepherdsPiePage, type RecipeSite } from './setup/recipe-site';

shareBrowser();

let site: RecipeSite;
beforeAll(async () => {
  site = await openRecipeSite({ '/shepherds-pie': shepherdsPiePage });
});
afterAll(() => site.stop());

const fritters = `Zucchini fritters with feta
Serves 4

Ingredients
2 zucchini, grated
1/2 cup self-raising flour
2 eggs, lightly beaten
100 g feta, crumbled
a good handful of that green stuff
2 spring onions, finely sliced
1 tsp ground cumin
1-2 tbsp olive oil
1 lemon, cut into wedges
salt and pepper, to taste

Method
Squeeze the zucchini dry in a clean tea towel and put it into a large bowl.
Add all the rest but the oil and mix well.
Fry spoonfuls in the oil over medium heat for 3 minutes a side until golden.
Serve with the lemon.`;

const paste = async (page: Awaited<ReturnType<typeof openSignedIn>>) => {
  await page.goto('/my-recipes/import');
  await page.getByLabel('Link or recipe').fill(fritters);
  await page.getByRole('button', { name: 'Get recipe' }).click();
  await page.getByRole('heading', { name: 'Check the recipe' }).waitFor();
  await page.getByRole('button', { name: '1 to check' }).waitFor();
};

it('a pasted recipe is checked in two screens of a phone, with fifteen stops of the keyboard', async () => {
  const page = await openSignedIn('Checker', phone);
  await paste(page);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
    1400,
  );
  const stops = await page
    .locator('#main :is(a[href], button, input, select, textarea, summary):not([tabindex="-1"])')
    .filter({ visible: true })
    .count();
  expect(stops).toBeLessThanOrEqual(15);
  expect(await findUnreached(page)).toEqual([]);
  await expectGoodInEachLook(page, 'a recipe that is checked');

  // The doubtful line is found in the source, and kept.
  await page.getByRole('button', { name: '1 to check' }).click();
  await page.getByText('See the source').click();
  const source = page.getByRole('complementary', { name: 'Source' });
  await source.locator('[aria-current]').getByText('a good handful of that green stuff').waitFor();
  await page.getByText('Recipe', { exact: true }).click();
  await page.getByRole('button', { name: 'Looks right' }).press('Enter');
  await page.getByText('All checked').waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Zucchini fritters with feta', level: 1 }).waitFor();
  await page.getByText('that green stuff').first().waitFor();
});

it('a pasted recipe has its source beside it on a desk', async () => {
  const page = await openSignedIn('Checker', desktop);
  await paste(page);
  await page.getByLabel('Ingredient 4', { exact: true }).click();
  const source = page.getByRole('complementary', { name: 'Source' });
  await source.locator('[aria-current]').getByText('100 g feta, crumbled').waitFor();
  await expectGoodInEachLook(page, 'a recipe beside its source');
});

it('an imported page is saved with one press after it was read', async () => {
  const page = await openSignedIn('Checker', phone);
  await importRecipe(page, `${site.url}/shepherds-pie`);
  await page.getByRole('button', { name: 'Save recipe' }).click();
  await page.getByRole('heading', { name: 'Shepherd’s pie', level: 1 }).waitFor();
});
