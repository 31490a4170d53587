import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { addFamilyByCall, planThisWeekByCall } from './pages/menu-maker';
import { tokenOf, writeByCall } from './pages/recipes';
import { openSignedIn, openPage, phone, shareBrowser } from './setup/browser';
import { call } from './setup/call';
import { lookAtEveryPage, type Examples } from './setup/every-address';
import { expectGoodInEachLook, faultsInEachLook, faultsOnPhone } from './setup/inspect';
import { layoutShift } from './setup/layout-shift';

shareBrowser();

/** Its words are wider than a phone. */
const longWords = {
  title: 'Rindfleischetikettierungsueberwachungsaufgabengericht',
  ingredientLines: [
    '400 g baked beans',
    '2 slices bread',
    'https://example.com/an/address/that/somebody/pasted/without/a/space',
  ],
  steps: [
    'Heat the oven to 180°C and warm the beans for 3 minutes.',
    'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaft.',
  ],
};

const family = ['Bartholomew-Alexander', 'Wilhelmina', 'Ben', 'Joan'].map((name) => ({
  name,
  portion: 1,
}));

let examples: Promise<Examples> | undefined;

/** Of the admin, who can open every page, so that none is empty; five eat what is planned. */
async function openWithExamples(): Promise<{ page: Page; examples: Examples }> {
  const page = await openSignedIn(inject('admin'), phone);
  examples ??= makeExamples(page);
  return { page, examples: await examples };
}

async function makeExamples(page: Page): Promise<Examples> {
  const token = await tokenOf(page);
  const household = { name: 'The Wattle Street kitchen of Mia, Ben, Ruby and Joan' };
  const { _id: householdId } = await call<{ _id: string }>('/households', household, { token });
  await call('/users/default-household', { householdId }, { token, method: 'PATCH' });
  await addFamilyByCall(page, family, householdId);
  const recipeId = await writeByCall(page, longWords);
  await planThisWeekByCall(page, householdId, recipeId);
  const { _id: cookbookId } = await call<{ _id: string }>(
    '/cookbooks',
    { title: longWords.title },
    { token },
  );
  await call(`/cookbooks/${cookbookId}/recipes`, { recipeIds: [recipeId] }, { token });
  return { recipeId, householdId, cookbookId, token: 'x' };
}

it.each([
  ['for visitors', /^/],
  ['of the Admin Panel', /^\/admin/],
  ['of the account', /^\/account/],
  ['of recipes', /^\/([\w-]*recipe|browse|inspiration)/],
  ['of all else', /^\/(?!admin|account|[\w-]*recipe|browse|inspiration)/],
])(
  'every page %s stays in place while it loads, is accessible, and fits a phone with large text too',
  async (part, isOfPart) => {
    const { page: ofAdmin, examples } = await openWithExamples();
    const page = part === 'for visitors' ? await openPage(phone) : ofAdmin;
    const faults: string[] = [];
    const look = async (address: string) => {
      const shift = await layoutShift(page);
      const found = [...(await faultsOnPhone(page)), ...(await faultsInEachLook(page))];
      if (shift > mostShift) found.push(`moves by ${shift.toFixed(3)} while it loads`);
      faults.push(...found.map((fault) => `${address} ${fault}`));
    };
    await lookAtEveryPage(page, examples, look, isOfPart);
    expect(faults).toEqual([]);
  },
);

const mostShift = 0.02;

it('axe finds nothing on a list with filters, and nothing is wider than the window', async () => {
  const { page } = await openWithExamples();
  const address = '/my-recipes?q=beans&course=dinner&tags=Quick';
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
