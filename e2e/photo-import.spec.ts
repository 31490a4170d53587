import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { photographedPage } from './pages/photographed-page';
import { saveRecipe } from './pages/recipes';
import { desktop, openSignedIn, phone, shareBrowser } from './setup/browser';
import { expectGoodInEachLook } from './setup/inspect';

shareBrowser();

const list = `<h1>Pumpkin Damper</h1><p>Serves 6</p><h2>Ingredients</h2>
<p>3 cups self-raising flour<br>1 cup mashed pumpkin<br>50 g butter, chilled<br>½ tsp salt<br>
a good handful of that green stuff</p>`;
const method = `<h2>Method</h2><p>1. Rub the butter into the flour and salt.</p>
<p>2. Stir in the pumpkin and bake for 40 minutes.</p><h2>Nutrition</h2>
<p>Energy 1200 kJ<br>Protein 8 g<br>Carbohydrates 40 g<br>Fibre 3 g</p>`;

it('two photos become one recipe, which is checked beside them and saved', async () => {
  const photos = [await photographedPage(list), await photographedPage(method)];
  const page = await openSignedIn('Cook', phone);
  await page.goto('/my-recipes/import');
  await page.getByLabel('Choose photos').setInputFiles(photos);
  await page.getByRole('img', { name: 'Photo 2' }).waitFor();
  await page.getByRole('button', { name: 'Read 2 photos' }).click();
  await page.waitForURL('**/my-recipes/new*', { timeout: 90_000 });

  // The doubtful line has its number on the photo, where it was read.
  await page.getByRole('button', { name: '1: see it in the photo' }).click();
  const box = page.getByRole('button', { name: /^1: a good handful of that green/ });
  await expect.poll(() => box.evaluate((element) => element === document.activeElement)).toBe(true);
  const photo = (await page.getByRole('img', { name: 'Your photo 1' }).boundingBox())!;
  const { y, height } = (await box.boundingBox())!;
  expect(y).toBeGreaterThan(photo.y + photo.height / 3);
  expect(y + height).toBeLessThan(photo.y + photo.height);
  await expectGoodInEachLook(page, 'a box on the photo of a recipe');
  await box.click();
  await page.getByRole('button', { name: 'Looks right' }).press('Enter');

  await page.getByText('See the source').click();
  await page.getByRole('img', { name: 'Your photo 1' }).waitFor();
  await page.getByRole('button', { name: 'Larger' }).click();
  await expectGoodInEachLook(page, 'the photos of a recipe');
  await page.getByText('Recipe', { exact: true }).click();
  expect(await page.getByLabel('Title').inputValue()).toBe('Pumpkin Damper');
  const line = page.getByLabel('Ingredient 1', { exact: true });
  expect(await line.inputValue()).toBe('3 cups self-raising flour');
  // What the recipe has nothing of is not lost unseen.
  await page.getByText('4 lines of the photo weren’t used').click();
  await expectGoodInEachLook(page, 'a recipe that is checked');
  await page.getByRole('button', { name: 'Keep them as notes' }).click();
  await saveRecipe(page, 'Pumpkin Damper');
  const steps = page.getByRole('listitem');
  await steps.filter({ hasText: /Stir in the.*pumpkin.*bake for.*40 minutes/ }).waitFor();
  await page.getByText(/Protein 8 g/).waitFor();
});

it('a file that is no photo is refused, and the text of a photo without a recipe is shown', async () => {
  const page = await openSignedIn('Cook', desktop);
  await page.goto('/my-recipes/import');
  const text = { name: 'recipe.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('2 eggs') };
  await page.getByLabel('Choose photos').setInputFiles([text]);
  await page.getByRole('button', { name: 'Read the photo' }).click();
  await page.getByRole('alert').getByText('Please choose a JPEG').waitFor();

  await page.getByRole('button', { name: 'Remove photo 1' }).click();
  const greeting = await photographedPage('<h1>Happy birthday, dear Tom</h1>');
  await page.getByLabel('Choose photos').setInputFiles([greeting]);
  await page.getByRole('button', { name: 'Read the photo' }).click();
  await page.getByRole('button', { name: 'Use the text we read' }).click({ timeout: 90_000 });
  expect(await page.getByLabel('Link or recipe').inputValue()).toContain('Happy birthday');
});

it('a HEIC photo, as an iPhone takes it, is read as a recipe', async () => {
  const page = await openSignedIn('Cook', phone);
  await page.goto('/my-recipes/import');
  const path = '../packages/server/src/platform/decode-image/fixtures/pikelets.heic';
  const buffer = await readFile(new URL(path, import.meta.url));
  await page
    .getByLabel('Choose photos')
    .setInputFiles([{ name: 'IMG_0042.HEIC', mimeType: 'image/heic', buffer }]);
  // This browser cannot show it; the server reads it all the same.
  await page.getByText('No preview in this browser').waitFor();
  await page.getByRole('button', { name: 'Read the photo' }).click();
  await page.waitForURL('**/my-recipes/new*', { timeout: 90_000 });
  expect(await page.getByLabel('Title').inputValue()).toBe('Ginger Pikelets');
});
