import { expect, inject, it } from 'vitest';
import { writeByCall } from './pages/recipe-lists';
import { writeRecipe } from './pages/recipes';
import { closeSharing, listInSaltbush, makeLinkFor, openSharing } from './pages/sharing';
import { axeFindings } from './setup/axe-findings';
import { openKitchen, openWindow, phone, shareBrowser } from './setup/browser';
import { registerByCall } from './setup/people';

shareBrowser();

const looks = [
  { name: 'on a phone, by day', ...phone, colorScheme: 'light' as const },
  {
    name: 'on a tablet, by night',
    viewport: { width: 768, height: 1024 },
    colorScheme: 'dark' as const,
  },
  {
    name: 'on a desk, by day',
    viewport: { width: 1280, height: 900 },
    colorScheme: 'light' as const,
  },
];

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

it.each(looks)(
  'sharing a recipe, and the page it leads to, $name are open to everyone (axe)',
  async ({ name: _name, ...look }) => {
    const page = await openKitchen('Sharer', look);
    await writeRecipe(page, {
      title: 'Passed-on pikelets',
      ingredientLines: ['1 cup self-raising flour', '1 egg'],
      steps: ['Whisk, then fry for 2 minutes.'],
    });
    const recipePath = new URL(page.url()).pathname;
    const link = await makeLinkFor(page, 'reader@example.org');
    await openSharing(page);
    await expectNothingToMend(page, 'sharing');
    await closeSharing(page);
    await listInSaltbush(page);

    const visitor = await openWindow(look);
    for (const path of [link, recipePath.replace('/recipes/', '/recipe/'), '/recipe/unknown']) {
      await visitor.goto(path);
      await visitor.getByRole('heading', { level: 1 }).waitFor();
      await expectNothingToMend(visitor, path);
      await expectNoSidewaysScroll(visitor, path);
      expect(await layoutShift(visitor), path).toBeLessThan(0.02);
    }
  },
);

it.each(looks)(
  'what opens over recipes $name is open to everyone (axe)',
  async ({ name: _name, ...look }) => {
    const url = inject('saltbushUrl');
    const cook = await registerByCall(url, 'Opener');
    await writeByCall(url, cook, [{ title: 'Opened oysters', tags: ['Quick', 'Christmas'] }]);
    const page = await openKitchen(cook, look);
    await page.goto('/my-recipes');
    await page.getByRole('button', { name: 'More for Opened oysters' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).waitFor();
    await expectNothingToMend(page, 'menu of a card');
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Filters' }).click();
    const filters = page.getByRole('dialog', { name: 'Filters' });
    await filters.getByRole('combobox', { name: 'Tags' }).click();
    await filters.getByRole('option', { name: /^Quick/ }).waitFor();
    await expectNothingToMend(page, 'tags to filter by');
    await expectNoSidewaysScroll(page, 'tags to filter by');
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
    await expectNothingToMend(page, 'tags to add');
    await tags.getByRole('button', { name: 'Close' }).click();
    await bar.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('radio', { name: /Private/ }).waitFor();
    await expectNothingToMend(page, 'sharing of several');
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

type Page = Awaited<ReturnType<typeof openWindow>>;

async function expectNothingToMend(page: Page, path: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  expect(await axeFindings(page), path).toEqual([]);
}

async function expectNoSidewaysScroll(page: Page, path: string): Promise<void> {
  const overhang = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overhang, path).toBeLessThanOrEqual(0);
}

/** What the browser counted as movement that nobody asked for, since the page was opened. */
const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            sum += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
