/** The image picker of the recipe form: our own pictures, an upload, and AI where it is not set up. */
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { saveRecipe } from './pages/recipes';
import { desktop, openSignedIn, phone, shareBrowser } from './setup/browser';
import { expectAccessible, expectNoHorizontalScroll } from './setup/inspect';

shareBrowser();

it.each([
  ['phone', phone],
  ['desktop', desktop],
])('takes one of our pictures on a %s', async (_name, device) => {
  const page = await openSignedIn('Cook', device);
  await page.goto('/my-recipes/new');
  await page.getByLabel('Title', { exact: true }).fill('Dinner of the house');
  await page.getByRole('button', { name: 'Choose a picture' }).click();
  const picker = page.getByRole('dialog', { name: 'Choose a picture' });
  const first = picker.getByRole('list', { name: 'Pictures' }).getByRole('button').first();
  await first.waitFor();
  await expectAccessible(page, 'the image picker');
  await expectNoHorizontalScroll(page, 'the image picker');
  await first.click();
  await page.getByText('Image selected').waitFor();
  await picker.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Remove picture' }).waitFor();
  await saveRecipe(page, 'Dinner of the house');
  await page.locator('header img[src^="/images/"]').first().waitFor();
});

it('takes a file', async () => {
  const page = await openSignedIn('Cook', desktop);
  await page.goto('/my-recipes/new');
  await page.getByRole('button', { name: 'Choose a picture' }).click();
  await page.getByRole('tab', { name: 'Upload' }).click();
  const buffer = await sharp({
    create: { width: 900, height: 600, channels: 3, background: '#a37c52' },
  })
    .jpeg()
    .toBuffer();
  const file = { name: 'damper.jpg', mimeType: 'image/jpeg', buffer };
  await page.getByLabel('Choose a file').setInputFiles(file);
  await page.getByRole('button', { name: 'Remove picture' }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
});

it('says that AI is not set up, and leads back to our pictures', async () => {
  const page = await openSignedIn('Cook', desktop);
  await page.goto('/my-recipes/new');
  await page.getByRole('button', { name: 'Choose a picture' }).click();
  await page.getByRole('tab', { name: 'AI Generated' }).click();
  await page.getByRole('heading', { name: 'Drawing pictures is not set up' }).waitFor();
  await page.getByRole('button', { name: 'Choose one of our pictures' }).click();
  await page.getByRole('tab', { name: 'Saltbush pictures', selected: true }).waitFor();
});
