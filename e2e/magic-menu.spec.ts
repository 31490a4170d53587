import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { addFamilyByCall, isSynced, planFullWeekByCall, weekOn } from './pages/menu-maker';
import { tokenOf } from './pages/recipes';
import { openSignedIn, shareBrowser } from './setup/browser';
import { call } from './setup/call';
import { expectAccessible, expectNoHorizontalScroll, looks } from './setup/inspect';
import { pressFocused } from './setup/keyboard';
import { countPrintedPages } from './setup/print';

shareBrowser();

/** Three of each dish: 21 dishes, and a list of 63 lines. */
const foods =
  `beef mince, spaghetti, tomatoes; chicken thighs, broccoli, hokkien noodles; salmon fillets,
  potatoes, lemons; red lentils, baby spinach, coconut milk; lamb mince, frozen peas, carrots; tofu, bok choy,
  soy sauce; pork fillet, apples, sage; prawns, rice noodles, bean sprouts; chickpeas, capsicum, couscous;
  eggs, zucchini, bacon; beef steak, mushrooms, cream; chicken breasts, sweet potatoes, yoghurt; white fish,
  green beans, butter; black beans, corn, tortillas; sausages, onions, cabbage; turkey mince, rice, coriander;
  haloumi, eggplant, mint; duck breasts, oranges, beetroot; mussels, leeks, parsley; peanuts, cucumbers, limes;
  ham, celery, cheddar`
    .split(';')
    .map((dish) => dish.split(',').map((food) => food.trim()));

/** @returns the ids of 21 recipes with long titles */
async function writeDishes(page: Page): Promise<string[]> {
  const token = await tokenOf(page);
  const ids: string[] = [];
  for (const [main, side, extra] of foods) {
    const title = `Slow-roasted ${main} with ${side} and ${extra}, the way Nan always made it on Sundays`;
    const ingredients = [main, side, extra].map((name) => ({ name, amount: '400', unit: 'g' }));
    const recipe = { title, serves: 4, totalMinutes: 45, ingredients, instructions: ['Cook it.'] };
    ids.push((await call<{ _id: string }>('/recipes', recipe, { token }))._id);
  }
  return ids;
}

it.each(looks)(
  'a family’s week is planned and its list opened in at most six taps $name',
  async (look) => {
    const { name: _name, ...context } = look;
    const page = await openSignedIn('Magic', context);
    await writeDishes(page);
    await addFamilyByCall(page, [
      { name: 'Ben', portion: 1 },
      { name: 'Mia', portion: 0.75, bornIn: 2022, allergies: ['peanut'] },
      { name: 'Tom', portion: 0.5, bornIn: 2026 },
    ]);
    await page.goto(weekOn('/menu-maker'));
    let taps = 0;
    const tap = async (target: Locator) => {
      taps += 1;
      await target.click();
    };
    await tap(page.getByRole('button', { name: 'Magic Menu' }).first());
    const dialog = page.getByRole('dialog', { name: 'Magic Menu' });
    await dialog.getByText('7 dinners').waitFor();
    await expectAccessible(page, 'Magic Menu');
    await expectNoHorizontalScroll(page, 'Magic Menu');
    const titles = () => dialog.getByRole('heading', { level: 3 }).allTextContents();
    const before = await titles();
    expect(new Set(before).size).toBe(7);
    expect(before.join()).not.toContain('peanuts');

    await tap(dialog.getByRole('button', { name: /^Swap / }).nth(2));
    const others = page.getByRole('list', { name: 'Other dinners' }).getByRole('listitem');
    await others.nth(2).waitFor();
    expect(await others.count()).toBe(3);
    expect((await others.allTextContents()).join()).not.toContain('peanuts');
    await expectAccessible(page, 'swap');
    await tap(others.first().getByRole('button'));
    await expect
      .poll(async () => (await titles()).filter((one, n) => one !== before[n]))
      .toHaveLength(1);

    await tap(dialog.getByRole('button', { name: 'Use these dinners' }));
    await page.getByText('7 dinners planned').waitFor();
    await isSynced(page);
    await tap(page.getByRole('link', { name: /^Shopping list.*items?$/ }));
    await page.getByRole('checkbox').nth(20).waitFor();
    expect(taps).toBeLessThanOrEqual(6);
  },
);

it('a week is planned, a dinner swapped, that undone and the list opened by keyboard only', async () => {
  const page = await openSignedIn('Keyboard');
  await writeDishes(page);
  await page.goto(weekOn('/menu-maker'));
  await pressFocused(page, page.getByRole('button', { name: 'Magic Menu' }).first());
  const dialog = page.getByRole('dialog', { name: 'Magic Menu' });
  await dialog.getByText('7 dinners').waitFor();
  const titles = () => dialog.getByRole('heading', { level: 3 }).allTextContents();
  const before = await titles();

  await pressFocused(page, dialog.getByRole('button', { name: /^Swap / }).nth(2));
  const others = page.getByRole('list', { name: 'Other dinners' }).getByRole('button');
  await others.first().waitFor();
  await pressFocused(page, others.first());
  await expect
    .poll(async () => (await titles()).filter((one, n) => one !== before[n]))
    .toHaveLength(1);

  await pressFocused(page, dialog.getByRole('button', { name: 'Use these dinners' }));
  await page.getByText('7 dinners planned').waitFor();
  await isSynced(page);
  await page.keyboard.press('Control+z');
  await page.getByText('Nothing planned yet').waitFor();
  await pressFocused(page, page.getByRole('button', { name: 'Magic Menu' }).first());
  await pressFocused(page, dialog.getByRole('button', { name: 'Use these dinners' }));
  await isSynced(page);
  await pressFocused(page, page.getByRole('link', { name: /^Shopping list.*items?$/ }));
  await page.getByRole('checkbox').nth(20).waitFor();
});

it('a full week is printed on one page, and its list of 63 lines on two at most', async () => {
  const page = await openSignedIn('Printer');
  await planFullWeekByCall(page, await writeDishes(page));
  await page.goto(weekOn('/menu-maker'));
  // The recipes beside the week have the same titles, and no options.
  await page
    .getByRole('button', { name: /^Options for Slow-roasted/ })
    .nth(20)
    .waitFor();
  expect(await countPrintedPages(page)).toBe(1);
  expect(await countPrintedPages(page, { landscape: true })).toBe(1);
  await page.goto(weekOn('/shopping-list'));
  await page.getByRole('checkbox').nth(62).waitFor();
  expect(await countPrintedPages(page)).toBeLessThanOrEqual(2);
});
