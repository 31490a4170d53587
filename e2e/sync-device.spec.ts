import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { isListSynced, sendNow } from './pages/shopping-list';
import {
  addItem,
  item,
  newShopper,
  onServer,
  openListOf,
  setTickedElsewhere,
  untilWaiting,
} from './pages/synced-list';
import { shareBrowser } from './setup/browser';
import { openNetwork } from './setup/network';

shareBrowser();

const dayMs = 24 * 60 * 60 * 1000;

/** Sets the clock of pages that are opened later. */
const setClock = (page: Page, wrongBy: number) =>
  page.context().addInitScript((shift) => {
    const RightDate = Date;
    const clock = { shift };
    class WrongDate extends RightDate {
      constructor(...given: [] | [number]) {
        super(...((given.length === 0 ? [WrongDate.now()] : given) as [number]));
      }
      static override now() {
        return RightDate.now() + clock.shift;
      }
    }
    Object.assign(globalThis, { Date: WrongDate, clock });
  }, wrongBy);

const changeClock = (page: Page, wrongBy: number) =>
  page.evaluate((shift) => {
    (globalThis as unknown as { clock: { shift: number } }).clock.shift = shift;
  }, wrongBy);

it.each([
  ['fast', dayMs],
  ['slow', -dayMs],
])(
  'the later change wins and none is lost when the clock of a device is a day %s',
  async (_, wrongBy) => {
    const shopper = await newShopper('Wrong Clock');
    const network = await openNetwork();
    const page = await openListOf(shopper, network);
    await setClock(page, wrongBy);
    await page.reload();
    for (const text of ['nappies', 'candles']) {
      await addItem(page, text);
      await item(page, text).waitFor();
    }
    await isListSynced(page);

    network.cut();
    // Ticked here first and unticked elsewhere later; and the other way round.
    await item(page, 'nappies').tap();
    await untilWaiting(page, 1);
    await setTickedElsewhere(shopper, 'nappies', true);
    await setTickedElsewhere(shopper, 'nappies', false);
    await setTickedElsewhere(shopper, 'candles', true);
    await setTickedElsewhere(shopper, 'candles', false);
    await item(page, 'candles').tap();
    await untilWaiting(page, 2);
    // Someone sets the clock right, then wrong the other way.
    await changeClock(page, 0);
    await addItem(page, 'stamps');
    await changeClock(page, -wrongBy);
    await addItem(page, 'light bulbs');
    await untilWaiting(page, 4);

    network.mend();
    await sendNow(page);
    await isListSynced(page);
    const { items, ticked } = await onServer(shopper);
    expect(items).toEqual(['candles', 'light bulbs', 'nappies', 'stamps']);
    expect(ticked).toEqual(['candles']);
    expect(await item(page, 'nappies').isChecked()).toBe(false);
  },
);

async function setRoom(page: Page, quotaSize: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize });
}

/** Another database takes all room that is left. */
const fillDevice = (page: Page) =>
  page.evaluate(async () => {
    const opening = indexedDB.open('filling');
    opening.onupgradeneeded = () =>
      opening.result.createObjectStore('filling', { autoIncrement: true });
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const fits = (size: number) =>
      new Promise<boolean>((resolve) => {
        const writing = opening.result.transaction('filling', 'readwrite');
        writing.objectStore('filling').put(crypto.getRandomValues(new Uint8Array(size)));
        writing.oncomplete = () => resolve(true);
        writing.onabort = () => resolve(false);
      });
    // Larger ones are written long after there is no room: the browser counts late.
    for (let size = 2 ** 16; size >= 64; size /= 2) {
      for (let more = await fits(size); more;) more = await fits(size);
    }
    opening.result.close();
  });

it('a device without room says that a change is not saved, and takes it back', async () => {
  const shopper = await newShopper('No Room');
  const network = await openNetwork();
  const page = await openListOf(shopper, network);
  await setRoom(page, 4_000_000);
  await page.reload();
  await isListSynced(page);
  await addItem(page, 'nappies');
  await item(page, 'nappies').waitFor();
  await isListSynced(page);
  await fillDevice(page);
  await addItem(page, 'candles');
  await page.getByText('Not added: candles').waitFor();
  await page.getByText(/This device has no room left/).waitFor();
  await page.getByRole('button', { name: /^Not saved: this device is full/ }).waitFor();
  expect(await item(page, 'candles').count()).toBe(0);
  await item(page, 'nappies').waitFor();

  // Deleting what fills the device would make room too, but the browser takes its time for that.
  await setRoom(page, 10_000_000_000);
  await addItem(page, 'stamps');
  await item(page, 'stamps').waitFor();
  await isListSynced(page);
  expect((await onServer(shopper)).items).toEqual(['nappies', 'stamps']);
});
