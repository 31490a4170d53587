/**
 * `npm run bench`: builds, seeds 10,000 recipes into a fresh Saltbush, measures, prints tables.
 * `npm run bench -- api` (or `admin`, `answers`, `ratios`, `lists`, `list-opening`, `start`, `browser`, `first-list`, `flood`, `household`, `kitchen`, `nutrition`, `photos`, `steps`, `diets`,
 * `captions`, `stall`, `sync-model`, `random-list`, `live`, `magic-menu`, `memory`, `prices`, `queries`, `queue`, `receipts`, `remainders`, `search`, `small-jobs`, `weeks`) measures one part. Figures depend on the machine, except those of `ratios`; the
 * tables say which it was. `ratios` takes eight minutes for its pauses: `--pauses 0` leaves them out, and `--only item` all calls but one. `stall` takes
 * six minutes: `--seconds 5 --only photo` is sooner done; `--profiles <folder>` also profiles the server. `steps`, `diets` and `nutrition` need pages: `-- steps --pages <folder> [--list]`.
 * What is generated is the same for the same `--seed`, which each of these prints: `sync-model` takes `--operations 100000`,
 * `random-list` `--operations 100000` (a new seed unless one is given), `magic-menu` `--households 10000 --weeks 200 --pages <folder>`,
 * `weeks` `--pages <folder> --weeks 20`, `small-jobs` `--pages <folder> --weeks 50 --half 2`.
 * `remainders` takes `--households 100 --weeks 52`, at most 100 households.
 * `kitchen` takes `--lines <file>`, a line of a recipe each.
 * `receipts` takes `--keep <folder>`: the photos are written there.
 * `search` makes a million recipes, which takes minutes: `--keep <folder>` keeps them for the next time.
 * `browser` takes `--only first-visits`, `--list` to print each of their requests, and `--language de`.
 * `memory` takes `--seconds 20`; it and `start` take `--node <path>` to measure another Node.
 * `live` takes `--listeners 50,1000 --seconds 20`, at most 60 seconds for each row.
 */
import { cpus, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { buildIfStale } from '../scripts/build.mjs';
import { benchAdmin } from './admin';
import { benchAnswers } from './answers';
import { benchApi } from './api';
import { benchBrowser } from './browser';
import { benchCaptions } from './captions';
import { benchDiets } from './diets';
import { benchFlood } from './flood';
import { benchFirstList } from './first-list';
import { benchHousehold } from './household';
import { benchKitchen } from './kitchen';
import { benchRandomList } from './random-list';
import { benchListOpening } from './list-opening';
import { benchLists } from './lists';
import { benchLive } from './live';
import { benchMagicMenu } from './magic-menu';
import { benchMemory } from './memory';
import { benchNutrition } from './nutrition';
import { benchPhotos } from './photos';
import { benchPrices } from './prices';
import { benchQueries } from './queries';
import { benchQueue } from './queue';
import { benchRatios } from './ratios';
import { benchReceipts } from './receipts';
import { benchRemainders } from './remainders';
import { benchStart } from './start';
import { benchSearch } from './search';
import { benchSmallJobs } from './small-jobs';
import { benchStall } from './stall';
import { benchSteps } from './steps';
import { benchSyncModel } from './sync-model';
import { benchWeeks } from './weeks';

const { values, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: {
    pages: { type: 'string' },
    lines: { type: 'string' },
    list: { type: 'boolean' },
    language: { type: 'string' },
    pauses: { type: 'string', default: '2' },
    seconds: { type: 'string', default: '20' },
    only: { type: 'string' },
    node: { type: 'string' },
    profiles: { type: 'string' },
    recipes: { type: 'string', default: '4' },
    keep: { type: 'string' },
    operations: { type: 'string', default: '20000' },
    seed: { type: 'string' },
    households: { type: 'string', default: '10000' },
    weeks: { type: 'string' },
    half: { type: 'string' },
    listeners: { type: 'string', default: '50,1000,10000' },
  },
});
const seed = wholeSeed(values.seed);
const parts = {
  admin: benchAdmin,
  answers: () => benchAnswers({ recipes: Number(values.recipes), seconds: Number(values.seconds) }),
  api: benchApi,
  ratios: () => benchRatios({ pauses: Number(values.pauses), only: values.only }),
  lists: benchLists,
  'list-opening': benchListOpening,
  start: () => benchStart({ node: values.node }),
  memory: () => benchMemory({ node: values.node, seconds: Number(values.seconds) }),
  browser: () => benchBrowser(values),
  'first-list': benchFirstList,
  household: benchHousehold,
  kitchen: () => benchKitchen(values),
  photos: () => benchPhotos(values),
  prices: benchPrices,
  queries: benchQueries,
  queue: benchQueue,
  receipts: () => benchReceipts(values),
  remainders: () =>
    benchRemainders({
      households: Math.min(Number(values.households), 100),
      weeks: Number(values.weeks ?? 52),
      seed: seed ?? 1,
    }),
  search: () => benchSearch({ recipes: 1_000_000, keep: values.keep }),
  flood: () => benchFlood({ seconds: Number(values.seconds), only: values.only ?? '' }),
  stall: () =>
    benchStall({ seconds: Number(values.seconds), only: values.only, profiles: values.profiles }),
  steps: () => benchSteps(values),
  diets: () => benchDiets(values),
  nutrition: () => benchNutrition(values),
  captions: benchCaptions,
  'random-list': () =>
    benchRandomList({
      operations: Number(values.operations),
      // New steps each time may find what the test of the normal suite has not.
      seed: seed ?? Date.now() % 1_000_000,
    }),
  'sync-model': () => benchSyncModel({ operations: Number(values.operations), seed: seed ?? 1 }),
  'magic-menu': () =>
    benchMagicMenu({
      ...values,
      households: Number(values.households),
      weeks: Number(values.weeks ?? 200),
      seed: seed ?? 1,
    }),
  weeks: () =>
    benchWeeks({
      ...values,
      weeks: Number(values.weeks ?? 20),
      seed: seed ?? 1,
    }),
  'small-jobs': () =>
    benchSmallJobs({ ...values, weeks: Number(values.weeks ?? 50), seed: seed ?? 1 }),
  live: () =>
    benchLive({
      listeners: values.listeners.split(',').map(Number),
      seconds: Math.min(Number(values.seconds), 60),
    }),
};

/** Parts that measure sources. */
const withoutBuild: ReadonlySet<string> = new Set([
  'kitchen',
  'steps',
  'diets',
  'nutrition',
  'captions',
  'sync-model',
  'random-list',
  'magic-menu',
  'remainders',
  'small-jobs',
  'weeks',
]);
const names = Object.keys(parts) as (keyof typeof parts)[];
const unknown = asked.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. There are: ${names.join(', ')}.`);
  process.exit(2);
}

const needsBuild = asked.length === 0 || asked.some((name) => !withoutBuild.has(name));
if (needsBuild) await buildIfStale();
const gigabytes = Math.round(totalmem() / 2 ** 30);
console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}, ${gigabytes} GB\n`);
for (const name of names) {
  if (asked.length === 0 || asked.includes(name)) await parts[name]();
}

function wholeSeed(given: string | undefined): number | undefined {
  if (given === undefined) return undefined;
  if (/^\d{1,9}$/.test(given)) return Number(given);
  console.error('--seed takes a whole number.');
  process.exit(2);
}
