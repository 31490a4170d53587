import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { untilAppStored } from './pages/device';
import { isListSynced, sendNow } from './pages/shopping-list';
import { addItem, item, newShopper, openListOf, untilWaiting } from './pages/synced-list';
import { shareBrowser } from './setup/browser';
import { call } from './setup/call';
import { openNetwork } from './setup/network';

shareBrowser();

/** Everything that a script of this origin can find on the device, as one text. */
const readDevice = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const opened = await Promise.all(databases.map(({ name }) => openDatabase(name!)));
    const records = await Promise.all(opened.flatMap((database) => readStores(database)));
    opened.forEach((database) => database.close());
    const cached = await Promise.all((await caches.keys()).map(readCache));
    return JSON.stringify([databases, records, cached, { ...localStorage }, { ...sessionStorage }]);

    function openDatabase(name: string) {
      return resultOf(indexedDB.open(name));
    }
    function readStores(database: IDBDatabase) {
      const names = [...database.objectStoreNames];
      return names.map((name) => resultOf(database.transaction(name).objectStore(name).getAll()));
    }
    function resultOf<Result>(request: IDBRequest<Result>) {
      return new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error!);
      });
    }
    async function readCache(name: string) {
      const cache = await caches.open(name);
      return (await cache.keys()).map(({ url }) => url);
    }
  });

it('a person removed while offline keeps of the community only the text of what was not sent', async () => {
  const owner = await newShopper('Owner');
  const member = await newShopper('Member');
  const { token } = owner;
  const { _id: household } = await call<{ _id: string }>(
    '/households',
    { name: 'The Harpers' },
    { token },
  );
  const { url } = await call<{ url: string }>(
    `/households/${household}/invitations`,
    {},
    { token },
  );
  const invitation = url.split('/').at(-1);
  await call(`/households/invitations/${invitation}/accept`, {}, { token: member.token });
  const network = await openNetwork();
  const page = await openListOf(member, network);
  await page.goto(`/shopping-list?household=${household}`);
  await isListSynced(page);
  await addItem(page, 'nappies');
  await item(page, 'nappies').waitFor();
  await isListSynced(page);
  expect(await readDevice(page)).toContain('nappies');

  network.cut();
  await addItem(page, 'candles');
  await item(page, 'nappies').tap();
  await untilWaiting(page, 2);
  const path = `/households/${household}/members/${member.session['saltbush.user-id']}`;
  await call(path, {}, { method: 'DELETE', token });
  network.mend();
  await sendNow(page);

  await page.getByText('2 changes were not sent').waitFor();
  await page.getByText('You can’t open this community').waitFor();
  // The toast makes way for the field to add to one's own list, and for what says that all was sent.
  await isListSynced(page);
  await page.getByRole('combobox', { name: 'Add an item' }).waitFor();
  await page.getByRole('button', { name: 'Show them' }).tap();
  const text = await page.getByLabel('Your changes').inputValue();
  expect(text.split('\n')).toEqual(['Added: candles', 'Ticked: nappies']);
  await page.getByRole('button', { name: 'Done' }).tap();

  // One's own list, which is empty.
  await page.getByText('Nothing to buy yet').waitFor();
  const found = await readDevice(page);
  for (const word of ['nappies', 'candles', household]) expect(found).not.toContain(word);
});

it('the next person on the device finds nothing of the one before after a sign-out', async () => {
  const shopper = await newShopper('Leaver');
  const network = await openNetwork();
  const page = await openListOf(shopper, network, { serviceWorkers: 'allow' });
  await isListSynced(page);
  await untilAppStored(page);
  await addItem(page, 'nappies');
  await item(page, 'nappies').waitFor();
  await isListSynced(page);
  network.cut();
  await addItem(page, 'candles');
  await untilWaiting(page, 1);
  // While one types, the field covers the menu.
  await page.getByRole('combobox', { name: 'Add an item' }).blur();
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  await page.getByRole('button', { name: 'Logout' }).tap();
  await page.getByText('1 change is only on this device').waitFor();
  network.mend();
  await page.getByRole('button', { name: 'Send first' }).tap();
  await page.getByRole('heading', { name: 'Sign In' }).waitFor();
  await expect.poll(() => page.evaluate(() => indexedDB.databases())).toEqual([]);
  const found = await readDevice(page);
  const { token, session, person } = shopper;
  const traces = ['nappies', 'candles', token, session['saltbush.user-id']!, person.email];
  for (const trace of traces) expect(found).not.toContain(trace);

  const next = await newShopper('Next');
  await page.evaluate((entries) => {
    for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
  }, next.session);
  await page.goto('/shopping-list');
  await page.getByText('Nothing to buy yet').waitFor();
  await isListSynced(page);
  expect(await page.evaluate(() => indexedDB.databases())).toHaveLength(1);
});
