/** What moves when something changes: by transforms alone, so that nothing counts as a layout shift, and for those who want it. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { writeAllByCall } from './pages/recipe-lists';
import { weekOn } from './pages/menu-maker';
import { addItem, item, untilChangeable } from './pages/synced-list';
import { openSignedIn, phone, shareBrowser } from './setup/browser';
import { untilLoaded } from './setup/inspect';
import { registerByCall } from './setup/people';

shareBrowser();

const moving = { ...phone, reducedMotion: 'no-preference' as const };

const foods = ['milk', 'cream', 'yoghurt', 'butter', 'apples', 'carrots', 'lemons', 'leeks'];

async function openListOfFoods(look: typeof phone): Promise<Page> {
  const page = await openSignedIn('Shopper', look);
  await page.goto('/shopping-list');
  await untilLoaded(page);
  await untilChangeable(page);
  for (const food of foods) await addItem(page, food);
  await page.keyboard.press('Escape');
  await page.getByRole('region', { name: 'Dairy' }).getByText('4 left').waitFor();
  return page;
}

/** What goes up or down from now on without a tap. */
const watchShifts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as Shift[]) {
        if (entry.hadRecentInput) continue;
        for (const { node, previousRect, currentRect } of entry.sources) {
          const [from, to] = [previousRect.y, currentRect.y];
          if (from !== to) shifts.push(`${node?.textContent?.slice(0, 30)} from ${from} to ${to}`);
        }
      }
    }).observe({ type: 'layout-shift' });
  });

interface Shift {
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

const countedShifts = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);

/** Names of what is animated, as it begins: "fill", "deal", "transform". */
const watchAnimations = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const look = () => {
      for (const animation of document.getAnimations()) {
        const { duration } = animation.effect!.getComputedTiming();
        if (Number(duration) < 50) continue;
        if (animation instanceof CSSAnimation)
          seen.add(animation.animationName.replace(/^_|_.*$/g, ''));
        else if (animation instanceof CSSTransition) seen.add(animation.transitionProperty);
        else seen.add('fold');
      }
      requestAnimationFrame(look);
    };
    look();
  });

const seenAnimations = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);

it('a row that is ticked fills, and folds away without a layout shift', async () => {
  const page = await openListOfFoods(moving);
  await watchAnimations(page);
  await watchShifts(page);
  const dairy = page.getByRole('region', { name: 'Dairy' });
  await item(page, 'cream').tap();
  await page.getByRole('button', { name: '1 in the trolley' }).waitFor();
  await dairy.getByText('3 left').waitFor();
  await item(page, 'cream').waitFor({ state: 'detached' });

  expect(await countedShifts(page)).toEqual([]);
  const seen = (await seenAnimations(page)).join();
  for (const name of ['fill', 'arrive', 'fold']) expect(seen).toContain(name);
});

it('an item in the trolley shows the tick in its box', async () => {
  const page = await openListOfFoods(moving);
  await item(page, 'cream').tap();
  const trolley = page.getByRole('button', { name: '1 in the trolley' });
  await trolley.waitFor();
  await item(page, 'cream').waitFor({ state: 'detached' });
  await trolley.tap();
  await item(page, 'cream').waitFor();
  await expect.poll(() => tickSize(page, 'cream')).toBeCloseTo(1);
});

/** Of the tick as it is drawn: 1 is whole, 0 is none. */
const tickSize = (page: Page, food: string): Promise<number> =>
  item(page, food).evaluate((box) => {
    const { transform, scale } = getComputedStyle(box, '::after');
    const { a, b } = new DOMMatrix(transform);
    return Math.hypot(a, b) * (scale === 'none' ? 1 : Number(scale));
  });

it('the last row of an aisle folds away with its aisle', async () => {
  const page = await openListOfFoods(moving);
  await watchShifts(page);
  const dairy = page.getByRole('region', { name: 'Dairy' });
  for (const food of foods.slice(0, 4)) await item(page, food).tap();
  await page.getByRole('button', { name: '4 in the trolley' }).waitFor();
  await dairy.waitFor({ state: 'detached' });
  expect(await countedShifts(page)).toEqual([]);
});

it('a list moves nothing for people who want no motion', async () => {
  const page = await openListOfFoods(phone);
  await watchAnimations(page);
  await item(page, 'cream').tap();
  await item(page, 'cream').waitFor({ state: 'detached' });
  expect(await seenAnimations(page)).toEqual([]);
});

it.each([
  ['deals its dinners one after another', moving, true],
  ['shows its dinners at once to people who want no motion', phone, false],
])('the dialog of Magic Menu %s', async (_name, look, isDealt) => {
  const cook = await registerByCall('Dealer');
  const dishes = ['Laksa', 'Korma', 'Minestrone', 'Tacos', 'Ramen', 'Pho', 'Dhal', 'Chilli'];
  await writeAllByCall(
    cook,
    dishes.map((title) => ({ title })),
  );
  const page = await openSignedIn(cook, look);
  await page.goto(weekOn('/menu-maker'));
  await untilLoaded(page);
  await watchAnimations(page);
  await page.getByRole('button', { name: 'Magic Menu' }).first().click();
  await page.getByRole('list', { name: 'Dinners of the week' }).waitFor();
  await expect.poll(async () => (await seenAnimations(page)).includes('deal')).toBe(isDealt);
});
