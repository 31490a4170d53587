import { expect, inject, it } from 'vitest';
import { writeRecipe } from './pages/recipes';
import { openKitchen, openWindow, phone, shareBrowser } from './setup/browser';
import { expectNoSidewaysScroll, expectNothingToMend, layoutShift, looks } from './setup/inspect';

shareBrowser();

const publicPages = [
  '/',
  '/login',
  '/register',
  '/request-password-reset',
  '/reset-password?token=x',
];
const ownPages = [
  '/my-recipes',
  '/my-recipes?q=toast&course=dinner&tags=Quick',
  '/my-recipes/deleted',
  '/browse',
  '/my-recipes/new',
  '/my-recipes/import',
  '/inspiration',
  '/my-recipes/files',
  '/menu-maker',
  '/shopping-list',
  '/account',
  '/admin/outbox',
  '/admin/services',
];

it.each(looks)(
  'every public page $name is open to everyone (axe)',
  async ({ name: _name, ...look }) => {
    const page = await openWindow(look);
    for (const path of publicPages) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expectNothingToMend(page, path);
    }
  },
);

it.each(looks)(
  'every page of a kitchen $name is open to everyone (axe)',
  async ({ name, ...look }) => {
    // The admin sees every page there is; one recipe each time, so that no page is empty.
    const page = await openKitchen(inject('admin'), look);
    const title = `Beans on toast ${name}`;
    await writeRecipe(page, {
      title,
      ingredientLines: ['400 g baked beans', '2 slices bread', '20 g butter'],
      steps: [
        'Heat the oven to 180°C and warm the beans for 3 minutes.',
        'Toast the bread, spread half the butter.',
      ],
    });
    const recipePath = new URL(page.url()).pathname;
    await page.getByRole('button', { name: /start timer/ }).click();
    for (const path of [...ownPages, recipePath, `${recipePath}/edit`, `${recipePath}/history`]) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expectNothingToMend(page, path);
      await expectNoSidewaysScroll(page, path);
    }
    await page.goto(`${recipePath}/cook`);
    for (const screen of ['Get ready', 'Step 1 of 2', 'Step 2 of 2', 'That was the last step']) {
      await page.getByRole('region', { name: screen }).waitFor();
      await expectNothingToMend(page, screen);
      await expectNoSidewaysScroll(page, screen);
      await page.keyboard.press('ArrowRight');
    }
  },
);

it('no page moves under the reader while it loads', async () => {
  const page = await openKitchen('Steady', phone);
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
    await page.waitForLoadState('networkidle');
    expect(await layoutShift(page), path).toBeLessThan(0.02);
  }
});
