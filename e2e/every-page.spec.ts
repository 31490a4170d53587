import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { tokenOf, writeByCall } from './pages/recipes';
import { openSignedIn, openPage, phone, shareBrowser } from './setup/browser';
import { call } from './setup/call';
import { lookAtEveryPage, type Examples } from './setup/every-address';
import { expectGoodInEachLook } from './setup/inspect';
import { layoutShift } from './setup/layout-shift';

shareBrowser();

const toast = {
  title: 'Beans on toast',
  ingredientLines: ['400 g baked beans', '2 slices bread', '20 g butter'],
  steps: [
    'Heat the oven to 180°C and warm the beans for 3 minutes.',
    'Toast the bread, spread half the butter.',
  ],
};

let examples: Promise<Examples> | undefined;

/** Of the admin, who can open every page, so that none is empty. */
async function openWithExamples(): Promise<{ page: Page; examples: Examples }> {
  const page = await openSignedIn(inject('admin'), phone);
  examples ??= makeExamples(page);
  return { page, examples: await examples };
}

async function makeExamples(page: Page): Promise<Examples> {
  const token = await tokenOf(page);
  const household = { name: 'Examples' };
  const { _id: householdId } = await call<{ _id: string }>('/households', household, { token });
  return { recipeId: await writeByCall(page, toast), householdId, token: 'x' };
}

it('axe finds nothing on any page for visitors, and nothing is wider than the window', async () => {
  const { examples } = await openWithExamples();
  const page = await openPage(phone);
  await lookAtEveryPage(page, examples, (address) => expectGoodInEachLook(page, address));
});

it.each([
  ['the Admin Panel', /^\/admin/],
  ['the account', /^\/account/],
  ['recipes', /^\/([\w-]*recipe|browse|inspiration)/],
  ['all else', /^\/(?!admin|account|[\w-]*recipe|browse|inspiration)/],
])(
  'axe finds nothing on pages of %s, and nothing is wider than the window',
  async (_part, isOfPart) => {
    const { page, examples } = await openWithExamples();
    await lookAtEveryPage(
      page,
      examples,
      (address) => expectGoodInEachLook(page, address),
      isOfPart,
    );
  },
);

it('axe finds nothing on a list with filters, and nothing is wider than the window', async () => {
  const { page } = await openWithExamples();
  const address = '/my-recipes?q=toast&course=dinner&tags=Quick';
  await page.goto(address);
  await expectGoodInEachLook(page, address);
});

it('axe finds nothing while somebody cooks, and nothing is wider than the window', async () => {
  const { page, examples } = await openWithExamples();
  await page.goto(`/recipes/${examples.recipeId}`);
  await page.getByRole('button', { name: /start timer/ }).click();
  await expectGoodInEachLook(page, 'a recipe with a timer');
  await page.goto(`/recipes/${examples.recipeId}/cook`);
  for (const screen of ['Get ready', 'Step 1 of 2', 'Step 2 of 2', 'That was the last step']) {
    await page.getByRole('region', { name: screen }).waitFor();
    await expectGoodInEachLook(page, screen);
    await page.keyboard.press('ArrowRight');
  }
});

it.each(['a visitor', 'the admin'])('no page moves while it loads for %s', async (reader) => {
  const { page: ofAdmin, examples } = await openWithExamples();
  const page = reader === 'the admin' ? ofAdmin : await openPage(phone);
  const moving: string[] = [];
  await lookAtEveryPage(page, examples, async (address) => {
    const shift = await layoutShift(page);
    if (shift > mostShift) moving.push(`${address} ${shift.toFixed(3)}`);
  });
  expect(moving).toEqual([]);
});

const mostShift = 0.02;
