import { expect, it } from 'vitest';
import { isListSynced } from './pages/shopping-list';
import {
  addItem,
  item,
  newShopper,
  onServer,
  signIn,
  untilWaiting,
  type Shopper,
} from './pages/synced-list';
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

it('what was saved on the device is there after the browser was killed', async () => {
  const shopper = await newShopper('Killed');
  const network = await openNetwork();
  const profile = await makeProfile();
  let { page, kill } = await openList(profile, shopper, network);
  await isListSynced(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);

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

  network.mend();
  await page.getByRole('button', { name: 'Try now' }).click();
  await isListSynced(page);
  expect((await onServer(shopper)).items).toEqual(things.toSorted());
  await kill();
});
