import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { item, newShopper, onServer, openListOf, untilChangeable } from './pages/synced-list';
import { axeFindings } from './setup/axe-findings';
import { desktop, openSignedIn, phone, shareBrowser } from './setup/browser';
import { faultsInEachLook } from './setup/inspect';
import { openNetwork } from './setup/network';
import { byTouchAndKeyboard, countPresses } from './setup/presses';

shareBrowser();

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Lists' }).getByRole('link', { name });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const field = (page: Page) => page.getByLabel('Add an item');

async function addItem(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
  await item(page, text).waitFor();
}

async function makeFirstList(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'New list' }).click();
  await page.getByLabel('Name of the list').fill(name);
  await page.getByRole('button', { name: 'Make the list' }).click();
  await heading(page, name).waitFor();
}

it('a list for the hardware store is made, filled, shopped and removed by touch', async () => {
  const page = await openSignedIn('Hammer', phone);
  await page.goto('/shopping-list');
  await untilChangeable(page);
  await addItem(page, 'bread');
  await makeFirstList(page, 'Hardware');
  await addItem(page, 'screws');
  await addItem(page, 'milk');
  // One tap there and one back, and nothing of one list is on the other.
  await tab(page, 'Shopping').tap();
  await item(page, 'bread').waitFor();
  expect(await item(page, 'screws').count()).toBe(0);
  await tab(page, 'Hardware').tap();
  await item(page, 'screws').waitFor();
  expect(await item(page, 'bread').count()).toBe(0);
  expect(await faultsInEachLook(page)).toEqual([]);

  await item(page, 'screws').tap();
  await page.getByText('1 of 2').waitFor();
  await page.getByRole('button', { name: 'milk, details' }).tap();
  await page.getByRole('button', { name: 'Shopping', exact: true }).tap();
  await page.getByText('milk moved to the shopping list').waitFor();
  await page.getByText('Everything is ticked.').waitFor();
  await tab(page, 'Shopping').tap();
  await item(page, 'milk').waitFor();

  await tab(page, 'Hardware').tap();
  await page.getByRole('button', { name: 'More', exact: true }).tap();
  await page.getByRole('menuitem', { name: 'Remove the list' }).tap();
  await heading(page, 'Shopping List').waitFor();
  await tab(page, 'Hardware').waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Undo' }).tap();
  await tab(page, 'Hardware').tap();
  await item(page, 'screws').waitFor();
});

it('a list is sorted by hand, renamed and left by keyboard', async () => {
  const page = await openSignedIn('Typist', desktop);
  await page.goto('/shopping-list');
  await untilChangeable(page);
  await page.getByRole('button', { name: 'More', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'New list' }).focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Name of the list').waitFor();
  await page.keyboard.type('Party');
  await page.keyboard.press('Enter');
  await heading(page, 'Party').waitFor();
  await field(page).focus();
  for (const text of ['apples', 'cake', 'hats']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
    await item(page, text).waitFor();
  }
  await page.getByRole('button', { name: 'More', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Sort by hand' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('list', { name: 'To buy' }).waitFor();
  await item(page, 'hats').focus();
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('Alt+ArrowUp');
  const names = () =>
    page
      .getByRole('list', { name: 'To buy' })
      .getByRole('checkbox')
      .evaluateAll((boxes) => boxes.map((box) => box.getAttribute('aria-label')));
  await expect.poll(names).toEqual(['hats', 'apples', 'cake']);
  expect(await faultsInEachLook(page)).toEqual([]);

  await page.getByRole('button', { name: 'More', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Rename' }).focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Name of the list').fill('Birthday');
  await page.keyboard.press('Enter');
  await heading(page, 'Birthday').waitFor();
  await tab(page, 'Shopping').focus();
  await page.keyboard.press('Enter');
  await heading(page, 'Shopping List').waitFor();
});

it('a list is changed without a network, and another phone has it afterwards', async () => {
  const shopper = await newShopper('Camper');
  const network = await openNetwork();
  const first = await openListOf(shopper, network);
  await untilChangeable(first);
  await makeFirstList(first, 'Camping');
  await addItem(first, 'rope');
  await expect.poll(async () => (await onServer(shopper)).version).toBeGreaterThan(2);
  network.cut();
  await addItem(first, 'tent pegs');
  await item(first, 'rope').click();
  await first.getByText('1 of 2').waitFor();
  network.mend();
  const second = await openListOf(shopper, await openNetwork());
  await tab(second, 'Camping').tap();
  await item(second, 'tent pegs').waitFor();
  await second.getByText('1 of 2').waitFor();
});

it.each(byTouchAndKeyboard)(
  'a list is made and has its first thing after five presses, $name',
  async ({ look, isTouch }) => {
    const page = await openSignedIn('Quick', look);
    await page.goto('/shopping-list');
    await untilChangeable(page);
    const { press, fill, fillFocused, enter, taken } = countPresses(page, isTouch);
    await press(page.getByRole('button', { name: 'More', exact: true }));
    await press(page.getByRole('menuitem', { name: 'New list' }));
    await fillFocused(page.getByLabel('Name of the list'), 'Hardware');
    await enter();
    await heading(page, 'Hardware').waitFor();
    await fill(field(page), 'screws');
    await enter();
    await item(page, 'screws').waitFor();
    expect(taken()).toBe(5);
  },
);

it.each(byTouchAndKeyboard)(
  'an item comes back every 10 days, said as one types it and changed in its details, $name',
  async ({ look, isTouch }) => {
    const shopper = await newShopper('Repeater');
    const page = await openListOf(shopper, await openNetwork(), {
      isMobile: false,
      hasTouch: false,
      ...look,
    });
    await untilChangeable(page);
    const { press, tick, fill, fillFocused, enter, close, taken } = countPresses(page, isTouch);
    await fill(field(page), 'water filter every 10 days');
    await enter();
    expect(taken()).toBe(2);
    // It has its aisle once the server has read it.
    await page.getByRole('heading', { name: /^Household/ }).waitFor();

    await press(page.getByRole('button', { name: 'Water filter, details' }));
    await press(page.getByRole('button', { name: 'More details' }));
    const often = page.getByRole('combobox', { name: 'Comes back' });
    await often.waitFor();
    expect(await often.inputValue()).toBe('every 10 days');
    expect(await axeFindings(page)).toEqual([]);
    await fill(often, 'now and then');
    await enter();
    await page.getByText('Please write it like “every week”, or “never”.').waitFor();
    expect(taken()).toBe(4);
    await fillFocused(often, 'on Saturdays');
    await enter();
    await expect.poll(() => often.inputValue()).toMatch(/saturday/i);
    await close();
    await often.waitFor({ state: 'hidden' });

    await tick(item(page, 'water filter'));
    await expect.poll(async () => (await onServer(shopper)).ticked).toEqual(['water filter']);
  },
);
