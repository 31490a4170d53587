/** How much of a phone the bars leave to what a person looks at. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { untilYes } from './pages/device';
import { createCommunity } from './pages/households';
import { planFullWeekByCall, weekOn } from './pages/menu-maker';
import { writeAllByCall } from './pages/recipe-lists';
import { writeByCall, writeRecipe } from './pages/recipes';
import { addItem, item } from './pages/synced-list';
import { openSignedIn, phone, shareBrowser } from './setup/browser';
import { registerByCall } from './setup/people';
import { expectGoodWithLargeText, untilLoaded } from './setup/inspect';

shareBrowser();

/** With motion: without it the tabs stay. */
const look = {
  ...phone,
  viewport: { width: 360, height: 800 },
  reducedMotion: 'no-preference' as const,
};

/** Of the height of the window. */
const mostCovered = 0.15;

/** The share of the window that is covered by bars with something to press in them. */
const coveredShare = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const bars = [...document.querySelectorAll('body *')].filter((element) => {
      const { position, visibility } = getComputedStyle(element);
      const stays = position === 'fixed' || position === 'sticky';
      return stays && visibility === 'visible' && element.querySelector('a, button, input');
    });
    const rows = new Set<number>();
    for (const bar of bars) {
      const { top, bottom, width } = bar.getBoundingClientRect();
      if (width < innerWidth / 4) continue;
      for (let y = Math.max(0, Math.round(top)); y < Math.min(innerHeight, bottom); y += 1)
        rows.add(y);
    }
    return rows.size / innerHeight;
  });

async function readOn(page: Page): Promise<void> {
  await page.mouse.move(180, 400);
  const away = page.locator('nav[data-away]');
  // What puts them away is loaded after the page.
  await untilYes(async () => {
    await page.mouse.wheel(0, 80);
    return (await away.count()) > 0;
  });
  // Their transition, and that of what stands on them.
  await page.waitForFunction(() => document.getAnimations().length === 0);
}

const titles = ['Damper', 'Laksa', 'Korma', 'Minestrone', 'Tacos', 'Pavlova', 'Ramen', 'Pho'];

const foods = (
  'milk eggs bread onions flour butter carrots rice tea coffee apples pears lemons garlic ginger ' +
  'cheese yoghurt honey pasta lentils'
).split(' ');

const slowDhal = {
  title: 'Slow dhal',
  ingredientLines: Array.from({ length: 20 }, (_, n) => `${n + 1} tsp spice number ${n + 1}`),
  steps: ['Simmer for 40 minutes.'],
};

it('whoever reads on has at least 85 % of the window on each main page', async () => {
  const cook = await registerByCall('Reader');
  await writeAllByCall(
    cook,
    titles.map((title) => ({ title })),
  );
  const page = await openSignedIn(cook, look);
  await page.goto('/shopping-list');
  for (const food of foods) await addItem(page, food);
  await item(page, foods.at(-1)!).waitFor();
  const dhal = await writeByCall(page, slowDhal);
  await planFullWeekByCall(
    page,
    Array.from({ length: 21 }, () => dhal),
  );

  for (const address of ['/my-recipes', weekOn('/menu-maker'), '/shopping-list']) {
    await page.goto(address);
    await untilLoaded(page);
    await readOn(page);
    await expect
      .poll(() => coveredShare(page), { message: address })
      .toBeLessThanOrEqual(mostCovered);
  }
});

it('a recipe whose timer runs has one row at the foot, and the tabs come back', async () => {
  const page = await openSignedIn('Simmerer', look);
  await writeRecipe(page, slowDhal);
  await page.getByRole('button', { name: /start timer/ }).tap();
  await page.evaluate(() => scrollTo(0, 0));
  await readOn(page);
  await expect.poll(() => coveredShare(page)).toBeLessThanOrEqual(mostCovered);

  const tabs = page.getByRole('navigation', { name: 'Main, at the bottom' });
  await page.mouse.wheel(0, -100);
  await tabs.and(page.locator(':not([data-away])')).waitFor();
  await readOn(page);
  // By the keyboard they are reached, and seen.
  await tabs.getByRole('link', { name: 'Recipes' }).focus();
  await tabs.and(page.locator(':not([data-away])')).waitFor();
});

it('a form has no tabs', async () => {
  const page = await openSignedIn('Writer', look);
  await page.goto('/my-recipes/new');
  await page.getByRole('button', { name: 'Save recipe' }).waitFor();
  expect(await page.getByRole('navigation', { name: 'Main, at the bottom' }).count()).toBe(0);
});

it('a message takes at most 64 pixels, leaves most of its width to the text, and fits with large text', async () => {
  const page = await openSignedIn('Shopper', look);
  await page.goto('/shopping-list');
  await addItem(page, 'a very long name of something to buy at the shop');
  await page.keyboard.press('Escape');
  await item(page, 'a very long name').tap();
  const message = page.getByRole('region', { name: 'Messages' });
  await message.getByRole('button', { name: 'Undo' }).waitFor();
  const { height, text } = await message.evaluate((region) => ({
    height: region.getBoundingClientRect().height,
    text: region.querySelector('p')!.parentElement!.getBoundingClientRect().width,
  }));
  expect(height).toBeLessThanOrEqual(64);
  expect(text).toBeGreaterThanOrEqual(160);
  await expectGoodWithLargeText(page, 'a message');
});

/** Of a name that is longer than its place, how many letters are seen before it ends in dots. */
const lettersSeen = (page: Page, name: string): Promise<number> =>
  page.evaluate((wanted) => {
    const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const start = text.data.indexOf(wanted);
      if (start < 0) continue;
      const edge = text.parentElement!.getBoundingClientRect().right;
      return [...wanted].filter((_, index) => {
        range.setStart(text, start + index);
        range.setEnd(text, start + index + 1);
        return range.getBoundingClientRect().right <= edge;
      }).length;
    }
    return 0;
  }, name);

it('the bars of plan and list show at least seventeen letters of a long name of a community', async () => {
  const name = 'The Watsons-Papadopoulos of Wagga Wagga';
  const page = await openSignedIn('Vera', look);
  await page.goto('/my-recipes');
  const household = (await createCommunity(page, name)).replace('/households/', '');
  for (const [path, title] of [
    ['/menu-maker', /This week/],
    ['/shopping-list', 'Shopping List'],
  ] as const) {
    await page.goto(`${path}?household=${household}`);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await untilYes(async () => (await lettersSeen(page, name)) > 0);
    expect(await lettersSeen(page, name)).toBeGreaterThanOrEqual(17);
    expect(await lettersSeen(page, 'This week')).toBe('This week'.length);
  }
});
