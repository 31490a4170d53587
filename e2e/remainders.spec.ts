/** What is left of last week's packs: on next week's list, gone with one tap, and in Magic Menu. */
import { randomUUID } from 'node:crypto';
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

/** Half a carton of cream, and half a bunch of coriander and of mint, are left of this week's pasta. */
async function openHousehold(look: BrowserContextOptions): Promise<Page> {
  const page = await openSignedIn('Remy', { ...look, timezoneId: 'UTC' });
  const token = await tokenOf(page);
  const write = (title: string, ...ingredientLines: string[]) =>
    writeByCall(page, { title, ingredientLines, steps: ['Cook it.'] });
  const pasta = await write(
    'Creamy pasta',
    '150 mL thickened cream',
    '50 g coriander',
    '50 g mint',
  );
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
  await press(/mint/i, 'checkbox');
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

it('half a carton lowers next week’s list, and one tap says that it is gone, by touch', async () => {
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

it('a remainder is said to be gone by keyboard, and Magic Menu uses another', async () => {
  const page = await openHousehold(desktop);
  await shopTwoWeeks(page, async (name, role) => {
    const target = page.getByRole(role, { name }).first();
    if (role === 'button') return pressFocused(page, target);
    await target.waitFor();
    await target.focus();
    return page.keyboard.press('Space');
  });
  await pressFocused(page, page.getByRole('button', { name: /^It’s gone: coriander$/i }));
  await line(page, /coriander/i)
    .first()
    .waitFor();

  await writeStaples(page);
  await writeByCall(page, {
    title: 'Lamb cutlets with mint',
    ingredientLines: ['8 lamb cutlets', '50 g mint', '600 g potatoes'],
    steps: ['Cook it.'],
  });
  await page.goto(`/menu-maker?week=${nextMonday}`);
  await pressFocused(page, page.getByRole('button', { name: 'Magic Menu' }).first());
  const dialog = page.getByRole('dialog', { name: 'Magic Menu' });
  // A Monday, bought today, is a week before the first of these days and has its date.
  await dialog.getByText(/^Uses mint left from (\w+day|Mon \d+)\.$/).waitFor();
  await expectAccessible(page, 'Magic Menu');
});

const staples = [
  'Beef mince; brown onions; spaghetti',
  'Chicken thighs; carrots; rice',
  'Sausages; potatoes; brown onions',
  'Red lentils; carrots; rice',
  'Eggs; potatoes; tomatoes',
  'Salmon fillets; potatoes; green beans',
  'Beef mince; carrots; potatoes',
  'Chicken breasts; rice; broccoli',
];

/** More dishes than a week has days. */
async function writeStaples(page: Page): Promise<void> {
  for (const [at, foods] of staples.entries()) {
    const [main = '', ...sides] = foods.split('; ');
    await writeByCall(page, {
      title: `${main} ${at + 1} with ${sides.join(' and ')}`,
      ingredientLines: [`500 g ${main.toLowerCase()}`, ...sides.map((side) => `400 g ${side}`)],
      steps: ['Cook it.'],
    });
  }
}

const prices = [
  ['beef-mince', '500g', 850],
  ['brown-onion', '1kg', 350],
  ['spaghetti', '500g', 220],
  ['chicken-thigh', '1kg', 1500],
  ['carrot', '1kg', 240],
  ['rice', '1kg', 300],
  ['sausage', '500g', 800],
  ['potato', '1kg', 390],
  ['red-lentil', '500g', 350],
  ['egg', '700g', 650],
  ['tomato', '1kg', 690],
  ['salmon-fillet', '1kg', 3800],
  ['green-bean', '1kg', 990],
  ['chicken-breast', '1kg', 1400],
  ['broccoli', '1kg', 690],
] as const;

/** Eight dishes of foods whose prices somebody typed. */
async function openMenuOfStaples(look: BrowserContextOptions): Promise<Page> {
  const page = await openSignedIn('Bella', { ...look, timezoneId: 'UTC' });
  await writeStaples(page);
  const observations = prices.map(([key, packText, cents]) => ({
    id: randomUUID(),
    retailer: 'woolworths',
    key,
    name: key,
    packText,
    cents,
    observedAt: new Date().toISOString(),
    source: 'typed',
  }));
  await call('/prices/observations', { observations }, { token: await tokenOf(page) });
  await page.goto(`/menu-maker?week=${nextMonday}`);
  return page;
}

it.each([
  { name: 'by touch', look: phone, isTouch: true },
  { name: 'by keyboard', look: desktop, isTouch: false },
])(
  'a limit for a week is set $name, refused when it can’t be met, and then kept',
  async ({ look, isTouch }) => {
    const page = await openMenuOfStaples(look);
    let presses = 0;
    const press = async (name: string | RegExp) => {
      presses += 1;
      const button = page.getByRole('button', { name }).last();
      await (isTouch ? button.tap() : pressFocused(page, button));
    };
    await page.getByRole('button', { name: 'Magic Menu' }).first().waitFor();
    await press('Magic Menu');
    const dialog = page.getByRole('dialog', { name: 'Magic Menu' });
    await dialog.getByText('7 dinners', { exact: true }).waitFor();
    const limitTo = async (dollars: string) => {
      await press('Change rules');
      await page.getByLabel('Budget for this week’s meals').fill(dollars);
      await expectAccessible(page, 'Magic Menu rules');
      await press('Use these rules');
    };
    presses = 0;
    await limitTo('1');
    await dialog.getByRole('heading', { name: '$1 is not enough for 7 meals' }).waitFor();
    await dialog.getByText(/^The cheapest week of your recipes costs about \$\d+\.$/).waitFor();
    expect(presses).toBe(2);
    await expectAccessible(page, 'A refused limit');
    await expectNoHorizontalScroll(page, 'A refused limit');
    await press(/^Allow \$\d+ this week$/);
    expect(presses).toBe(3);
    await dialog.getByText(/^About \$\d+ of \$\d+ for 7 meals\./).waitFor();
    await dialog.getByText(/at most \$\d+ this week/).waitFor();
    await dialog.getByText('7 dinners', { exact: true }).waitFor();

    await limitTo('400');
    await dialog.getByText(/^About \$\d+ of \$400 for 7 meals\./).waitFor();
    await expectAccessible(page, 'A limit that is kept');
    await expectNoHorizontalScroll(page, 'A limit that is kept');
  },
);
