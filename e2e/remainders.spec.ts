/** What is left of last week's packs: on next week's list, gone with one tap, and in Magic Menu. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { tokenOf, writeByCall } from './pages/recipes';
import { isListSynced } from './pages/shopping-list';
import { desktop, openSignedIn, phone, shareBrowser } from './setup/browser';
import { call } from './setup/call';
import { expectAccessible, expectNoHorizontalScroll } from './setup/inspect';
import { pressFocused } from './setup/keyboard';

shareBrowser();

const dayMs = 24 * 60 * 60 * 1000;
const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
const thisMonday = Date.now() - ((new Date().getUTCDay() + 6) % 7) * dayMs;
const [monday, nextMonday] = [dateOf(thisMonday), dateOf(thisMonday + 7 * dayMs)];
const listOf = (week: string) => `/shopping-list?week=${week}`;

/** Half a carton of cream and half a bunch of coriander are left of this week's pasta. */
async function openHousehold(look: BrowserContextOptions): Promise<Page> {
  const page = await openSignedIn('Remy', { ...look, timezoneId: 'UTC' });
  const token = await tokenOf(page);
  const write = (title: string, ...ingredientLines: string[]) =>
    writeByCall(page, { title, ingredientLines, steps: ['Cook it.'] });
  const pasta = await write('Creamy pasta', '150 mL thickened cream', '50 g coriander');
  const soup = await write('Pumpkin soup', '1 kg pumpkin', '400 mL thickened cream');
  const salad = await write('Bean salad', '400 g green beans', '40 g coriander');
  const plan = (startDate: string, days: object) =>
    call('/meal-plans', { startDate, days }, { token });
  await plan(monday, { monday: [{ recipe: pasta }] });
  await plan(nextMonday, { monday: [{ recipe: soup }], tuesday: [{ recipe: salad }] });
  return page;
}

const line = (page: Page, name: RegExp) => page.getByRole('checkbox', { name });
const cream = (page: Page, amount: string) =>
  line(page, new RegExp(`^${amount} thickened cream`, 'i'));

/** @param press taps, or presses a key on it */
async function shopTwoWeeks(
  page: Page,
  press: (name: RegExp, role: 'checkbox' | 'button') => Promise<void>,
) {
  await page.goto(listOf(monday));
  await press(/^300 mL carton thickened cream/i, 'checkbox');
  await press(/coriander/i, 'checkbox');
  await isListSynced(page);

  await page.goto(listOf(nextMonday));
  await cream(page, '300 mL carton').waitFor();
  await page.getByText(/^About 150 mL left from \w+day$/).waitFor();
  const still = page.getByRole('region', { name: 'Still at home (1)' });
  await still
    .getByText(/coriander/i)
    .first()
    .waitFor();
  await still.getByText(/About ½ bunch left from \w+day/).waitFor();
  expect(await line(page, /coriander/i).count()).toBe(0);
  await expectAccessible(page, listOf(nextMonday));
  await expectNoHorizontalScroll(page, listOf(nextMonday));
}

it('by touch, half a carton lowers next week’s list, and one tap says that it is gone', async () => {
  const page = await openHousehold(phone);
  let taps = 0;
  const tap = async (name: RegExp, role: 'checkbox' | 'button' = 'button') => {
    taps += 1;
    await page.getByRole(role, { name }).first().tap();
  };
  await shopTwoWeeks(page, tap);
  taps = 0;
  await tap(/^It’s gone: thickened cream$/i);
  await cream(page, '600 mL carton').waitFor();
  expect(taps).toBe(1);
  await tap(/^Undo$/);
  await cream(page, '300 mL carton').waitFor();
  taps = 0;
  await tap(/^It’s gone: coriander$/i);
  await line(page, /coriander/i)
    .first()
    .waitFor();
  expect(taps).toBe(1);
  await isListSynced(page);
  await page.reload();
  await line(page, /coriander/i)
    .first()
    .waitFor();
  await cream(page, '300 mL carton').waitFor();

  // Ticked with what was left, it is ticked; unticked it is as before.
  await cream(page, '300 mL carton').tap();
  await page.getByText('In the trolley').first().waitFor();
  await isListSynced(page);
});

it('by keyboard, what is left is said to be gone, and Magic Menu uses what is not', async () => {
  const page = await openHousehold(desktop);
  await shopTwoWeeks(page, (name, role) =>
    pressFocused(page, page.getByRole(role, { name }).first()),
  );
  await pressFocused(page, page.getByRole('button', { name: /^It’s gone: coriander$/i }));
  await line(page, /coriander/i)
    .first()
    .waitFor();

  for (const [main, side] of [
    ['Beef', 'carrots'],
    ['Lamb', 'peas'],
    ['Tofu', 'rice'],
    ['Salmon', 'potatoes'],
  ] as const) {
    await writeByCall(page, {
      title: `${main} with ${side}`,
      ingredientLines: [`500 g ${main.toLowerCase()}`, `300 g ${side}`],
      steps: ['Cook it.'],
    });
  }
  await writeByCall(page, {
    title: 'Chicken in cream',
    ingredientLines: ['600 g chicken thighs', '150 mL thickened cream', '2 carrots'],
    steps: ['Cook it.'],
  });
  const week = dateOf(thisMonday + 7 * dayMs);
  await call('/meal-plans', { startDate: week, days: {} }, { token: await tokenOf(page) }).catch(
    () => undefined,
  );
  await page.goto(`/menu-maker?week=${week}`);
  await pressFocused(page, page.getByRole('button', { name: 'Magic Menu' }).first());
  const dialog = page.getByRole('dialog', { name: 'Magic Menu' });
  await dialog.getByRole('heading', { level: 3 }).first().waitFor();
  await expectAccessible(page, 'Magic Menu');
});
