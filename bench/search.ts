/**
 * Searching on an instance with 2,000 recipes and on one with a million: the second may take twice as long, or 8 ms more
 * (three foods that few recipes have together are sought in three long lists).
 * Making a million takes some minutes; with `--keep <folder>` they are kept there for the next time.
 */
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runSaltbush } from '../e2e/setup/run-saltbush';
import { connectDatabase } from '../packages/server/src/platform/db/connect';
import { makeLog } from '../packages/server/src/platform/logging/log';
import { registerCook, signInCook, type Cook } from './cook';
import { measure, printTable, round, type Spread } from './measure';
import { seedManyRecipes } from './search/seed-many';

const small = 2_000;
const mostTimes = 2;
const mostMoreMs = 8;
const repeats = 300;

export interface SearchOptions {
  recipes: number;
  keep?: string | undefined;
}

export async function benchSearch({ recipes, keep }: SearchOptions): Promise<void> {
  const few = await measureInstanceOf(small, keep);
  const many = await measureInstanceOf(recipes, keep);
  const rows = few.map(({ what, p50, p99 }, n) => ({
    what,
    'p50 few': p50,
    'p50 many': many[n]!.p50,
    times: round(many[n]!.p50 / p50),
    'p99 few': p99,
    'p99 many': many[n]!.p99,
  }));
  printTable(`Search among ${small} and ${recipes} recipes, one caller, ms`, rows);
  const isSlower = few.some(
    ({ p50 }, n) => many[n]!.p50 > Math.max(mostTimes * p50, p50 + mostMoreMs),
  );
  if (isSlower) process.exitCode = 1;
}

async function measureInstanceOf(size: number, keep: string | undefined): Promise<Spread[]> {
  const folder = keep
    ? join(keep, String(size))
    : await mkdtemp(join(tmpdir(), 'saltbush-search-'));
  const isSeeded = existsSync(join(folder, 'postgres'));
  const saltbush = await runSaltbush({ RATE_LIMITS: 'off', SALTBUSH_DATA: folder });
  try {
    const cook = isSeeded
      ? await signInCook(saltbush.url, 'bench')
      : await registerCook(saltbush.url, 'bench');
    if (!isSeeded) await seed(folder, cook, size);
    const spreads: Spread[] = [];
    for (const [what, paths] of Object.entries(searches)) {
      spreads.push(await measure(what, repeats, (n) => cook.call('GET', paths[n % paths.length]!)));
    }
    return spreads;
  } finally {
    await saltbush.stop();
    if (!keep) await rm(folder, { recursive: true, force: true });
  }
}

async function seed(dataFolder: string, cook: Cook, count: number): Promise<void> {
  const started = performance.now();
  const database = await connectDatabase({ dataFolder, log: makeLog('error'), canJoin: true });
  await seedManyRecipes(database, { cookId: cook.session.user._id, count });
  await database.close();
  console.log(`Seeded ${count} recipes in ${round((performance.now() - started) / 1000)} s`);
}

const search = (text: string, more = ''): string =>
  `/recipes/search?q=${encodeURIComponent(text)}${more}`;

/** Several of each kind, so that a figure does not depend on one of them. */
const searches: Record<string, string[]> = {
  'a rare word': ['quandong', 'kohlrabi'].map((text) => search(text)),
  'a frequent word': ['chicken', 'roast', 'onion'].map((text) => search(text)),
  'a frequent word, page 10': [search('chicken', '&page=10'), search('onion', '&page=10')],
  'a frequent word, by rating': [search('chicken', '&sort=rating')],
  'two words': ['chicken lemon', 'braised onion'].map((text) => search(text)),
  'mistyped words': ['chikcen', 'brased lamb', 'zuchini soup'].map((text) => search(text)),
  'a beginning': ['chi', 'roas', 'p'].map((text) => search(text)),
  'an accent': ['Crème fraîche', 'jalapeño'].map((text) => search(text)),
  'words that nobody has': ['xylophone', 'bbbb cccc'].map((text) => search(text)),
  'three foods': [search('', '&foods=chicken,lemon,garlic'), search('', '&foods=onion,butter,egg')],
  'a word of my recipes': ['/recipes/list/my-recipes?q=chicken'],
};
