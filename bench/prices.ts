/**
 * Prices with 50,000 products of two retailers: loading them by the command while the server runs, and again on the page;
 * matching a list of 60 lines; the best split of lists against the exact optimum.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runSaltbush } from '../e2e/setup/run-saltbush';
import type { LineMatch } from '../packages/contract/src/plan/prices';
import type { PricedLine } from '../packages/domain/src/plan/prices/basket/basket';
import { compareBaskets } from '../packages/domain/src/plan/prices/basket/compare-baskets';
import { sampleBaskets, retailers } from '../packages/domain/testing/price-baskets';
import { listFoods } from '../packages/recipe-parser/src/foods';
import { registerCook, type Cook } from './cook';
import { measure, printTable, round, spreadOf } from './measure';
import { exactSplit } from './prices/exact-split';
import { diceOf, productFile } from './prices/products';

const products = 50_000;
const linesOfList = 60;

export async function benchPrices(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'saltbush-prices-'));
  const saltbush = await runSaltbush({ RATE_LIMITS: 'off', SALTBUSH_DATA: folder });
  try {
    const cook = await registerCook(saltbush.url, 'pricer');
    await measureLoading(folder, saltbush.url, cook);
    const lists = Array.from({ length: 100 }, (_, n) => listNumber(n));
    const match = (n: number) => matchOf(cook, lists[n % lists.length]!);
    printTable(`Matching a list of ${linesOfList} lines among ${products} products, ms`, [
      await measure('one caller', 300, match),
    ]);
    const matched = [];
    for (const list of lists) matched.push(pricedLines(list, await matchOf(cook, list)));
    await printSplits(matched);
  } finally {
    await saltbush.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureLoading(folder: string, url: string, cook: Cook): Promise<void> {
  const { csv, brokenRow } = productFile(products);
  const file = join(folder, 'products.csv');
  await writeFile(file, csv);
  const others = watchOthers(url);
  const started = performance.now();
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['packages/server/dist/cli.js', 'products', 'load', file],
    { env: { ...process.env, NODE_ENV: 'production', SALTBUSH_DATA: folder, LOG_LEVEL: 'error' } },
  );
  const byCommand = performance.now() - started;
  const again = performance.now();
  const report = await upload(url, cook, csv);
  const byPage = performance.now() - again;
  console.log(`products load FILE: ${stdout.trim().replaceAll('\n', ' | ')}`);
  console.log(`The broken row is row ${brokenRow}. On the page again: ${JSON.stringify(report)}`);
  printTable(`Loading ${products} products, seconds`, [
    { how: 'by the command, the server runs', seconds: round(byCommand / 1000) },
    { how: 'on the page, nothing is new', seconds: round(byPage / 1000) },
  ]);
  printTable('What others wait meanwhile, ms', [spreadOf('GET /test', await others())]);
}

/** Asks the server again and again until it is told to stop. */
function watchOthers(url: string): () => Promise<number[]> {
  const waits: number[] = [];
  let isOver = false;
  const asking = (async () => {
    while (!isOver) {
      const started = performance.now();
      await (await fetch(`${url}/api/test`)).text();
      waits.push(performance.now() - started);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  })();
  return async () => {
    isOver = true;
    await asking;
    return waits;
  };
}

interface Feed {
  _id: string;
  state: string;
  brokenRows: unknown;
}

async function upload(url: string, cook: Cook, csv: string): Promise<Partial<Feed>> {
  const form = new FormData();
  form.append('file', new Blob([csv]), 'products.csv');
  const response = await fetch(`${url}/api/admin/product-feeds`, {
    method: 'POST',
    headers: { authorization: `Bearer ${cook.session.token}` },
    body: form,
  });
  let feed = (await response.json()) as Feed;
  while (feed.state === 'running') {
    await new Promise((resolve) => setTimeout(resolve, 100));
    feed = await cook.call<Feed>('GET', `/admin/product-feeds/${feed._id}`);
  }
  return feed;
}

type ListLine = Pick<PricedLine, 'key' | 'name' | 'amounts'>;

/** Foods of the table, with amounts as recipes have them. */
function listNumber(seed: number): ListLine[] {
  const dice = diceOf(seed + 100);
  const foods = [...listFoods()];
  return Array.from({ length: linesOfList }, () => {
    const [food] = foods.splice(dice(foods.length), 1);
    return { key: food!.id, name: food!.name, amounts: amounts[dice(amounts.length)]! };
  });
}

const amounts = [
  [{ amount: 250, unit: 'g' }],
  [{ amount: 1.4, unit: 'kg' }],
  [{ amount: 600, unit: 'ml' }],
  [{ amount: 3, unit: '' }],
  [{ amount: 2, unit: 'packet' }],
];

async function matchOf(cook: Cook, lines: readonly ListLine[]): Promise<LineMatch[]> {
  const body = { lines: lines.map(({ key, name }) => ({ key, name })) };
  return (await cook.call<{ lines: LineMatch[] }>('POST', '/prices/match', body)).lines;
}

function pricedLines(lines: readonly ListLine[], matches: readonly LineMatch[]): PricedLine[] {
  const byKey = new Map(matches.map((match) => [match.key, match]));
  return lines.map((line) => {
    const { food, chosen, products: found = [] } = byKey.get(line.key) ?? {};
    return { ...line, food, chosen, products: found };
  });
}

async function printSplits(matched: readonly PricedLine[][]): Promise<void> {
  const shared = sampleBaskets(100, linesOfList, 1);
  const rows = [];
  for (const [lists, all] of [
    ['matched with the products above', matched],
    ['60 lines that share 31 products', shared],
  ] as const) {
    for (const products of ['own', 'any'] as const) {
      rows.push({ lists, products, ...(await gapsOf(all, products)) });
    }
  }
  printTable('Best split of 100 lists against the exact optimum', rows);
}

async function gapsOf(lists: readonly PricedLine[][], products: 'own' | 'any') {
  const gaps: number[] = [];
  let milliseconds = 0;
  for (const lines of lists) {
    const started = performance.now();
    const { totals, split } = compareBaskets(lines, retailers);
    milliseconds = Math.max(milliseconds, performance.now() - started);
    const fullest = Math.max(...totals.map(({ coverage }) => coverage.priced));
    const alone = totals.filter(({ coverage }) => coverage.priced === fullest);
    const cents = split?.cents ?? Math.min(...alone.map((total) => total.cents));
    const best = await exactSplit(lines, retailers, products);
    gaps.push(best > 0 ? (cents / best - 1) * 100 : 0);
  }
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
  return {
    'within 1 %': gaps.filter((gap) => gap <= 1).length,
    'mean gap, %': round(mean),
    'largest gap, %': round(Math.max(...gaps)),
    'slowest, ms': round(milliseconds),
  };
}
