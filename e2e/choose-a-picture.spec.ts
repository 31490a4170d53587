/** The image picker of the recipe form: our own pictures, an upload, and AI where it is not set up. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPicker, writeWithOurPicture, writeWithPhoto } from './pages/pictures';
import { desktop, openSignedIn, phone, shareBrowser } from './setup/browser';
import { expectAccessible, expectNoHorizontalScroll } from './setup/inspect';

shareBrowser();

it.each([
  ['phone', phone],
  ['desktop', desktop],
])('a recipe takes one of our pictures on a %s', async (_name, device) => {
  const page = await openSignedIn('Cook', device);
  await writeWithOurPicture(page, 'Dinner of the house', async () => {
    await expectAccessible(page, 'the image picker');
    await expectNoHorizontalScroll(page, 'the image picker');
    await expectThreeColumnsOfPhotos(page);
  });
});

/** Photos from afar are in three columns (Spec 9); then our own pictures are shown again. */
async function expectThreeColumnsOfPhotos(page: Page): Promise<void> {
  const photo = (n: number) => ({
    provider: 'unsplash',
    id: `p${n}`,
    thumbnailUrl: `/logo.svg?${n}`,
    width: 400,
    height: 300,
    description: `Damper ${n}`,
    credit: { name: 'Ana Lim', source: 'Unsplash', licence: 'Unsplash Licence' },
  });
  await page.route('**/api/stock-photos/search*', (route) =>
    route.fulfill({ json: { photos: [1, 2, 3, 4].map(photo) } }),
  );
  await page.getByRole('tab', { name: 'Photo search' }).click();
  await page.getByLabel('Search photos').press('Enter');
  const photos = page.getByRole('list', { name: 'Photos' }).getByRole('listitem');
  await photos.nth(3).waitFor();
  const boxes = await photos.evaluateAll((items) =>
    items.map((item) => item.getBoundingClientRect()).map(({ left, top }) => ({ left, top })),
  );
  expect(new Set(boxes.slice(0, 3).map(({ top }) => top)).size, 'rows of three photos').toBe(1);
  expect(boxes[3]!.left, 'the fourth begins a row').toBe(boxes[0]!.left);
  expect(boxes[3]!.top).toBeGreaterThan(boxes[0]!.top);
  await page.getByRole('tab', { name: 'Saltbush pictures' }).click();
}

it('a recipe takes a file as its picture', async () => {
  const page = await openSignedIn('Cook', desktop);
  await writeWithPhoto(page, 'Damper');
});

it('the picker says that AI is not set up, and leads back to our pictures', async () => {
  const page = await openSignedIn('Cook', desktop);
  await page.goto('/my-recipes/new');
  await openPicker(page);
  await page.getByRole('tab', { name: 'AI Generated' }).click();
  await page.getByRole('heading', { name: 'Drawing pictures is not set up' }).waitFor();
  await page.getByRole('button', { name: 'Choose one of our pictures' }).click();
  await page.getByRole('tab', { name: 'Saltbush pictures', selected: true }).waitFor();
});
