/** The picture of a recipe: chosen in the form, and shown on the page. */
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { saveRecipe } from './recipes';

/** As a phone takes it. */
export async function takePhoto() {
  const create = { width: 900, height: 600, channels: 3, background: '#a37c52' } as const;
  const buffer = await sharp({ create }).jpeg().toBuffer();
  return { name: 'dish.jpg', mimeType: 'image/jpeg', buffer };
}

/** @param look at the picker, before one of our pictures is chosen in it */
export async function writeWithOurPicture(
  page: Page,
  title: string,
  look?: () => Promise<void>,
): Promise<void> {
  await beginRecipe(page, title);
  const picker = await openPicker(page);
  const first = picker.getByRole('list', { name: 'Pictures' }).getByRole('button').first();
  await first.waitFor();
  await look?.();
  await first.click();
  await page.getByText('Image selected').waitFor();
  await untilChosen(page, picker);
  await saveRecipe(page, title);
  await untilPictured(page);
}

export async function writeWithPhoto(page: Page, title: string): Promise<void> {
  await beginRecipe(page, title);
  await choosePhoto(page);
  await saveRecipe(page, title);
  await untilPictured(page);
}

async function beginRecipe(page: Page, title: string): Promise<void> {
  await page.goto('/my-recipes/new');
  await page.getByLabel('Title', { exact: true }).fill(title);
}

/** Expects to be in the form of a recipe. */
export async function choosePhoto(page: Page): Promise<void> {
  const picker = await openPicker(page);
  await page.getByRole('tab', { name: 'Upload' }).click();
  await page.getByLabel('Choose a file').setInputFiles(await takePhoto());
  await untilChosen(page, picker);
}

/** Expects to be in the form of a recipe. */
export async function openPicker(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Picture', exact: true }).click();
  await page.getByRole('button', { name: 'Choose a picture' }).click();
  return page.getByRole('dialog', { name: 'Choose a picture' });
}

async function untilChosen(page: Page, picker: Locator): Promise<void> {
  await picker.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Remove picture' }).waitFor();
}

/** Until a picture is drawn whose path begins so; by default one of our server. */
export const untilPictured = (page: Page, path = '/images/'): Promise<unknown> =>
  page.waitForFunction(
    (beginning) =>
      [...document.images].some(
        ({ currentSrc, naturalWidth }) =>
          naturalWidth > 0 && new URL(currentSrc).pathname.startsWith(beginning),
      ),
    path,
  );
