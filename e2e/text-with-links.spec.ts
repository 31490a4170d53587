/** Bold, links and lists in a recipe: written in the form, read on its page and printed; and words of other scripts found. */
import { expect, it } from 'vitest';
import { countPrintedPages } from './setup/print';
import { saveRecipe } from './pages/recipes';
import { titles, writeAllByCall } from './pages/recipe-lists';
import { desktop, openSignedIn, phone, shareBrowser } from './setup/browser';
import { expectAccessible } from './setup/inspect';
import { registerByCall } from './setup/people';

shareBrowser();

it('bold and a link that somebody writes in the notes are seen on the page and on paper', async () => {
  const page = await openSignedIn('Writer', desktop);
  await page.goto('/my-recipes/new');
  await page.getByLabel('Title').fill('Tofu with notes');
  await page.getByLabel('Step 1', { exact: true }).fill('**Press the tofu.** Fry it 5 minutes.');
  await page.getByRole('heading', { name: 'Details' }).click();
  const notes = page.getByLabel('Notes', { exact: true });
  await notes.fill('Keep it cold');
  await notes.selectText();
  await page.getByRole('button', { name: 'Bold in the notes' }).click();
  expect(await notes.inputValue()).toBe('**Keep it cold**');
  await notes.press('End');
  await notes.pressSequentially(', see ');
  await page.getByRole('button', { name: 'Link in the notes' }).click();
  await page.keyboard.type('https://tofu.example/pressing');
  expect(await notes.inputValue()).toBe(
    '**Keep it cold**, see [link](https://tofu.example/pressing)',
  );
  await saveRecipe(page, 'Tofu with notes');

  const shown = page.getByRole('region', { name: 'Notes' });
  await shown.locator('strong', { hasText: 'Keep it cold' }).waitFor();
  const link = shown.getByRole('link', { name: 'link' });
  expect(await link.getAttribute('href')).toBe('https://tofu.example/pressing');
  expect(await link.getAttribute('rel')).toContain('noopener');
  const steps = page.getByRole('region', { name: 'Steps' });
  await steps.locator('strong', { hasText: 'Press the tofu.' }).waitFor();
  await steps.getByRole('button', { name: /^5 minutes, start timer/ }).waitFor();
  await expectAccessible(page, 'a recipe with bold and a link');

  await page.emulateMedia({ media: 'print' });
  const address = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(address).toContain('https://tofu.example/pressing');
  expect(await countPrintedPages(page)).toBe(1);
});

it('a word inside of a longer one is found where a script has no spaces', async () => {
  const cook = await registerByCall('Finder of tofu');
  await writeAllByCall(cook, [
    { title: '麻婆豆腐' },
    { title: 'Kartoffelsuppe' },
    { title: 'Toast' },
  ]);
  const page = await openSignedIn(cook, phone);
  await page.goto('/my-recipes');
  const search = page.getByRole('searchbox', { name: /^Search/ });
  await search.fill('豆腐');
  await page.getByRole('link', { name: 'Toast' }).waitFor({ state: 'detached' });
  expect(await titles(page, 1)).toEqual(['麻婆豆腐']);
  await search.fill('suppe');
  await page.getByRole('link', { name: 'Kartoffelsuppe' }).waitFor();
  expect(await titles(page, 1)).toEqual(['Kartoffelsuppe']);
});
