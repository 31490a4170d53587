import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { register, signIn } from './pages/accounts';
import {
  addFromDay,
  day,
  dragByFinger,
  dragByKeyboard,
  dragByMouse,
  dragOutOfSheet,
  isSynced,
  untilDialogsPrefetched,
  weekOn,
} from './pages/menu-maker';
import { importRecipe, saveRecipe, writeRecipe, writeRecipeByHand } from './pages/recipes';
import { isListSynced, readList, readParts, waitInTrolley } from './pages/shopping-list';
import { desktop, openSignedIn, openPage, phone, shareBrowser } from './setup/browser';
import { expectAccessible, expectNoHorizontalScroll } from './setup/inspect';
import { newPerson, registerByCall } from './setup/people';
import { openRecipeSite, shepherdsPiePage, type RecipeSite } from './setup/recipe-site';

shareBrowser();

let site: RecipeSite;
beforeAll(async () => {
  site = await openRecipeSite({ '/shepherds-pie': shepherdsPiePage });
});
afterAll(() => site.stop());

const bolognese = {
  title: 'Spaghetti bolognese',
  ingredientLines: [
    '500 g beef mince',
    '2 brown onions, finely chopped',
    '2 cloves garlic',
    '1 tbsp plain flour',
    '400 g tinned tomatoes',
    '1/2 cup beef stock',
  ],
  steps: ['Brown the mince with the onions.', 'Add the rest and simmer 20 minutes.'],
};

/** The sum of both recipes, in the order of the aisles. */
const listByHand = [
  'Fruit & Veg: 4 brown onions',
  'Fruit & Veg: 1 bulb garlic',
  'Fruit & Veg: 800 g potatoes',
  'Meat & Seafood: 500 g beef mince',
  'Meat & Seafood: 1 kg lamb mince',
  'Dairy, Eggs & Fridge: 250 g block butter',
  'Pantry: 1 L carton beef stock',
  'Pantry: 400 g tin tomatoes',
];

it.each([
  { where: 'on a desk', look: desktop, plan: dragByMouse },
  { where: 'on a phone', look: phone, plan: addFromDay },
])('a week is planned and gets its shopping list $where', async ({ look, plan }) => {
  const page = await openPage(look);
  await register(page, newPerson('Cook'));

  await writeRecipeByHand(page, bolognese);
  await importRecipe(page, `${site.url}/shepherds-pie`);
  await page.getByText('A Kitchen Somewhere').first().waitFor();
  await saveRecipe(page, 'Shepherd’s pie');

  await page.goto(weekOn('/menu-maker'));
  await plan(page, 'Spaghetti bolognese', 'Monday');
  await plan(page, 'Shepherd’s pie', 'Thursday');
  await isSynced(page);
  await eatLeftoversOn(page, 'Spaghetti bolognese', 'Tue 7');
  await day(page, 'Tuesday').getByText('lunch, leftovers from Monday').waitFor();
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await day(page, 'Tuesday').getByText('leftovers').waitFor({ state: 'hidden' });
  await isSynced(page);

  await page.getByRole('link', { name: /^Shopping list.*items?$/ }).click();
  expect(await readList(page)).toEqual(listByHand);
  expect((await readParts(page, 'Brown onions')).map((part) => part.split('\n')[0])).toEqual([
    'Spaghetti bolognese',
    'Shepherd’s pie',
  ]);

  await page.getByRole('checkbox', { name: 'butter' }).click();
  await page.getByText(`1 of ${listByHand.length}`).waitFor();
  await isListSynced(page);
  await page.reload();
  await waitInTrolley(page, 'butter');
});

async function eatLeftoversOn(page: Page, title: string, shortDay: string): Promise<void> {
  await page
    .getByRole('button', { name: `Options for ${title}` })
    .first()
    .click();
  await page.getByRole('button', { name: 'Plan leftovers' }).click();
  const dialog = page.getByRole('dialog', { name: 'Plan leftovers' });
  await dialog.getByRole('button', { name: shortDay }).click();
  await expectAccessible(page, 'Plan leftovers');
  await expectNoHorizontalScroll(page, 'Plan leftovers');
  await dialog.getByRole('button', { name: 'Plan leftovers' }).click();
}

it('a week is planned by keyboard only', async () => {
  const page = await openSignedIn('Keys', desktop);
  await writeRecipe(page, bolognese);
  await page.goto(weekOn('/menu-maker'));
  await dragByKeyboard(page, 'Spaghetti bolognese', 'Tuesday');
  await isSynced(page);
  await page.reload();
  await day(page, 'Tuesday').getByText('Spaghetti bolognese').waitFor();

  await page.getByRole('button', { name: 'Options for Spaghetti bolognese' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Plan leftovers' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Plan leftovers' });
  await dialog.getByRole('button', { name: 'Thu 9' }).focus();
  await page.keyboard.press('Space');
  await dialog.getByRole('button', { name: 'Plan leftovers' }).focus();
  await page.keyboard.press('Enter');
  await day(page, 'Thursday').getByText('lunch, leftovers from Tuesday').waitFor();
  await page.keyboard.press('Control+z');
  await day(page, 'Thursday').getByText('leftovers').waitFor({ state: 'hidden' });
});

it('a recipe is moved to another day by touch and by its menu', async () => {
  const page = await openSignedIn('Finger', phone);
  await writeRecipe(page, bolognese);
  await page.goto(weekOn('/menu-maker'));
  await addFromDay(page, 'Spaghetti bolognese', 'Monday');
  await dragByFinger(page, 'Spaghetti bolognese', 'Tuesday');
  expect(await day(page, 'Monday').getByText('Spaghetti bolognese').count()).toBe(0);

  await isSynced(page);
  await page.reload();
  await page.getByRole('button', { name: 'Options for Spaghetti bolognese' }).click();
  await page.getByRole('button', { name: 'Move to…' }).click();
  await page.getByRole('button', { name: 'Fri 10 January' }).click();
  await day(page, 'Friday').getByText('Spaghetti bolognese').waitFor();

  await eatLeftoversOn(page, 'Spaghetti bolognese', 'Sun 12');
  await day(page, 'Sunday').getByText('lunch, leftovers from Friday').waitFor();
  await day(page, 'Friday').getByText('Also for Sun 12').waitFor();
  await isSynced(page);

  // A small phone: all of the menu of the week is in view.
  await page.setViewportSize({ width: 360, height: 640 });
  await page.getByRole('button', { name: /, change$/ }).tap();
  await page.getByRole('menuitem', { name: 'Print' }).waitFor();
  await expectAccessible(page, 'menu of the week');
  const menu = page.getByRole('menu');
  expect(await menu.evaluate((list) => list.scrollHeight - list.clientHeight)).toBeLessThanOrEqual(
    0,
  );
  const box = (await menu.boundingBox())!;
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.y + box.height).toBeLessThanOrEqual(640);
  for (const [item, name] of [
    ['Templates', 'Templates'],
    ['Add to your calendar', 'Add to your calendar'],
    ['Share', 'Share the week'],
  ] as const) {
    await page.getByRole('menuitem', { name: item, exact: true }).tap();
    const dialog = page.getByRole('dialog', { name });
    await dialog.waitFor();
    await expectAccessible(page, name);
    await expectNoHorizontalScroll(page, name);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: /, change$/ }).tap();
  }
  const picture = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Share', exact: true }).tap();
  await page.getByRole('button', { name: 'Share as a picture' }).tap();
  expect((await picture).suggestedFilename()).toBe('meal-plan.png');
});

it('a recipe is planned by dragging it out of the sheet, and taken back', async () => {
  const page = await openSignedIn('Thumb', phone);
  await writeRecipe(page, bolognese);
  await page.goto(weekOn('/menu-maker'));
  await dragOutOfSheet(page, 'Spaghetti bolognese', 'Saturday');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await isSynced(page);
  await page.getByRole('button', { name: 'Undo' }).tap();
  await day(page, 'Saturday').getByText('Spaghetti bolognese').waitFor({ state: 'hidden' });
  await isSynced(page);
  await page.reload();
  await page.getByText('Nothing planned yet').waitFor();
});

it('a plan made offline is stored and sent to the server later', async () => {
  const shopper = await registerByCall('Offline');
  const page = await openSignedIn(shopper, phone);
  await writeRecipe(page, bolognese);
  await page.goto(weekOn('/menu-maker'));
  await isSynced(page);
  await untilDialogsPrefetched(page);
  await page.context().setOffline(true);
  await addFromDay(page, 'Spaghetti bolognese', 'Sunday');
  await page.getByText('Offline: saved on this device, 1 change to send').waitFor();
  await page.context().setOffline(false);
  await isSynced(page);

  const otherDevice = await openPage(desktop);
  await signIn(otherDevice, shopper);
  await otherDevice.waitForURL('**/menu-maker*');
  await otherDevice.goto(weekOn('/menu-maker'));
  await day(otherDevice, 'Sunday').getByText('Spaghetti bolognese').waitFor();
});

it('a tick made offline is stored, and a larger plan shows the remaining amount', async () => {
  const page = await openSignedIn('Shopper', phone);
  await writeRecipe(page, bolognese);
  await page.goto(weekOn('/menu-maker'));
  await addFromDay(page, 'Spaghetti bolognese', 'Wednesday');
  await isSynced(page);
  await page.getByRole('link', { name: /^Shopping list.*items?$/ }).click();
  await page.getByRole('checkbox', { name: 'Beef mince' }).waitFor();
  await page.context().setOffline(true);
  await page.getByRole('checkbox', { name: 'Beef mince' }).tap();
  await page.getByText('1 change saved on this device;').waitFor();
  await page.context().setOffline(false);

  await page.goBack();
  await page.getByRole('button', { name: 'More people for Spaghetti bolognese' }).click();
  await isSynced(page);
  await page.getByRole('link', { name: /^Shopping list.*items?$/ }).click();
  await page.getByText(/need 125 g more/i).waitFor();
});
