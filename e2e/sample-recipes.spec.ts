import { expect, it, onTestFinished } from 'vitest';
import { signIn } from './pages/accounts';
import { card, titles } from './pages/recipe-lists';
import { desktop, openPage, openSignedIn, phone, shareBrowser } from './setup/browser';
import { expectAccessible, expectNoHorizontalScroll } from './setup/inspect';
import { registerByCall } from './setup/people';
import { runSaltbush } from './setup/run-saltbush';

shareBrowser();

it('the 19 favourites are uploaded by keyboard, and a second time adds none', async () => {
  const page = await openSignedIn('Nellie', phone);
  await page.goto('/upload-recipes');
  const upload = page.getByRole('button', { name: 'Upload 19 Australian favourites' });
  await upload.focus();
  await page.keyboard.press('Enter');
  await page.getByText('Upload Complete').waitFor();
  const bar = page.getByRole('progressbar', { name: 'Uploading recipes' });
  expect(await bar.getAttribute('aria-valuenow')).toBe('100');
  const uploaded = page.getByRole('list', { name: 'Uploaded recipes' }).getByRole('listitem');
  expect(await uploaded.count()).toBe(19);
  await expectAccessible(page, '/upload-recipes');
  await expectNoHorizontalScroll(page, '/upload-recipes');

  await page.reload();
  await page.getByText('19 already in your recipes').waitFor();
  await upload.click();
  await page.getByText('All of them were already in your recipes.').waitFor();
  await page.getByRole('link', { name: 'Butter chicken' }).click();
  await page.getByRole('heading', { level: 1, name: 'Butter chicken' }).waitFor();
  await page.goto('/my-recipes?q=satay');
  expect(await titles(page, 1)).toEqual(['Chicken satay skewers']);
});

it('the 19 samples are listed on a fresh instance, with pictures', async () => {
  const fresh = await runSaltbush({ RATE_LIMITS: 'off', SAMPLE_RECIPES: 'on' });
  onTestFinished(() => fresh.stop());
  const cook = await registerByCall('First', fresh.url);
  // They are listed in the background while the server already answers.
  await expect.poll(() => countListed(fresh.url), { timeout: 180_000, interval: 1_000 }).toBe(19);
  const page = await openPage({ ...desktop, baseURL: fresh.url });
  await signIn(page, cook);
  await page.waitForURL('**/menu-maker*');
  await page.goto('/browse?q=spaghetti');
  expect(await titles(page, 1)).toEqual(['Spaghetti bolognese']);
  const picture = card(page, 'Spaghetti bolognese').locator('img');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

async function countListed(origin: string): Promise<number> {
  const answer = await fetch(`${origin}/api/recipes/public`);
  return ((await answer.json()) as { total: number }).total;
}
