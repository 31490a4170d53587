import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { item, newShopper, openListOf, untilChangeable } from './pages/synced-list';
import { desktop, openSignedIn, shareBrowser } from './setup/browser';
import { expectGoodOnPhone, faultsInEachLook } from './setup/inspect';
import { openNetwork } from './setup/network';
import { byTouchAndKeyboard, countPresses } from './setup/presses';

shareBrowser();

const code = '4006381333931';

/** Its bars: 1 is black. */
const bars =
  '101000110101001110101111011110100010010110011010' +
  '10100001010000101000010111010010000101100110101';

/** A photo of a package, as a phone takes it. */
async function takenPhoto(): Promise<Buffer> {
  const black = [...bars].map((bar, at) =>
    bar === '1' ? `<rect x="${at * 6 + 120}" y="80" width="6" height="300"/>` : '',
  );
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="810" height="600">
    <rect width="810" height="600" fill="#e8e4d8"/>${black.join('')}</svg>`;
  return sharp(Buffer.from(drawing)).jpeg({ quality: 70 }).toBuffer();
}

async function openScan(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Scan a barcode' }).click();
}

const takePhoto = async (page: Page) =>
  page
    .getByLabel('Take a photo of the barcode')
    .setInputFiles({ name: 'jar.jpg', mimeType: 'image/jpeg', buffer: await takenPhoto() });

it('a barcode is asked for its name once, and known to every phone then', async () => {
  const shopper = await newShopper('Scanner');
  const page = await openListOf(shopper, await openNetwork());
  await untilChangeable(page);
  await openScan(page);
  await takePhoto(page);
  await page.getByText(`${code} is new here.`).waitFor();
  await expectGoodOnPhone(page, 'the name of a barcode');
  await page.getByLabel('What is it?').fill('Highlighter');
  await page.getByRole('button', { name: 'Add it' }).tap();
  await item(page, 'Highlighter').waitFor();

  const other = await openListOf(shopper, await openNetwork());
  await item(other, 'Highlighter').tap();
  await openScan(other);
  await takePhoto(other);
  // Without a question: it is on the list again, beside the one in the trolley.
  await other.getByText('Highlighter added').waitFor();
});

it('a mistyped barcode is noticed, and a right one is added, by keyboard', async () => {
  const page = await openSignedIn('Digits', desktop);
  await page.goto('/shopping-list');
  await untilChangeable(page);
  await openScan(page);
  const digits = page.getByLabel('Barcode number');
  await digits.fill('4006381333932');
  await page.keyboard.press('Enter');
  await page.getByText('One of these digits is wrong.').waitFor();
  await digits.fill('0 36000 29145 2');
  await page.keyboard.press('Enter');
  await page.getByLabel('What is it?').waitFor();
  await page.keyboard.type('Tissues');
  await page.keyboard.press('Enter');
  await item(page, 'Tissues').waitFor();
  await openScan(page);
  await page.getByLabel('Barcode number').fill('036000291452');
  await page.keyboard.press('Enter');
  await page.getByText('Tissues added').waitFor();
});

it.each(byTouchAndKeyboard)(
  'a lesson is found by its words, taken back, and taught again by an undo, $name',
  async ({ look, isTouch }) => {
    const page = await openSignedIn('Teacher', look);
    await page.goto('/shopping-list');
    await untilChangeable(page);
    const { press, fill, fillFocused, enter, taken } = countPresses(page, isTouch);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await fill(page.getByLabel('Add an item'), 'milk');
    await enter();
    await page.getByRole('heading', { name: /^Dairy/ }).waitFor();
    await press(button('Milk, details'));
    await press(button('Drinks'));
    await page.getByText('Milk: now in Drinks').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { name: 'Drinks' }).waitFor();

    taken();
    await press(button('More'));
    await press(page.getByRole('menuitem', { name: 'Store & aisles' }));
    await press(button('What we remember'));
    const search = page.getByLabel('Search');
    await fill(search, 'bread');
    await page.getByText('No match.').waitFor();
    await fillFocused(search, 'milk');
    if (isTouch) await expectGoodOnPhone(page, 'what was taught');
    await press(button('Forget: milk in Drinks'));
    await page.getByText('Forgotten: milk in Drinks').waitFor();
    await page.getByText('No match.').waitFor();
    expect(taken()).toBe(5);
    await press(button('Undo'));
    await button('Forget: milk in Drinks').waitFor();
    await page.keyboard.press('Escape');
    expect(await faultsInEachLook(page)).toEqual([]);
  },
);
