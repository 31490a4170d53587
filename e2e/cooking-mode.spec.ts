import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { untilTimersStored } from './pages/device';
import { planTonight } from './pages/menu-maker';
import { writeByCall, writeRecipe } from './pages/recipes';
import { axeFindings } from './setup/axe-findings';
import { desktop, openSignedIn, phone, shareBrowser, type openPage } from './setup/browser';
import { expectGoodInEachLook } from './setup/inspect';
import { screenshotOf } from './setup/screenshot';

shareBrowser();

const soup = {
  title: 'Pumpkin soup',
  ingredientLines: ['1 kg pumpkin', '2 brown onions', '30 g butter', '1 L vegetable stock'],
  steps: [
    'Chop the pumpkin and the onions.',
    'Melt the butter, add the onions and fry for 5 minutes.',
    'Pour in the stock and simmer for 20 minutes.',
    'Blend until smooth.',
  ],
};

async function openSoup(look: Parameters<typeof openPage>[0]): Promise<Page> {
  const page = await openSignedIn('Soup Cook', look);
  await writeRecipe(page, soup);
  return page;
}

const screenOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const next = (page: Page) => page.getByRole('button', { name: /^(Next|Finish)/ });
const timer = (page: Page, name: string) =>
  page.getByRole('list', { name: 'All timers' }).getByRole('button', { name });

it('a cook gets through a recipe on a phone, with two timers and a reload', async () => {
  const page = await openSoup(phone);
  await page.getByRole('button', { name: 'More serves' }).click({ clickCount: 4 });
  const [counted] = await Promise.all([
    page.waitForResponse(/\/cooking$/),
    page.getByRole('link', { name: 'Start cooking' }).click(),
  ]);
  expect(counted.status()).toBe(204);
  await screenOf(page, 'Get ready').waitFor();
  await page.getByRole('checkbox', { name: '2 kg pumpkin' }).check();
  await page.getByText('1 of 4 ready').waitFor();

  await next(page).click();
  await next(page).click();
  await screenOf(page, 'Step 2 of 4').getByText('60 g').first().waitFor();
  await page.getByRole('button', { name: /^5 minutes, start timer/ }).click();
  await swipeOn(page);
  await screenOf(page, 'Step 3 of 4').waitFor();
  await page.getByRole('button', { name: /^20 minutes, start timer/ }).click();
  expect(await axeFindings(page)).toEqual([]);

  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/cooking')) calls += 1;
  });
  await untilTimersStored(page, 2);
  await page.reload();
  await screenOf(page, 'Step 3 of 4').waitFor();
  await timer(page, 'Fry · step 2').waitFor();
  await timer(page, 'Simmer · step 3').waitFor();

  // Offline from here on.
  await page.context().setOffline(true);
  await page.clock.install();
  await next(page).click();
  await page.clock.fastForward('05:01');
  await page.getByRole('alert').getByText('Fry · step 2 is done').waitFor();
  await page.getByRole('button', { name: 'Go to step 2' }).click();
  await screenOf(page, 'Step 2 of 4').waitFor();
  await page.getByRole('button', { name: 'Stop Fry · step 2' }).click();
  await timer(page, 'Fry · step 2').waitFor({ state: 'detached' });
  await expectFullScreen(page);
  await page.getByRole('button', { name: 'Previous' }).click();
  await page.getByRole('button', { name: 'Previous' }).click();
  expect(await page.getByRole('checkbox', { name: '2 kg pumpkin' }).isChecked()).toBe(true);

  await page.context().setOffline(false);
  await page.goBack();
  await page.getByRole('heading', { name: soup.title, level: 1 }).waitFor();
  await page.getByRole('link', { name: 'Keep cooking' }).click();
  await page.getByRole('heading', { name: 'Continue with getting ready?' }).waitFor();
  await page.getByRole('button', { name: 'Keep cooking' }).click();
  await screenOf(page, 'Get ready').waitFor();
  expect(calls).toBe(0);
});

it('a cook gets through a recipe by keyboard only', async () => {
  const page = await openSoup(desktop);
  await page.getByRole('link', { name: 'Start cooking' }).focus();
  await page.keyboard.press('Enter');
  await screenOf(page, 'Get ready').waitFor();
  await page.getByRole('checkbox', { name: '1 kg pumpkin' }).focus();
  await page.keyboard.press('Space');
  await page.getByText('1 of 4 ready').waitFor();
  await page.keyboard.press('ArrowRight');
  await screenOf(page, 'Step 1 of 4').waitFor();
  await page.keyboard.press('Space');
  await screenOf(page, 'Step 2 of 4').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await timer(page, 'Fry · step 2').waitFor();
  await page.keyboard.press('End');
  await screenOf(page, 'That was the last step').waitFor();
  await page.keyboard.press('ArrowLeft');
  await screenOf(page, 'Step 4 of 4').waitFor();
  await page.keyboard.press('Home');
  await screenOf(page, 'Get ready').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Keep cooking' }).waitFor();
  expect(new URL(page.url()).pathname).not.toContain('/cook');

  await page.goForward();
  await page.getByRole('button', { name: 'Keep cooking' }).press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.getByRole('complementary', { name: 'Ingredients' }).getByText('pumpkin').waitFor();
  await page.keyboard.press('End');
  await page.getByRole('radio', { name: '4 stars' }).focus();
  const rated = page.waitForResponse(/\/rate$/);
  await page.keyboard.press('Space');
  expect((await rated).status()).toBe(200);
  await page.getByRole('radio', { name: '4 stars', checked: true }).waitFor();
  await expectGoodInEachLook(page, 'the end of cooking');
  await page.getByRole('button', { name: 'I cooked it' }).press('Enter');
  await page.getByRole('link', { name: 'Start cooking' }).waitFor();
  await page.getByText('Noted in the cook log').waitFor();
  await page.getByRole('heading', { name: 'Cook log' }).scrollIntoViewIfNeeded();
  await page.getByText('Cooked once, today').waitFor();
});

it('a cook who has planned for more than eat plans the leftovers at the end, and adds a photo', async () => {
  const page = await openSignedIn('Left Over', phone);
  const recipeId = await writeByCall(page, soup);
  await planTonight(page, recipeId);
  await page.goto(`/recipes/${recipeId}/cook`);
  await screenOf(page, 'Get ready').waitFor();
  for (let step = 0; step <= soup.steps.length; step += 1) await next(page).tap();
  await screenOf(page, 'That was the last step').waitFor();
  await page.getByRole('heading', { name: 'Plan leftovers for 2' }).waitFor();
  await page.getByRole('button', { name: /^Lunch, / }).tap();
  await page.getByText(/^Leftovers are planned for /).waitFor();
  await page.getByRole('link', { name: 'Next: lunch tomorrow Pumpkin soup, leftovers' }).waitFor();
  await page.getByLabel('Add a photo').setInputFiles({
    name: 'soup.png',
    mimeType: 'image/png',
    buffer: await screenshotOf(page),
  });
  await page.getByRole('button', { name: 'Done' }).tap();
  await page.getByRole('heading', { name: 'Cook log' }).scrollIntoViewIfNeeded();
  await page.getByText('Cooked once, today').waitFor();
  await page.getByRole('img', { name: /^Photo of the dish/ }).waitFor();
});

/** Swipes from right to left by touch events of the browser. */
async function swipeOn(page: Page): Promise<void> {
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y: 400 }],
    });
  await touch('touchStart', 280);
  for (const x of [240, 180, 120]) await touch('touchMove', x);
  await touch('touchEnd');
}

/** The navigation is hidden, and the button for the next screen is visible. */
async function expectFullScreen(page: Page): Promise<void> {
  expect(await page.getByRole('navigation', { name: /^Main/ }).count()).toBe(0);
  const box = await next(page).boundingBox();
  expect(box!.y + box!.height).toBeLessThanOrEqual(page.viewportSize()!.height);
  expect(box!.height).toBeGreaterThanOrEqual(44);
}
