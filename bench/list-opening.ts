/**
 * How long the shopping list takes to open from the service worker, in Chromium with a processor four times slower:
 * on a slow network (1.6 Mbit/s, 150 ms), and with every connection broken. Each visit is a new page, and the worker
 * was stopped before it, as on a phone where the app was not used for a while. In turns with it the list of someone
 * who has nothing to buy is opened: the difference is what the lines cost.
 */
import { randomUUID } from 'node:crypto';
import { chromium, type Browser, type BrowserContext } from 'playwright-core';
import { untilAppStored } from '../e2e/pages/device';
import { findOrInstallBrowser } from '../e2e/setup/find-browser';
import { openProxy } from '../e2e/setup/proxy';
import { runSaltbush } from '../e2e/setup/run-saltbush';
import { standInTimeZone } from '../packages/domain/src/account/households/stand-in-time-zone';
import { mondayOf, todayIn } from '../packages/domain/src/plan/days/week';
import { recipeNumber, registerCook, type Cook } from './cook';
import { boughtFoods } from './list-opening/bought-foods';
import { printTable, round, spreadOf } from './measure';
import { signIn, visitPage, type Visit } from './page-visit';

const visits = 11;
const lines = 60;
const recipes = 4;
/** The promise: until the first line is painted, in milliseconds. */
const longestMs = 1_000;
const path = '/shopping-list';
const row = 'main li input[type=checkbox]';
const shownLists = {
  full: { path, wanted: row, pressed: row },
  // "Plan meals", below "Nothing to buy yet".
  empty: { path, wanted: 'main a[href^="/menu-maker"]', pressed: 'main a[href^="/menu-maker"]' },
};
type ListName = keyof typeof shownLists;

export async function benchListOpening(): Promise<void> {
  const saltbush = await runSaltbush({ RATE_LIMITS: 'off' });
  const network = await openProxy(saltbush.url);
  const browser = await chromium.launch({
    executablePath: findOrInstallBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const shopper = await registerCook(saltbush.url, 'shopper');
    await fillList(shopper);
    const contexts = {
      full: await openContext(browser, network.url, shopper),
      empty: await openContext(browser, network.url, await registerCook(saltbush.url, 'newcomer')),
    };
    await visitUntilStored(contexts.full, 'full');
    await visitUntilStored(contexts.empty, 'empty');
    const rows = [await compareLists(contexts, '1.6 Mbit/s, 150 ms')];
    network.cut();
    rows.push(await compareLists(contexts, 'none'));
    printTable(`A list of ${lines} lines from the service worker, CPU / 4: ${visits} visits`, rows);
  } finally {
    await browser.close();
    network.close();
    await saltbush.stop();
  }
}

/** What recipes need and what was typed, as many lines as `lines` in all. */
async function fillList(cook: Cook): Promise<void> {
  const week = mondayOf(todayIn(new Date(), standInTimeZone));
  const operations: { name: string; args: object }[] = [];
  for (let n = 0; n < recipes; n += 1) {
    const { _id: recipeId } = await cook.call<{ _id: string }>('POST', '/recipes', recipeNumber(n));
    const args = { id: randomUUID(), week, recipeId, quantity: 1 };
    operations.push({ name: 'addListedRecipe', args });
  }
  const items = boughtFoods.map((text, n) => ({ id: randomUUID(), text, order: orderKey(n) }));
  operations.push({ name: 'addItems', args: { items } });
  const facts = { at: Date.now(), offset: 0, seen: 0 };
  const { refused } = await cook.call<{ refused: object[] }>('POST', '/sync', {
    device: randomUUID(),
    schema: 1,
    epoch: null,
    since: 0,
    basis: null,
    operations: operations.map((operation, n) => ({
      id: randomUUID(),
      seq: n + 1,
      ...facts,
      ...operation,
    })),
  });
  if (refused.length > 0) throw new Error(`The list was refused: ${JSON.stringify(refused)}`);
}

/** @example orderKey(27) // 'bbV' */
const orderKey = (n: number): string =>
  `b${String.fromCodePoint(97 + Math.floor(n / 26), 97 + (n % 26))}V`;

async function openContext(browser: Browser, baseURL: string, cook: Cook): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL, viewport: { width: 360, height: 800 } });
  await signIn(context, cook);
  return context;
}

/** The files by the worker, the rows by the database; scripts are compiled from the second visit on. */
async function visitUntilStored(context: BrowserContext, list: ListName): Promise<void> {
  const { wanted } = shownLists[list];
  const page = await context.newPage();
  await page.goto(path);
  await untilAppStored(page);
  await page.locator(wanted).first().waitFor();
  await page.getByRole('button', { name: 'Synced', exact: true }).waitFor();
  const shown = await page.locator(row).count();
  if (list === 'full' && shown !== lines) throw new Error(`The list has ${shown} lines`);
  await page.close();
  for (let visit = 0; visit < 2; visit += 1) await visitOnce(context, list, false);
}

async function compareLists(contexts: Record<ListName, BrowserContext>, network: string) {
  const seen: Record<ListName, Visit[]> = { full: [], empty: [] };
  for (let n = 0; n < visits; n += 1) {
    seen.empty.push(await visitOnce(contexts.empty, 'empty', true));
    seen.full.push(await visitOnce(contexts.full, 'full', true));
  }
  const spread = (list: ListName, part: keyof Visit) =>
    spreadOf(
      network,
      seen[list].map((visit) => visit[part]),
      0,
    );
  const shown = spread('full', 'painted');
  const empty = spread('empty', 'painted');
  const times = seen.full.map(({ painted }, n) => painted / seen.empty[n]!.painted);
  return {
    network,
    'first line painted, p50 ms': shown.p50,
    // The nearest to a quiet machine.
    least: Math.round(Math.min(...seen.full.map(({ painted }) => painted))),
    max: shown.max,
    'in the page, p50': spread('full', 'wanted').p50,
    'empty list, p50': empty.p50,
    'times the empty list': round(spreadOf('', times).p50),
    'layout shift, most': Math.max(...seen.full.map(({ shift }) => shift)).toFixed(3),
    passed: shown.p50 <= longestMs,
  };
}

async function visitOnce(context: BrowserContext, list: ListName, isSlow: boolean): Promise<Visit> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.stopAllWorkers');
  await page.close();
  return visitPage(context, shownLists[list], isSlow);
}
