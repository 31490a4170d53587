import { expect, it } from 'vitest';
import { writeAllByCall } from './pages/recipe-lists';
import { writeRecipe } from './pages/recipes';
import { closeSharing, listInSaltbush, makeLinkFor, openSharing } from './pages/sharing';
import { openSignedIn, openPage, shareBrowser } from './setup/browser';
import { expectNoHorizontalScroll, expectAccessible, looks } from './setup/inspect';
import { layoutShift } from './setup/layout-shift';
import { registerByCall } from './setup/people';

shareBrowser();

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

it.each(looks)(
  'sharing a recipe and the shared page have no accessibility violations $name (axe)',
  async ({ name: _name, ...look }) => {
    const page = await openSignedIn('Sharer', look);
    await writeRecipe(page, {
      title: 'Passed-on pikelets',
      ingredientLines: ['1 cup self-raising flour', '1 egg'],
      steps: ['Whisk, then fry for 2 minutes.'],
    });
    const recipePath = new URL(page.url()).pathname;
    const link = await makeLinkFor(page, 'reader@example.org');
    await openSharing(page);
    await expectAccessible(page, 'sharing');
    await closeSharing(page);
    await listInSaltbush(page);

    const visitor = await openPage(look);
    for (const path of [link, recipePath.replace('/recipes/', '/recipe/'), '/recipe/unknown']) {
      await visitor.goto(path);
      await visitor.getByRole('heading', { level: 1 }).waitFor();
      await expectAccessible(visitor, path);
      await expectNoHorizontalScroll(visitor, path);
      expect(await layoutShift(visitor), path).toBeLessThan(0.02);
    }
  },
);

it.each(looks)(
  'menus and dialogs of recipes have no accessibility violations $name (axe)',
  async ({ name: _name, ...look }) => {
    const cook = await registerByCall('Opener');
    await writeAllByCall(cook, [{ title: 'Opened oysters', tags: ['Quick', 'Christmas'] }]);
    const page = await openSignedIn(cook, look);
    await page.goto('/my-recipes');
    await page.getByRole('button', { name: 'More for Opened oysters' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).waitFor();
    await expectAccessible(page, 'menu of a card');
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Filters' }).click();
    const filters = page.getByRole('dialog', { name: 'Filters' });
    await filters.getByRole('combobox', { name: 'Tags' }).click();
    await filters.getByRole('option', { name: /^Quick/ }).waitFor();
    await expectAccessible(page, 'tags to filter by');
    await expectNoHorizontalScroll(page, 'tags to filter by');
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
    await expectAccessible(page, 'tags to add');
    await tags.getByRole('button', { name: 'Close' }).click();
    await bar.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('radio', { name: /Private/ }).waitFor();
    await expectAccessible(page, 'sharing of several');

    await page.goto('/my-recipes');
    await page.getByRole('link', { name: 'Opened oysters', exact: true }).click();
    await page.getByRole('button', { name: 'Cooked it', exact: true }).click();
    const cooked = page.getByRole('dialog', { name: 'Cooked it' });
    await cooked.getByRole('textbox', { name: 'Note (optional)' }).fill('More lemon.');
    await expectAccessible(page, 'cook log');
    await expectNoHorizontalScroll(page, 'cook log');
    const photo = cooked.locator('input[type=file]');
    const broken = { name: 'dish.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no photo') };
    await photo.setInputFiles(broken);
    await cooked.getByRole('alert').getByText('Please choose a JPEG').waitFor();
    await photo.setInputFiles({ name: 'dish.png', mimeType: 'image/png', buffer: onePixel });
    await cooked.getByRole('img', { name: 'Your photo' }).waitFor();
    await cooked.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('img', { name: /^Photo of the dish/ }).waitFor();
  },
);
