import { expect, it } from 'vitest';
import { writeAllByCall } from './pages/recipe-lists';
import { writeRecipe } from './pages/recipes';
import { closeSharing, listInSaltbush, makeLinkFor, openSharing } from './pages/sharing';
import { openSignedIn, openPage, phone, shareBrowser } from './setup/browser';
import {
  expectAccessible,
  expectGoodInEachLook,
  expectNoHorizontalScroll,
  looks,
} from './setup/inspect';
import { layoutShift } from './setup/layout-shift';
import { registerByCall } from './setup/people';

shareBrowser();

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

it('sharing a recipe and the shared page have no accessibility violations in any look (axe)', async () => {
  const page = await openSignedIn('Sharer', phone);
  await writeRecipe(page, {
    title: 'Passed-on pikelets',
    ingredientLines: ['1 cup self-raising flour', '1 egg'],
    steps: ['Whisk, then fry for 2 minutes.'],
  });
  const recipePath = new URL(page.url()).pathname;
  const link = await makeLinkFor(page, 'reader@example.org');
  await openSharing(page);
  await expectGoodInEachLook(page, 'sharing');
  await closeSharing(page);
  await listInSaltbush(page);

  for (const { name, ...look } of looks) {
    const visitor = await openPage(look);
    for (const path of [link, recipePath.replace('/recipes/', '/recipe/'), '/recipe/unknown']) {
      await visitor.goto(path);
      await visitor.getByRole('heading', { level: 1 }).waitFor();
      await expectAccessible(visitor, `${path} ${name}`);
      await expectNoHorizontalScroll(visitor, `${path} ${name}`);
      expect(await layoutShift(visitor), `${path} ${name}`).toBeLessThan(0.02);
    }
  }
});

it('menus and dialogs of recipes have no accessibility violations in any look (axe)', async () => {
  const cook = await registerByCall('Opener');
  await writeAllByCall(cook, [{ title: 'Opened oysters', tags: ['Quick', 'Christmas'] }]);
  const page = await openSignedIn(cook, phone);
  await page.goto('/my-recipes');
  await page.getByRole('button', { name: 'More for Opened oysters' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).waitFor();
  await expectGoodInEachLook(page, 'menu of a card');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Filters' }).click();
  const filters = page.getByRole('dialog', { name: 'Filters' });
  await filters.getByRole('combobox', { name: 'Tags' }).click();
  await filters.getByRole('option', { name: /^Quick/ }).waitFor();
  await expectGoodInEachLook(page, 'tags to filter by');
  // A page of another size closes the list.
  await filters.getByRole('combobox', { name: 'Tags' }).fill('Quick');
  await filters.getByRole('option', { name: /^Quick/ }).click();
  await filters.getByRole('button', { name: 'Show 1 recipe' }).click();
  await filters.waitFor({ state: 'hidden' });

  await page.getByRole('button', { name: 'Select' }).click();
  await page.getByRole('checkbox', { name: 'Choose Opened oysters' }).check();
  const bar = page.getByRole('region', { name: 'Selected recipes' });
  await bar.getByRole('button', { name: 'Tags' }).click();
  const tags = page.getByRole('dialog', { name: 'Tags of 1 recipe' });
  await tags.getByRole('combobox', { name: 'Add' }).fill('Chr');
  await tags.getByRole('option', { name: /^Christmas/ }).waitFor();
  await expectGoodInEachLook(page, 'tags to add');
  await tags.getByRole('button', { name: 'Close' }).click();
  await bar.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('radio', { name: /Private/ }).waitFor();
  await expectGoodInEachLook(page, 'sharing of several');

  await page.goto('/my-recipes');
  await page.getByRole('link', { name: 'Opened oysters', exact: true }).click();
  await page.getByRole('button', { name: 'Cooked it', exact: true }).click();
  const cooked = page.getByRole('dialog', { name: 'Cooked it' });
  await cooked.getByRole('textbox', { name: 'Note (optional)' }).fill('More lemon.');
  await expectGoodInEachLook(page, 'cook log');
  const photo = cooked.locator('input[type=file]');
  const broken = { name: 'dish.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no photo') };
  await photo.setInputFiles(broken);
  await cooked.getByRole('alert').getByText('Please choose a JPEG').waitFor();
  await photo.setInputFiles({ name: 'dish.png', mimeType: 'image/png', buffer: onePixel });
  await cooked.getByRole('img', { name: 'Your photo' }).waitFor();
  await cooked.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('img', { name: /^Photo of the dish/ }).waitFor();
});
