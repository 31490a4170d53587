import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { item, untilChangeable, addItem } from './pages/synced-list';
import { desktop, openSignedIn, phone, shareBrowser } from './setup/browser';
import { faultsInEachLook, faultsOnPhone } from './setup/inspect';
import { byTouchAndKeyboard, countPresses } from './setup/presses';

shareBrowser();

const headings = (page: Page) => page.getByRole('heading', { level: 2 }).allInnerTexts();

async function openList(name: string, look: BrowserContextOptions): Promise<Page> {
  const page = await openSignedIn(name, look);
  await page.goto('/shopping-list');
  await untilChangeable(page);
  for (const text of ['bread', 'soy sauce', 'apples']) await addItem(page, text);
  await page.getByRole('heading', { name: 'Bakery' }).waitFor();
  return page;
}

it('a household adds an aisle, moves a food there, renames one and hides one, by touch', async () => {
  const page = await openList('Aisles', phone);
  await page.getByRole('button', { name: 'More', exact: true }).tap();
  await page.getByRole('menuitem', { name: 'Store & aisles' }).tap();
  await page.getByLabel('Another aisle').fill('Asian shelf');
  await page.getByRole('button', { name: 'Add aisle' }).tap();
  await page.getByRole('button', { name: 'Change Asian shelf' }).waitFor();
  await page.getByRole('button', { name: 'Change Bakery' }).tap();
  await page.getByLabel('Name of the aisle').fill('Bread corner');
  await page.getByLabel('Name of the aisle').press('Enter');
  await page.getByRole('button', { name: 'Bread corner', exact: true }).tap();
  await page.getByRole('button', { name: 'Change Fruit & Veg' }).tap();
  await page.getByRole('button', { name: 'Hide Fruit & Veg' }).tap();
  await page.getByRole('button', { name: 'Show Fruit & Veg' }).waitFor();
  expect(await faultsOnPhone(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { name: 'Bread corner' }).waitFor();

  await page.getByRole('button', { name: 'Soy sauce, details' }).tap();
  await page.getByRole('button', { name: 'Asian shelf', exact: true }).tap();
  await page.getByText('Soy sauce: now in Asian shelf').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { name: 'Asian shelf' }).waitFor();
  // The heading of the sheet goes with it, a moment later.
  const aisles = ['Bread corner', 'Pantry', 'Asian shelf'];
  await expect.poll(() => headings(page)).toEqual(aisles);
  await page.reload();
  await page.getByRole('heading', { name: 'Asian shelf' }).waitFor();
  await item(page, 'apples').waitFor();
  expect(await faultsInEachLook(page)).toEqual([]);
});

it('an own aisle is walked past first, and removed again, by keyboard', async () => {
  const page = await openList('Keys', desktop);
  const press = async (role: 'button' | 'menuitem', name: string) => {
    await page.getByRole(role, { name, exact: true }).focus();
    await page.keyboard.press('Enter');
  };
  await press('button', 'More');
  await press('menuitem', 'Store & aisles');
  await page.getByLabel('Another aisle').fill('Market');
  await page.keyboard.press('Enter');
  for (let place = 16; place > 0; place -= 1) await press('button', 'Move Market up');
  await page.keyboard.press('Escape');
  await press('button', 'Bread, details');
  await press('button', 'Market');
  await page.getByText('Bread: now in Market').waitFor();
  await expect.poll(async () => (await headings(page))[0]).toBe('Market');
  await press('button', 'More');
  await press('menuitem', 'Store & aisles');
  await press('button', 'Change Market');
  await press('button', 'Remove Market');
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { name: 'Bakery' }).waitFor();
});

it.each(byTouchAndKeyboard)(
  'a household makes an aisle in four presses, and puts a food there in two, $name',
  async ({ look, isTouch }) => {
    const page = await openList('Quick', look);
    const { press, fill, enter, close, taken } = countPresses(page, isTouch);
    await press(page.getByRole('button', { name: 'More', exact: true }));
    await press(page.getByRole('menuitem', { name: 'Store & aisles' }));
    await fill(page.getByLabel('Another aisle'), 'Asian shelf');
    await enter();
    await page.getByRole('button', { name: 'Change Asian shelf' }).waitFor();
    expect(taken()).toBe(4);
    await close();
    await page.getByLabel('Another aisle').waitFor({ state: 'hidden' });
    taken();
    await press(page.getByRole('button', { name: 'Soy sauce, details' }));
    await press(page.getByRole('button', { name: 'Asian shelf', exact: true }));
    await page.getByText('Soy sauce: now in Asian shelf').waitFor();
    expect(taken()).toBe(2);
  },
);
