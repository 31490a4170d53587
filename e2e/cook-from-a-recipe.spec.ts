import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { untilTimersStored } from './pages/device';
import { writeRecipe } from './pages/recipes';
import { axeFindings } from './setup/axe-findings';
import { openSignedIn, phone, shareBrowser } from './setup/browser';

shareBrowser();

const teaCake = {
  title: 'Tea cake',
  ingredientLines: [
    '250 g plain flour',
    '2 tsp baking powder',
    '150 g butter',
    '3/4 cup caster sugar',
    '3 eggs',
    '3 tbsp olive oil',
  ],
  steps: [
    'Preheat the oven to 180°C. Grease a tin with 1 tbsp of the oil.',
    'Cream half the butter with the caster sugar for 3–4 minutes, then beat in the eggs.',
    'Sift in the dry ingredients, melt the remaining butter and stir it in.',
    'Bake for 45–50 minutes and rest for 10 minutes.',
  ],
};

async function openTeaCake(): Promise<Page> {
  const page = await openSignedIn('Baker', phone);
  await writeRecipe(page, teaCake);
  await stepOf(page, 'Bake for')
    .getByRole('button', { name: /start timer/ })
    .first()
    .waitFor();
  return page;
}

const stepOf = (page: Page, words: string) =>
  page.getByRole('region', { name: 'Steps' }).getByRole('listitem').filter({ hasText: words });

const timerOf = (page: Page, name: string) => page.getByRole('timer', { name: new RegExp(name) });

it('the steps of a recipe show amounts, scaled to the serves', async () => {
  const page = await openTeaCake();
  await stepOf(page, 'half the butter (75 g) with the ¾ cup caster sugar').waitFor();
  await stepOf(page, 'with 1 tbsp of the oil').waitFor();
  for (let more = 0; more < 4; more += 1) {
    await page.getByRole('button', { name: 'More serves' }).click();
  }
  await stepOf(page, 'half the butter (150 g) with the 1½ cups caster sugar').waitFor();
  await stepOf(page, 'the 6 eggs').waitFor();
  await stepOf(page, 'ingredients (500 g plain flour, 4 tsp baking powder)').waitFor();
  await stepOf(page, 'with 2 tbsp of the oil').waitFor();

  await page.getByRole('switch', { name: 'Amounts in the steps' }).press(' ');
  await stepOf(page, 'Cream half the butter with the caster sugar').waitFor();
});

it('the chosen measures apply to ingredients and steps, and are remembered', async () => {
  const page = await openTeaCake();
  const list = page.getByRole('list', { name: 'Ingredients' });
  await page.getByText('Metric', { exact: true }).click();
  await page.getByText('Written in Australian cups and spoons').waitFor();
  await list
    .getByText(/about \d+ g/)
    .first()
    .waitFor();
  const sugar = list.getByRole('listitem').filter({ hasText: 'caster sugar' });
  const amount = /about \d+ g/.exec(await sugar.innerText())![0];
  await stepOf(page, `caster sugar (${amount})`).waitFor();
  await stepOf(page, 'with 20 mL of the oil').waitFor();

  await page.getByText('US', { exact: true }).click();
  await stepOf(page, 'with 4 tsp of the oil').waitFor();
  await page.reload();
  await stepOf(page, 'with 4 tsp of the oil').waitFor();
  await page.getByText('As written', { exact: true }).click();
  await stepOf(page, 'with 1 tbsp of the oil').waitFor();
});

it('two timers continue after a reload, in every tab, above the navigation', async () => {
  const page = await openTeaCake();
  await page.getByRole('button', { name: '45–50 minutes, start timer: Bake · step 4' }).click();
  await page.getByRole('button', { name: '10 minutes, start timer: Rest · step 4' }).click();
  await untilTimersStored(page, 2);
  await page.reload();
  await page.getByRole('region', { name: 'Timers' }).getByText('and 1 more').waitFor();
  await page.getByRole('button', { name: 'Show timers' }).click();
  expect(await timerOf(page, 'Bake').innerText()).toMatch(/^4[45]:\d\d$/);
  expect(await timerOf(page, 'Rest').last().innerText()).toMatch(/^(10:00|9:\d\d)$/);
  expect(await axeFindings(page)).toEqual([]);

  const tab = await page.context().newPage();
  await tab.goto('/shopping-list');
  await tab.getByRole('button', { name: 'Show timers' }).click();
  await tab.getByRole('button', { name: 'Remove Rest · step 4' }).click();
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Rest · step 4' })
    .waitFor({ state: 'detached' });

  await page.keyboard.press('Escape');
  await expectNoOverlap(page);
});

it('a finished timer shows a message, and stops with one press', async () => {
  const page = await openTeaCake();
  await page.clock.install();
  await page.getByRole('button', { name: /^10 minutes, start timer/ }).click();
  await timerOf(page, 'Rest').waitFor();
  await page.clock.fastForward('10:01');
  await page.getByRole('region', { name: 'Messages' }).getByText('Rest · step 4 is done').waitFor();
  expect(await page.title()).toBe('⏰ Rest · step 4 is done · Tea cake · Saltbush');
  await page.getByRole('button', { name: 'Stop Rest · step 4' }).click();
  await timerOf(page, 'Rest').waitFor({ state: 'detached' });
  expect(await page.title()).toBe('Tea cake · Saltbush');
});

it('temperatures are converted by keyboard, and copied text is as shown', async () => {
  const page = await openTeaCake();
  const temperature = page.getByRole('button', { name: '180°C, in other scales' });
  await temperature.focus();
  await page.keyboard.press('Enter');
  await stepOf(page, '180°C (160°C fan · 350°F · gas 4)').waitFor();
  await page.keyboard.press('Enter');
  const copied = await page.evaluate(() => {
    getSelection()!.selectAllChildren(document.querySelector('ol')!);
    return getSelection()!.toString();
  });
  expect(copied.split('\n').filter(Boolean)).toEqual([
    'Preheat the oven to 180°C. Grease a tin with 1 tbsp of the oil.',
    'Cream half the butter (75 g) with the ¾ cup caster sugar for 3–4 minutes, then beat in the 3 eggs.',
    'Sift in the dry ingredients (250 g plain flour, 2 tsp baking powder), melt the remaining butter (75 g) and stir it in.',
    'Bake for 45–50 minutes and rest for 10 minutes.',
  ]);
});

/** The timer tray is above the navigation, and covers nothing at the end of the page. */
async function expectNoOverlap(page: Page): Promise<void> {
  const boxes = await page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight);
    const boxOf = (found: Element | null | undefined) => found!.getBoundingClientRect();
    return {
      lastStep: boxOf([...document.querySelectorAll('main ol li')].at(-1)).bottom,
      tray: boxOf(document.querySelector('section[aria-label="Timers"]')),
      nav: boxOf(document.querySelector('nav[aria-label="Main, at the bottom"]')).top,
    };
  });
  expect(boxes.lastStep).toBeLessThanOrEqual(boxes.tray.top);
  expect(boxes.tray.bottom).toBeLessThanOrEqual(boxes.nav);
}
