/**
 * Finding recipes on an instance with 10,000 and with 100,000: the second may not take twice as long.
 * A tenth of them is the cook's own; 500 are saved, 200 favourites.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runSaltbush } from '../e2e/setup/run-saltbush';
import { connectDatabase } from '../packages/server/src/platform/db/connect';
import { makeLog } from '../packages/server/src/platform/logging/log';
import { registerCook, type Cook } from './cook';
import { idOf, seedRecipes } from './lists/seed';
import { measure, printTable, round, type Spread } from './measure';

const sizes = [10_000, 100_000];

export async function benchLists(): Promise<void> {
  const runs: Spread[][] = [];
  for (const size of sizes) runs.push(await measureInstanceOf(size));
  const [small, large] = runs;
  printTable(
    'Lists and search, one caller, ms, in a house of 10,000 | 100,000 recipes',
    small!.map(({ what, p50, p99 }, n) => ({
      what,
      'p50 10k': p50,
      'p50 100k': large![n]!.p50,
      times: round(large![n]!.p50 / p50),
      'p99 10k': p99,
      'p99 100k': large![n]!.p99,
    })),
  );
}

async function measureInstanceOf(size: number): Promise<Spread[]> {
  const folder = await mkdtemp(join(tmpdir(), 'saltbush-lists-'));
  const saltbush = await runSaltbush({ RATE_LIMITS: 'off', SALTBUSH_DATA: folder });
  try {
    const cook = await registerCook(saltbush.url, 'bench');
    await seed(folder, cook, size);
    const spreads: Spread[] = [];
    for (const [what, paths] of Object.entries(asked(size))) {
      spreads.push(await measure(what, repeats, (n) => cook.call('GET', paths[n % paths.length]!)));
    }
    for (const [what, questions] of Object.entries(kitchens)) {
      const ask = (n: number) =>
        cook.call('POST', '/inspiration', questions[n % questions.length]!);
      spreads.push(await measure(what, repeats / 3, ask));
    }
    return spreads;
  } finally {
    await saltbush.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function seed(dataFolder: string, cook: Cook, count: number): Promise<void> {
  const started = performance.now();
  const database = await connectDatabase({ dataFolder, log: makeLog('error'), canJoin: true });
  const cookId = cook.session.user._id;
  await seedRecipes(database.pool, { cookId, count, saves: 500, loved: 200 });
  await database.close();
  console.log(`Seeded ${count} recipes in ${round((performance.now() - started) / 1000)} s`);
}

const repeats = 300;

const mine = (query = '') => `/recipes/list/my-recipes${query}`;
const browse = (query = '') => `/recipes/list/browse${query}`;
const search = (text: string, more = '') => `/recipes/search?q=${encodeURIComponent(text)}${more}`;

/** Several queries of each kind, so that a figure does not depend on one of them. */
const asked = (size: number): Record<string, string[]> => ({
  'my recipes': [mine()],
  'my recipes, page 50': [mine('?page=50')],
  'my recipes by title': [mine('?sort=title')],
  'my recipes: tag, course, time': [
    mine('?tags=Quick&course=dinner&maxMinutes=45'),
    mine('?tags=Mid%20Week&course=lunch&maxMinutes=30'),
  ],
  'my recipes: vegan': [mine('?diets=vegan')],
  'my recipes: without peanut, milk': [mine('?without=peanut,milk')],
  'my recipes: without, also unsure': [mine('?without=peanut,milk&alsoUnsure=true')],
  'browse: vegetarian': [browse('?diets=vegetarian'), browse('?diets=vegan&without=soy')],
  'my recipes: 4 stars': [mine('?minRating=4')],
  'my favourites': [mine('?favourites=true')],
  browse: [browse()],
  'browse by rating': [browse('?sort=rating')],
  'browse, quickest': [browse('?sort=quickest')],
  'browse, page 400': [browse('?page=400')],
  'browse: one tag': [browse('?tags=Vegan'), browse('?tags=Soup')],
  'search: rare word': [search('quandong')],
  'search: frequent word': [search('chicken'), search('roast')],
  'search: frequent, page 40': [search('chicken', '&page=40'), search('onion', '&page=40')],
  'search: frequent, by rating': [search('chicken', '&sort=rating')],
  'search: two words': [search('chicken lemon'), search('braised onion')],
  'search: typo': [search('chikcen'), search('brased lamb'), search('zuchini soup')],
  'search: beginning': [search('chi'), search('roas'), search('p')],
  'search: accent': [search('Crème fraîche'), search('jalapeño')],
  'search: nothing': [search('xylophone'), search('bbbb cccc')],
  'my recipes: frequent word': [mine('?q=chicken'), mine('?q=onion')],
  'have these three foods': [
    search('', '&foods=chicken,lemon,garlic'),
    search('', '&foods=onion,butter,egg'),
  ],
  'one recipe': Array.from({ length: 100 }, (_, n) => `/recipes/${idOf((n * 790) % size)}`).filter(
    (_, n) => (n * 790) % 10 === 0,
  ),
});

const fridge = 'onion,garlic,egg,rice,carrot,chicken,tomato,milk'.split(',');

/** What is at hand, for what can be cooked with it. */
const kitchens: Record<string, object[]> = {
  'ideas: 8 foods': [{ foods: fridge }, { foods: fridge, maxMinutes: 30, course: 'dinner' }],
  'ideas: one to use up': [{ foods: fridge, useUp: ['carrot'] }],
  'ideas: a rare food': [{ foods: ['quandong'] }, { foods: ['kohlrabi', 'jicama'] }],
};
