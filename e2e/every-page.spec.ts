import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { writeRecipe } from './pages/recipes';
import { openSignedIn, openPage, phone, shareBrowser } from './setup/browser';
import { expectGoodInEachLook, untilLoaded } from './setup/inspect';
import { layoutShift } from './setup/layout-shift';

shareBrowser();

const publicPages = [
  '/',
  '/login',
  '/register',
  '/request-password-reset',
  '/reset-password?token=x',
  '/vote/x',
];
const ownPages = {
  'recipes and lists': [
    '/my-recipes',
    '/my-recipes?q=toast&course=dinner&tags=Quick',
    '/my-recipes/deleted',
    '/browse',
    '/my-recipes/new',
    '/my-recipes/import',
    '/inspiration',
    '/my-recipes/files',
    '/upload-recipes',
    '/menu-maker',
    '/shopping-list',
    '/households',
  ],
  account: [
    '/account',
    '/account/profile',
    '/account/sign-in',
    '/account/preferences',
    '/account/favourites',
    '/account/notifications',
    '/account/who-eats',
    '/account/plan',
    '/account/offline',
    '/account/data',
    '/feedback',
    '/account/delete',
    '/verify-your-email',
    '/checkout',
    '/subscription-success',
  ],
  admin: [
    '/admin',
    '/admin/analytics',
    '/admin/top-users',
    '/admin/users',
    '/admin/feedback',
    '/admin/reports',
    '/admin/audit-trail',
    '/admin/curated-images',
    '/admin/health',
    '/admin/outbox',
    '/admin/products',
    '/admin/services',
    '/admin/settings',
  ],
};

async function expectPagesGood(page: Page, paths: string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectGoodInEachLook(page, path);
  }
}

it('axe finds nothing on public pages, and nothing is wider than the window', async () => {
  await expectPagesGood(await openPage(phone), publicPages);
});

it('axe finds nothing on pages of a recipe, and nothing is wider than the window', async () => {
  // Of the admin, so that no page of the next test is empty.
  const page = await openSignedIn(inject('admin'), phone);
  await writeRecipe(page, {
    title: 'Beans on toast',
    ingredientLines: ['400 g baked beans', '2 slices bread', '20 g butter'],
    steps: [
      'Heat the oven to 180°C and warm the beans for 3 minutes.',
      'Toast the bread, spread half the butter.',
    ],
  });
  const recipePath = new URL(page.url()).pathname;
  await page.getByRole('button', { name: /start timer/ }).click();
  await expectPagesGood(page, [recipePath, `${recipePath}/edit`, `${recipePath}/history`]);
  await page.goto(`${recipePath}/cook`);
  for (const screen of ['Get ready', 'Step 1 of 2', 'Step 2 of 2', 'That was the last step']) {
    await page.getByRole('region', { name: screen }).waitFor();
    await expectGoodInEachLook(page, screen);
    await page.keyboard.press('ArrowRight');
  }
});

it.each(Object.entries(ownPages))(
  'axe finds nothing on pages of %s, and nothing is wider than the window',
  async (_group, paths) => {
    // An admin can open every page.
    await expectPagesGood(await openSignedIn(inject('admin'), phone), paths);
  },
);

it('pages load without layout shifts', async () => {
  const page = await openSignedIn('Steady', phone);
  await writeRecipe(page, {
    title: 'Steady pancakes',
    ingredientLines: ['150 g plain flour', '2 eggs', '300 ml milk', '30 g butter'],
    steps: [
      'Whisk the flour with the eggs and half the milk.',
      'Stir in the remaining milk and rest for 20 minutes.',
      'Fry in butter for 2–3 minutes.',
    ],
  });
  const recipePath = new URL(page.url()).pathname;
  for (const path of [
    '/login',
    '/my-recipes',
    '/my-recipes?q=pancakes&maxMinutes=30',
    '/my-recipes/deleted',
    '/browse',
    '/menu-maker',
    '/shopping-list',
    recipePath,
    `${recipePath}/cook`,
  ]) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await untilLoaded(page);
    expect(await layoutShift(page), path).toBeLessThan(0.02);
  }
});
