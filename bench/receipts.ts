/**
 * What is found on photos of ten receipts, set and photographed by code in the manner of the two chains: names, prices,
 * shop, day and total. `--keep <folder>` writes the photos.
 *
 * - A line is found when a line of the answer has its name, without marks, and its price of a pack or a kilogram.
 * - A name may have one letter wrong in ten: a person reads over it, and the food is found all the same.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { findOrInstallBrowser } from '../e2e/setup/find-browser';
import { runSaltbush } from '../e2e/setup/run-saltbush';
import type { ReceiptOnWire } from '../packages/contract/src/plan/receipts';
import { registerCook, type Cook } from './cook';
import { printTable, round } from './measure';
import { takePhotos } from './photos/take-photo';
import { printedReceipts, type PrintedReceipt } from './receipts/printed-receipts';
import { receiptShots } from './receipts/receipt-shots';

/** @param asked `keep`: a folder for the photos */
export async function benchReceipts({ keep }: { keep?: string | undefined }): Promise<void> {
  const saltbush = await runSaltbush({ RATE_LIMITS: 'off' });
  const browser = await chromium.launch({
    executablePath: findOrInstallBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const cook = await registerCook(saltbush.url, 'shopper');
    const results: Result[] = [];
    for (const [index, receipt] of printedReceipts.entries()) {
      results.push(await readOne({ browser, url: saltbush.url, cook, keep }, receipt, index));
    }
    printTable('Receipts', results);
    printTotals(results);
  } finally {
    await browser.close();
    await saltbush.stop();
  }
}

interface Reading {
  browser: Browser;
  url: string;
  cook: Cook;
  keep: string | undefined;
}

interface Result {
  shop: string;
  shot: string;
  lines: number;
  found: number;
  prices: number;
  foreign: number;
  head: string;
  seconds: number;
}

async function readOne(reading: Reading, printed: PrintedReceipt, index: number): Promise<Result> {
  const shot = receiptShots[index]!;
  const photos = await takePhotos(reading.browser, printed, shot);
  if (reading.keep !== undefined) {
    await mkdir(reading.keep, { recursive: true });
    await writeFile(join(reading.keep, `receipt-${index + 1}.jpg`), photos[0]!);
  }
  const started = performance.now();
  const read = await send(reading, photos);
  const seconds = round((performance.now() - started) / 1000);
  const left = [...read.lines];
  let found = 0;
  let prices = 0;
  for (const { name, cents } of printed.items) {
    const at = left.findIndex(({ text }) => isSameName(text, name));
    if (at === -1) {
      if (reading.keep !== undefined) console.log(`${shot.name}: ${name} ${cents} not found`);
      continue;
    }
    const [line] = left.splice(at, 1);
    found += 1;
    if (line!.cents === cents) prices += 1;
    else if (reading.keep !== undefined)
      console.log(`${shot.name}: ${name} ${cents} is ${line!.cents}`);
  }
  const head = [
    read.retailer === printed.shop ? 'shop' : '',
    read.date === printed.date ? 'day' : '',
    read.totalCents === printed.totalCents ? 'total' : '',
  ].filter(Boolean);
  const { shop, items } = printed;
  const counts = { lines: items.length, found, prices, foreign: left.length };
  return { shop, shot: shot.name, ...counts, head: head.join(', '), seconds };
}

async function send({ url, cook }: Reading, photos: readonly Buffer[]): Promise<ReceiptOnWire> {
  const form = new FormData();
  for (const photo of photos) form.append('photo', new Blob([new Uint8Array(photo)]), 'photo.jpg');
  const response = await fetch(`${url}/api/prices/receipts`, {
    method: 'POST',
    headers: { authorization: `Bearer ${cook.session.token}` },
    body: form,
  });
  return response.ok ? ((await response.json()) as ReceiptOnWire) : { lines: [] };
}

function printTotals(results: readonly Result[]): void {
  const sum = (of: (result: Result) => number) => results.reduce((all, one) => all + of(one), 0);
  const lines = sum((one) => one.lines);
  const share = (count: number) => `${round((count / lines) * 100)} % (${count} of ${lines})`;
  printTable('Found', [
    {
      lines: share(sum(({ found }) => found)),
      'with the right price': share(sum(({ prices }) => prices)),
      'not on the receipt': sum(({ foreign }) => foreign),
    },
  ]);
}

const plain = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

function isSameName(read: string, printed: string): boolean {
  const [one, other] = [plain(read), plain(printed)];
  return distance(one, other) <= Math.floor(other.length / 10);
}

/** Letters to change, add or leave out. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const changed = row[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(changed, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[other.length]!;
}
