/** A recipe as one cooks it: variations of it, the version that was cooked, and what does for an ingredient. */
import { expect, it } from 'vitest';
import { chooseMore, tokenOf, writeByCall, writeRecipe } from './pages/recipes';
import { details, openLine, openMore } from './pages/shopping-list';
import { addItem } from './pages/synced-list';
import { desktop, openSignedIn, phone, shareBrowser } from './setup/browser';
import { call } from './setup/call';
import { expectAccessible, expectGoodInEachLook, expectNoHorizontalScroll } from './setup/inspect';
import { pressFocused } from './setup/keyboard';

shareBrowser();

const scones = {
  title: 'Scones',
  ingredientLines: ['2 cups self-raising flour', '1 cup buttermilk'],
  steps: ['Mix.', 'Bake for 15 minutes.'],
};

it('a variation is made on a phone, and both recipes show the other and what differs', async () => {
  const page = await openSignedIn('Varier', phone);
  await writeRecipe(page, scones);
  await chooseMore(page, 'Make a variation');
  await page.getByRole('textbox', { name: 'What is different?' }).fill('with dates');
  await page.getByRole('button', { name: 'Make variation' }).tap();
  await page.waitForURL(/\/edit$/);
  await page.getByLabel('Title').waitFor();
  expect(await page.getByLabel('Title').inputValue()).toBe('Scones (with dates)');
  await page.getByLabel('Step 2', { exact: true }).fill('Bake for 12 minutes.');
  await page.getByRole('button', { name: 'Save recipe' }).tap();
  await page.getByRole('heading', { name: 'Scones (with dates)', level: 1 }).waitFor();

  const origin = page.getByRole('list', { name: 'This is a variation of' });
  await origin.scrollIntoViewIfNeeded();
  await origin.getByRole('button', { name: 'What differs: Scones' }).tap();
  await origin.getByText('Bake for 12 minutes.').waitFor();
  await expectNoHorizontalScroll(page, 'a variation');
  await expectAccessible(page, 'a variation');
  await origin.getByRole('link', { name: 'Scones' }).tap();
  await page.getByRole('heading', { name: 'Scones', level: 1, exact: true }).waitFor();
  const variations = page.getByRole('list', { name: 'Variations of this recipe' });
  await variations.getByRole('link', { name: 'Scones (with dates)' }).waitFor();
});

it('a substitute is found, remembered and saved as a variation by the keyboard', async () => {
  const page = await openSignedIn('Substituter', desktop);
  await writeRecipe(page, scones);
  await pressFocused(page, page.getByRole('button', { name: 'Missing something?' }));
  const dialog = page.getByRole('dialog', { name: 'Missing something?' });
  await pressFocused(page, dialog.getByRole('button', { name: /buttermilk/ }));
  await dialog.getByText('lemon juice').waitFor();
  const field = dialog.getByRole('textbox', { name: 'What do you use instead of buttermilk?' });
  await field.fill('kefir');
  await field.press('Enter');
  await dialog.getByText('What you use').waitFor();
  await expectAccessible(page, 'substitutes');
  const save = dialog.getByRole('button', { name: /^Save as a variation: .*kefir/ });
  await pressFocused(page, save);
  const title = 'Scones (kefir for buttermilk)';
  await page.getByRole('heading', { name: title, level: 1 }).waitFor();
  await page.getByRole('list', { name: 'Ingredients' }).getByText('kefir').waitFor();
});

it('a recipe that was changed since it was cooked is opened as cooked from the cook log, on a phone', async () => {
  const page = await openSignedIn('Cooked Before', phone);
  await writeRecipe(page, scones);
  await page.getByRole('heading', { name: 'Cook log' }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Cooked it', exact: true }).tap();
  const form = page.getByRole('dialog', { name: 'Cooked it' });
  await form.getByRole('button', { name: 'Save' }).tap();
  await page.getByText('Cooked once, today').waitFor();
  await page.goto(`${page.url()}/edit`);
  await page.getByLabel('Step 2', { exact: true }).fill('Bake for 20 minutes.');
  await page.getByRole('button', { name: 'Save recipe' }).tap();
  await page.getByRole('heading', { name: 'Scones', level: 1 }).waitFor();

  await page.getByRole('heading', { name: 'Cook log' }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: /^Recipe as cooked: / }).tap();
  const cooked = page.getByRole('dialog', { name: /^As cooked/ });
  await cooked.getByRole('heading', { name: 'Changed since' }).waitFor();
  await cooked.getByText('Bake for 15 minutes.').first().waitFor();
  await expectGoodInEachLook(page, 'a recipe as it was cooked');
});

it('a substitute goes on the shopping list instead of what the shop has none of, and back, on a phone', async () => {
  const page = await openSignedIn('Shop Substituter', phone);
  await page.goto('/shopping-list');
  await addItem(page, '500 mL buttermilk');
  await openLine(page, 'Buttermilk');
  await openMore(page);
  await details(page).getByRole('button', { name: 'Use something else' }).tap();
  await details(page)
    .getByRole('button', { name: /^Use instead: .*lemon juice/ })
    .tap();
  const line = (name: RegExp) => page.getByRole('checkbox', { name });
  await line(/lemon juice/i).waitFor();
  await line(/buttermilk/i).waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Undo' }).tap();
  await line(/buttermilk/i).waitFor();
  await line(/lemon juice/i).waitFor({ state: 'hidden' });
});

it('remembered substitutes are there when the server can’t be asked, once they were seen', async () => {
  const page = await openSignedIn('Offline Substituter', phone);
  await writeRecipe(page, scones);
  await page.getByRole('button', { name: 'Missing something?' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Missing something?' });
  await dialog.getByRole('button', { name: /buttermilk/ }).tap();
  await dialog.getByRole('textbox', { name: /instead of buttermilk/ }).fill('kefir');
  await dialog.getByRole('button', { name: 'Remember' }).tap();
  await dialog.getByText('What you use').waitFor();
  await page.route('**/api/substitutions*', (route) => route.abort());
  await page.reload();
  await page.getByRole('button', { name: 'Missing something?' }).tap();
  await dialog.getByRole('button', { name: /buttermilk/ }).tap();
  await dialog.getByText(/^As this device last had them/).waitFor();
  await dialog.getByText('What you use', { exact: true }).waitFor();
});

it('recipes are filtered by what they are cooked with, by the keyboard', async () => {
  const page = await openSignedIn('Slow Cooker', desktop);
  await writeByCall(page, { ...scones, title: 'Oven scones' });
  const slow = { title: 'Slow scones', serves: 4, ingredients: [{ name: 'flour' }] };
  const body = { ...slow, instructions: ['Cook for 4 hours.'], equipment: ['Large slow cooker'] };
  await call('/recipes', body, { token: await tokenOf(page) });
  await page.goto('/my-recipes');
  await page.getByRole('link', { name: 'Oven scones', exact: true }).waitFor();
  await pressFocused(page, page.getByRole('button', { name: 'Filters' }));
  const field = page.getByRole('combobox', { name: 'Equipment' });
  await field.fill('slow cooker');
  await field.press('Enter');
  await page.getByRole('link', { name: 'Oven scones', exact: true }).waitFor({ state: 'hidden' });
  await page.getByRole('link', { name: 'Slow scones', exact: true }).waitFor();
  await expectAccessible(page, 'recipes by equipment');
});
