/** A recipe as one cooks it: variations of it, the version that was cooked, and what does for an ingredient. */
import { expect, it } from 'vitest';
import { chooseMore, writeRecipe } from './pages/recipes';
import { desktop, openSignedIn, phone, shareBrowser } from './setup/browser';
import { expectAccessible, expectNoHorizontalScroll } from './setup/inspect';
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
