import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { lockedPdf, printedPdf } from './pages/recipe-pdfs';
import { desktop, openSignedIn, phone, shareBrowser } from './setup/browser';

shareBrowser();

const paprikaRecipe = gzipSync(
  JSON.stringify({
    uid: '1',
    name: 'Quandong crumble',
    ingredients: '400 g quandongs\n100 g oats',
    directions: 'Stew the quandongs.\nBake with oats on top.',
    servings: 'Serves 6',
    source_url: 'https://crumbles.example/quandong',
    rating: 5,
    on_favorites: true,
    categories: ['Dessert'],
    scale: '2/1',
    mood: 'autumn',
  }),
);

async function openRecipes(look: typeof phone | typeof desktop) {
  const page = await openSignedIn('Mover', look);
  await page.goto('/my-recipes');
  return page;
}

it('a Paprika file is imported, its report shown, and the import undone', async () => {
  const page = await openRecipes(phone);
  await page.getByRole('link', { name: 'Import from another app' }).click();
  await page.getByLabel('Recipe file').setInputFiles({
    name: 'Quandong crumble.paprikarecipe',
    mimeType: 'application/octet-stream',
    buffer: paprikaRecipe,
  });
  const card = page.getByRole('article', { name: 'Quandong crumble.paprikarecipe' });
  await card.getByText('1 recipe imported').waitFor();
  await card.getByText('Read as Paprika.').waitFor();
  await card.getByRole('button', { name: '1 field we couldn’t read' }).click();
  await card.getByText('as in “autumn”').waitFor();

  // The report is shown again after a reload.
  await page.reload();
  await card.getByRole('link', { name: 'See my recipes' }).click();
  await page
    .getByRole('link', { name: /Quandong crumble/ })
    .first()
    .waitFor();

  await page.goto('/my-recipes/files');
  await card.getByRole('button', { name: 'Undo this import' }).click();
  await page.getByText('Import undone').waitFor();
  await card.getByText('Undone', { exact: true }).waitFor();
  await page.goto('/my-recipes');
  await page.getByText('Your recipe book is empty').waitFor();
});

it('a file without recipes is answered with an error', async () => {
  const page = await openRecipes(desktop);
  await page.getByRole('link', { name: 'Import & export' }).click();
  await page.getByLabel('Recipe file').setInputFiles({
    name: 'holiday.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Dear Tom, see you on Sunday.'),
  });
  const card = page.getByRole('article', { name: 'holiday.txt' });
  await card.getByRole('alert').getByText('as it is').waitFor();
});

it('everything is exported and imported into an empty account', async () => {
  const page = await openRecipes(desktop);
  await page.getByRole('link', { name: 'Import & export' }).click();
  await page.getByLabel('Recipe file').setInputFiles({
    name: 'one.paprikarecipe',
    mimeType: 'application/octet-stream',
    buffer: paprikaRecipe,
  });
  await page.getByText('1 recipe imported').waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save everything' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^saltbush-.*\.zip$/);
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 2).toString()).toBe('PK');

  const other = await openRecipes(phone);
  await other.getByRole('link', { name: 'Import from another app' }).click();
  await other.getByLabel('Recipe file').setInputFiles({
    name: download.suggestedFilename(),
    mimeType: 'application/zip',
    buffer: bytes,
  });
  await other.getByText('1 recipe imported').waitFor();
  await other.getByText('Read as Saltbush.').waitFor();
  const others = other.getByText(/^Also imported:/);
  expect(await others.textContent()).toContain('favourites (1)');
  expect(await others.textContent()).toContain('ratings (1)');
});

it('a PDF is imported, and one that is locked is refused with what to do', async () => {
  const page = await openRecipes(phone);
  await page.goto('/my-recipes/files');
  const send = async (name: string, buffer: Buffer) =>
    page.getByLabel('Recipe file').setInputFiles({ name, mimeType: 'application/pdf', buffer });
  const printed = await printedPdf(
    `<h1>Ginger Pikelets</h1>
    <h2>Ingredients</h2><ul><li>2 cups self-raising flour</li><li>1 tsp ground ginger</li><li>3 eggs</li></ul>
    <h2>Method</h2><ol><li>Whisk the flour with the ginger and the eggs.</li>
    <li>Cook spoonfuls of it over medium heat for 2 minutes on each side.</li></ol>`,
  );
  await send('Pikelets.pdf', printed);
  const card = page.getByRole('article', { name: 'Pikelets.pdf' });
  await card.getByText('1 recipe imported').waitFor();
  await card.getByText('Read as PDF.').waitFor();

  await send('Locked.pdf', await lockedPdf());
  const refusal = page.getByRole('article', { name: 'Locked.pdf' }).getByRole('alert');
  await refusal.getByText('This PDF is locked with a password. Save it without one').waitFor();

  await card.getByRole('link', { name: 'See my recipes' }).click();
  await page
    .getByRole('link', { name: /Ginger Pikelets/ })
    .first()
    .click();
  await page.getByText('self-raising flour').first().waitFor();
});
