import { expect, it } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { isSynced, planTonight } from './pages/menu-maker';
import { writeByCall } from './pages/recipes';
import { isListSynced } from './pages/shopping-list';
import { axeFindings } from './setup/axe-findings';
import { desktop, openSignedIn, phone, shareBrowser } from './setup/browser';
import { pressFocused } from './setup/keyboard';
import { smallTargets } from './setup/touch-targets';

shareBrowser();

const soup = {
  title: 'Leek soup',
  ingredientLines: ['3 leeks', '300 mL thickened cream', '500 g potatoes', '1 L chicken stock'],
  steps: ['Fry the leeks.', 'Simmer everything for 20 minutes.'],
};
const roast = {
  title: 'Lamb roast',
  ingredientLines: ['1.5 kg lamb leg', '1 kg potatoes'],
  steps: ['Roast for 90 minutes.'],
};

const carrots = { ingredientLines: ['1 kg carrots', '1 L chicken stock'], steps: ['Simmer.'] };

const sheet = (page: Page) => page.getByRole('dialog', { name: 'At home' });
const place = (page: Page, name: string) => sheet(page).getByRole('region', { name });
const horizontalOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function expectUsable(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
  expect(await horizontalOverflow(page)).toBe(0);
  expect(await smallTargets(page)).toEqual([]);
}

it('a shop is put away by touch, and list, recipe and ideas know what is at home', async () => {
  const page = await openSignedIn('Homebody', phone);
  const id = await writeByCall(page, soup);
  await planTonight(page, id);
  await page.goto('/shopping-list');
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.tap();
  };
  await page.getByRole('checkbox', { name: /leeks/ }).click();
  await page.getByText(/^1 of/).waitFor();

  await tap(page.getByRole('button', { name: 'More', exact: true }));
  await tap(page.getByRole('menuitem', { name: 'At home' }));
  await tap(sheet(page).getByRole('button', { name: 'Put away 1 thing from the trolley' }));
  await place(page, 'Fridge').getByRole('button', { name: 'Leeks', exact: true }).waitFor();
  // What was ticked is put away by one tap, two taps from the list.
  expect(taps).toBe(3);

  await sheet(page).getByLabel('What have you got?').fill('potatoes, rice in the pantry');
  await sheet(page).getByRole('button', { name: 'Add', exact: true }).tap();
  await place(page, 'Cupboard').getByRole('button', { name: 'rice', exact: true }).waitFor();
  await place(page, 'Fridge').getByRole('button', { name: 'Leeks', exact: true }).tap();
  await sheet(page).getByLabel('Keeps until').fill('2027-03-01');
  await place(page, 'Fridge').getByRole('button', { name: 'Leeks until 1 March' }).waitFor();
  await expectUsable(page);
  await page.getByRole('button', { name: 'Close', exact: true }).tap();
  await sheet(page).waitFor({ state: 'hidden' });
  await isListSynced(page);

  await page
    .getByRole('list', { name: 'Tap what you need to buy' })
    .getByText(/In the fridge/)
    .waitFor();

  await page.goto(`/recipes/${id}`);
  await page.getByText('You have 2 of 4').first().waitFor();
  await page.goto('/inspiration');
  await page.getByRole('button', { name: 'potatoes', pressed: true }).waitFor();
  await page.getByText('Uses 2 of your 3').first().waitFor();
});

it('portions go to the freezer after cooking, are planned without a shop, and come back', async () => {
  const page = await openSignedIn('Batch', phone);
  const id = await writeByCall(page, roast);
  const week = await planTonight(page, id);
  await page.goto(`/recipes/${id}`);
  await page.getByRole('link', { name: 'Start cooking' }).tap();
  await page.getByRole('region', { name: 'Get ready' }).waitFor();
  await page.keyboard.press('End');
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.tap();
  };
  await tap(page.getByRole('button', { name: 'In the freezer' }));
  await page.getByText(/^2 portions are in the freezer until/).waitFor();
  expect(taps).toBe(1);

  await page.goto('/inspiration');
  await tap(page.getByRole('button', { name: 'At home', exact: true }));
  await tap(place(page, 'Freezer').getByRole('button', { name: /^Lamb roast 2 portions, until/ }));
  await expectUsable(page);
  const later = sheet(page)
    .getByRole('group', { name: 'Plan for dinner' })
    .getByRole('button')
    .nth(1);
  await tap(later);
  expect(taps).toBe(4);
  await page.getByText(/^Lamb roast planned for/).waitFor();
  await sheet(page).getByRole('region', { name: 'Freezer' }).waitFor({ state: 'hidden' });

  // The dinner of tonight is bought once, the portions not at all.
  await page.goto('/shopping-list');
  await page.getByRole('checkbox', { name: /lamb leg/ }).waitFor();
  expect(await page.getByText('1.5 kg').count()).toBeGreaterThan(0);
  expect(await page.getByText('2.25 kg').count()).toBe(0);
  await page.goto(week);
  await isSynced(page);
});

it('portions go to the freezer and are planned by keyboard alone', async () => {
  const page = await openSignedIn('Batch keys', desktop);
  const id = await writeByCall(page, roast);
  await planTonight(page, id);
  await page.goto(`/recipes/${id}`);
  await pressFocused(page, page.getByRole('link', { name: 'Start cooking' }));
  await page.getByRole('region', { name: 'Get ready' }).waitFor();
  await page.keyboard.press('End');
  await pressFocused(page, page.getByRole('button', { name: 'In the freezer' }));
  await page.getByText(/^2 portions are in the freezer until/).waitFor();

  await page.goto('/inspiration');
  await pressFocused(page, page.getByRole('button', { name: 'At home', exact: true }));
  const portions = place(page, 'Freezer').getByRole('button', { name: /^Lamb roast 2 portions/ });
  await pressFocused(page, portions);
  const days = sheet(page).getByRole('group', { name: 'Plan for dinner' }).getByRole('button');
  await pressFocused(page, days.nth(1));
  await page.getByText(/^Lamb roast planned for/).waitFor();
});

it('things at home are noted and crossed off by keys, and Magic Menu cooks them first', async () => {
  const page = await openSignedIn('Keys', desktop);
  await writeByCall(page, soup);
  for (const name of ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight']) {
    await writeByCall(page, { ...carrots, title: `${name} carrot soup` });
  }
  await page.goto('/inspiration');
  await pressFocused(page, page.getByRole('button', { name: 'At home', exact: true }));
  await sheet(page).getByLabel('What have you got?').focus();
  await page.keyboard.type('leeks, thickened cream, eggs');
  await page.keyboard.press('Enter');
  await place(page, 'Fridge').getByRole('button', { name: 'eggs', exact: true }).waitFor();
  await pressFocused(page, sheet(page).getByRole('button', { name: 'Used up: eggs' }));
  await page.getByText('eggs: no longer at home').waitFor();
  await expect.poll(() => axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await sheet(page).waitFor({ state: 'hidden' });

  await page.goto('/menu-maker');
  await page.getByRole('link', { name: 'Next week', exact: true }).click();
  await pressFocused(page, page.getByRole('button', { name: 'Magic Menu' }).first());
  const dialog = page.getByRole('dialog', { name: 'Magic Menu' });
  await dialog.getByText('Uses your leeks and thickened cream.').waitFor();
});
