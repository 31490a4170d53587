import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { untilAppStored, untilRecipeStored } from './pages/device';
import { isListSynced, sendNow } from './pages/shopping-list';
import {
  addItem,
  item,
  newShopper,
  onServer,
  signIn,
  untilWaiting,
  type Shopper,
} from './pages/synced-list';
import { call } from './setup/call';
import { openNetwork, type Network } from './setup/network';
import { makeProfile, openOwnBrowser } from './setup/own-browser';

const things = ['nappies', 'candles', 'dog food', 'light bulbs', 'stamps'];
/** After the screen said so. */
const killAfterMs = 50;

async function openList(profile: string, shopper: Shopper, { url }: Network) {
  const browser = await openOwnBrowser(profile);
  await signIn(browser.page.context(), shopper);
  await browser.page.goto(`${url}/shopping-list`);
  return browser;
}

it('a change saved on the device is there after the browser was killed', async () => {
  const shopper = await newShopper('Killed');
  const network = await openNetwork();
  const profile = await makeProfile();
  let { page, kill } = await openList(profile, shopper, network);
  await isListSynced(page);
  await untilAppStored(page);
  const recipe = await openSoup(page, shopper, network);

  network.cut();
  for (const [index, thing] of things.entries()) {
    await addItem(page, thing);
    await untilWaiting(page, index + 1);
    await new Promise((resolve) => setTimeout(resolve, killAfterMs));
    await kill();
    // Without a network, from what the device has.
    ({ page, kill } = await openList(profile, shopper, network));
    for (const added of things.slice(0, index + 1)) await item(page, added).waitFor();
    await untilWaiting(page, index + 1);
  }
  expect((await onServer(shopper)).items).toEqual([]);

  await startTimer(page, recipe);
  await writeDraft(page, network);
  await new Promise((resolve) => setTimeout(resolve, killAfterMs));
  await kill();
  ({ page, kill } = await openList(profile, shopper, network));
  await page
    .getByRole('region', { name: 'Timers' })
    .getByText(/^Simmer/)
    .waitFor();
  await page.goto(`${network.url}/my-recipes/new`);
  await page.getByText('We restored your unsaved changes').waitFor();
  expect(await page.getByLabel('Title').inputValue()).toBe('Half a recipe');
  await page.goto(`${network.url}/shopping-list`);
  await untilWaiting(page, things.length);

  network.mend();
  await sendNow(page);
  await isListSynced(page);
  expect((await onServer(shopper)).items).toEqual(things.toSorted());
  await kill();
});

/** Resolves to the address of a recipe that this device has. */
async function openSoup(page: Page, { token }: Shopper, { url }: Network): Promise<string> {
  const instructions = ['Simmer the pumpkin for 20 minutes.'];
  const soup = { title: 'Soup', tags: [], ingredientLines: ['1 kg pumpkin'], instructions };
  const { _id: id } = await call<{ _id: string }>('/recipes', soup, { token });
  const address = `${url}/recipes/${id}`;
  await page.goto(address);
  await page.getByRole('button', { name: /^20 minutes, start timer/ }).waitFor();
  await untilRecipeStored(page, id);
  await page.goto(`${url}/shopping-list`);
  await isListSynced(page);
  return address;
}

async function startTimer(page: Page, recipe: string): Promise<void> {
  await page.goto(recipe);
  await page.getByRole('button', { name: /^20 minutes, start timer/ }).click();
  await page.getByRole('region', { name: 'Timers' }).waitFor();
}

async function writeDraft(page: Page, { url }: Network): Promise<void> {
  await page.goto(`${url}/my-recipes/new`);
  await page.getByLabel('Title').fill('Half a recipe');
  await page.getByText('Draft saved on this device').waitFor();
}
