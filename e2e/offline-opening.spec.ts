import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { expect, it, vi } from 'vitest';
import { untilAppStored, untilRecipeStored, untilYes } from './pages/device';
import { day } from './pages/menu-maker';
import { isListSynced, sendNow } from './pages/shopping-list';
import { addItem, item, newShopper, onServer, openListOf, untilWaiting } from './pages/synced-list';
import { shareBrowser } from './setup/browser';
import { call, upload } from './setup/call';
import { openNetwork, type Network } from './setup/network';

shareBrowser();

const picture = new URL('../packages/web/public/icon-192.png', import.meta.url);

async function writeSoup(token: string): Promise<string> {
  const image = new File([await readFile(picture)], 'soup.png', { type: 'image/png' });
  const { imageUrl } = await upload<{ imageUrl: string }>('/images', { image }, token);
  const text = 'Pumpkin soup\nIngredients\n1 kg pumpkin\nMethod\nSimmer until soft.';
  const { ingredients } = await call<{ ingredients: object[] }>(
    '/recipes/scrape',
    { text },
    { token },
  );
  const body = {
    title: 'Pumpkin soup',
    serves: 4,
    ingredients,
    instructions: ['Simmer.'],
    imageUrl,
  };
  return (await call<{ _id: string }>('/recipes', body, { token }))._id;
}

/** The picture of the recipe, by the service worker, in the background; other pages may have stored other pictures. */
const untilImageStored = (page: Page): Promise<unknown> =>
  untilYes(() =>
    page.evaluate(async () => {
      const shown = [...document.images].find(({ src }) => src.includes('/images/'));
      const folder = shown?.src.slice(0, shown.src.lastIndexOf('/') + 1);
      const stored = await (await caches.open('saltbush-images')).keys();
      return folder !== undefined && stored.some(({ url }) => url.startsWith(folder));
    }),
  );

async function openOffline(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

/** Menus and details of the list are files that are loaded on first use. */
async function openPartsOf(list: Page): Promise<void> {
  await list.getByRole('button', { name: 'More', exact: true }).tap();
  await list.getByRole('menuitem', { name: 'Share as text' }).waitFor();
  await list.keyboard.press('Escape');
  await list.getByRole('button', { name: /, change$/ }).tap();
  await list.getByRole('menu').waitFor();
  await list.keyboard.press('Escape');
  await list.getByRole('button', { name: /pumpkin, details/i }).tap();
  await list.getByRole('dialog').getByRole('button', { name: 'Put in the trolley' }).waitFor();
  await list.keyboard.press('Escape');
}

it('the list, the plan, a recipe with its image and cooking mode open without a network', async () => {
  const shopper = await newShopper('Camper');
  const { token } = shopper;
  const recipe = await writeSoup(token);
  await call('/meal-plans', { startDate: '2031-01-06', days: { monday: [{ recipe }] } }, { token });
  const network = await openNetwork();
  const page = await openListOf(shopper, network, { serviceWorkers: 'allow' });
  await isListSynced(page);
  await untilAppStored(page);
  await page.goto(`/recipes/${recipe}`);
  await page.getByRole('heading', { level: 1, name: 'Pumpkin soup' }).waitFor();
  await untilImageStored(page);
  await untilRecipeStored(page, recipe);
  const context = page.context();
  await page.close();

  network.cut();
  const list = await openOffline(context, '/shopping-list?week=2031-01-06');
  await list.getByRole('checkbox', { name: /pumpkin/i }).waitFor();
  await openPartsOf(list);
  const plan = await openOffline(context, '/menu-maker?week=2031-01-06');
  await day(plan, 'Monday').getByText('Pumpkin soup').waitFor();
  const read = await openOffline(context, `/recipes/${recipe}`);
  await read.getByRole('heading', { level: 1, name: 'Pumpkin soup' }).waitFor();
  await read.getByText('Simmer.').first().waitFor();
  await read.waitForFunction(() =>
    [...document.images].some(
      ({ src, naturalWidth }) => src.includes('/images/') && naturalWidth > 0,
    ),
  );
  await read.getByRole('link', { name: 'Start cooking' }).tap();
  await read.getByRole('region', { name: 'Get ready', exact: true }).waitFor();
});

const newList = '/assets/app-files-0123456789abcdef.json';

/** A worker of another build, whose files are the same. */
async function answerWithNewBuild({ url, answerBy }: Network): Promise<void> {
  const textOf = async (path: string) => (await fetch(`${url}${path}`)).text();
  const worker = await textOf('/sw.js');
  const [list] = /\/assets\/app-files-\w+\.json/.exec(worker)!;
  const files = await textOf(list);
  const newWorker = worker
    .replaceAll(list, newList)
    .replace(/\/assets\/index-[\w-]+\.js/g, '/assets/index-00000000.js');
  const answers: Record<string, string> = { '/sw.js': newWorker, [newList]: files };
  answerBy((path) => answers[path]);
}

it('an update of the app with changes that wait loses none', async () => {
  const shopper = await newShopper('Updated');
  const network = await openNetwork();
  const page = await openListOf(shopper, network, { serviceWorkers: 'allow' });
  await isListSynced(page);
  await untilAppStored(page);
  network.loseBy((asked) => (asked === 'POST /api/sync' ? 'request' : undefined));
  for (const text of ['nappies', 'candles', 'stamps']) await addItem(page, text);
  await untilWaiting(page, 3);

  await answerWithNewBuild(network);
  const before = network.asked.length;
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())!.update());
  await page.getByText('Saltbush has been updated').waitFor();
  // It is whole before it takes over, and its files are those that the device has.
  expect(network.asked.slice(before).filter((path) => path.includes('app-'))).toEqual([newList]);
  network.cut();
  await Promise.all([
    page.waitForEvent('load'),
    page.getByRole('button', { name: 'Reload' }).tap(),
  ]);
  for (const text of ['nappies', 'candles', 'stamps']) await item(page, text).waitFor();
  await untilWaiting(page, 3);
  network.mend();
  network.loseBy(() => undefined);
  await sendNow(page);
  await isListSynced(page);
  expect((await onServer(shopper)).items).toEqual(['candles', 'nappies', 'stamps']);
});

it('an update of the app is taken over although a file of the version before never comes', async () => {
  const network = await openNetwork();
  const page = await openListOf(await newShopper('Stalled'), network, { serviceWorkers: 'allow' });
  await isListSynced(page);
  await untilAppStored(page);
  await answerWithNewBuild(network);
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())!.update());
  const reload = page.getByRole('button', { name: 'Reload' });
  await reload.waitFor();
  const stalled = '/assets/of-a-line-that-hangs.js';
  network.stallBy((path) => path === stalled);
  await page.evaluate((path) => void fetch(path).catch(() => undefined), stalled);
  await vi.waitUntil(() => network.asked.includes(stalled));
  await Promise.all([page.waitForEvent('load'), reload.tap()]);
  await page.getByRole('heading', { name: 'Shopping list' }).waitFor();
});
