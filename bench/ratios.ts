/**
 * What a call costs as a multiple of one that does nothing but a `select` by primary key: on the same
 * machine, in the same run, on the same database. A ratio holds on another machine, a time does not.
 */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runSaltbush } from '../e2e/setup/run-saltbush';
import { connectDatabase } from '../packages/server/src/platform/db/connect';
import { findRunningPostgres } from '../packages/server/src/platform/db/embedded/embedded-postgres';
import { makeLog } from '../packages/server/src/platform/logging/log';
import { recipeNumber, registerCook, type Cook } from './cook';
import { idOf, seedRecipes } from './lists/seed';
import { printTable } from './measure';
import { addItemTarget, cpuOfAddedItem } from './ratios/add-item';
import { targetOf, type Call, type Target } from './ratios/calls';
import { cpuOfChangedList, planWeek } from './ratios/changed-list';
import { compare, type Limits } from './ratios/compare';
import { comparePauses } from './ratios/pauses';
import { runBareServer } from './ratios/run-bare-server';

const manyRecipes = 10_000;
const fewRecipes = 24;

export interface RatiosOptions {
  /** How many times a minute passes before a call; 0 leaves the pauses out. */
  pauses?: number;
  /** Only calls whose names contain this. */
  only?: string | undefined;
}

export async function benchRatios({ pauses = 2, only = '' }: RatiosOptions): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'saltbush-ratios-'));
  const saltbush = await runSaltbush({ RATE_LIMITS: 'off', SALTBUSH_DATA: folder });
  const bare = await runBareServer((await findRunningPostgres(folder))!);
  try {
    const { cook, collector, ids } = await seed(saltbush.url, folder);
    const plan = await planWeek(cook, ids);
    const calls = callsOf(saltbush.url, bare.url, { cook, collector, ids });
    const { bareRead, bareWrite } = calls;
    const list = await calls.unchangedList(plan.id);
    const compared: [what: string, measured: Target, bare: Target, limits: Limits][] = [
      ['one recipe', calls.recipe, bareRead, { times: 2, share: 0.4 }],
      ['list of 12', calls.list, bareRead, { times: 3, share: 0.3 }],
      [`list of 12 of ${manyRecipes}`, calls.longList, bareRead, { times: 3, share: 0.3 }],
      ['shopping list, unchanged', list, bareRead, { times: 2 }],
      ['create, durable', calls.create, bareWrite, { times: 3 }],
      ['add an item, durable', calls.addItem, bareWrite, { times: 3, share: 0.3 }],
    ];
    const rows = [];
    for (const each of compared) if (each[0].includes(only)) rows.push(await compare(...each));
    printTable('As a multiple of a bare Fastify route (one caller, and 8)', rows);
    printTable('Processor time, ms', [
      await cpuOfAddedItem(calls.addItem, saltbush.pid),
      await cpuOfChangedList(cook, plan, saltbush.pid),
    ]);
    if (pauses > 0) {
      printTable(`The first call after 60 s without any, ms (median of ${pauses})`, [
        await comparePauses('list of 12', calls.list, bareRead, pauses),
        await comparePauses('one recipe', calls.recipe, bareRead, pauses),
      ]);
    }
    await calls.close();
  } finally {
    await bare.stop();
    await saltbush.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** One person with a few recipes, and one with very many. */
async function seed(url: string, dataFolder: string) {
  const cook = await registerCook(url, 'cook');
  const collector = await registerCook(url, 'collector');
  const ids: string[] = [];
  for (let n = 0; n < fewRecipes; n += 1) {
    ids.push((await cook.call<{ _id: string }>('POST', '/recipes', recipeNumber(n)))._id);
  }
  const database = await connectDatabase({ dataFolder, log: makeLog('error'), canJoin: true });
  await seedRecipes(database.pool, {
    cookId: collector.session.user._id,
    count: manyRecipes,
    ownEvery: 1,
    saves: 0,
    loved: 200,
  });
  await database.close();
  return { cook, collector, ids };
}

interface People {
  cook: Cook;
  collector: Cook;
  ids: string[];
}

function callsOf(url: string, bareUrl: string, { cook, collector, ids }: People) {
  const of = (person: Cook, rest: (n: number) => Call) =>
    targetOf(url, (n) => {
      const call = rest(n);
      const authorization = `Bearer ${person.session.token}`;
      return { ...call, path: `/api${call.path}`, headers: { authorization, ...call.headers } };
    });
  const get = (path: string): Call => ({ method: 'GET', path });
  const list = () => get('/recipes/list/my-recipes');
  const targets = {
    recipe: of(cook, (n) => get(`/recipes/${ids[n % ids.length]}`)),
    list: of(cook, list),
    longList: of(collector, list),
    addItem: addItemTarget(url),
    create: of(cook, (n) => post('/recipes', recipeNumber(n))),
    bareRead: targetOf(bareUrl, (n) => get(`/recipes/${idOf(n % manyRecipes)}`)),
    bareWrite: targetOf(bareUrl, (n) => {
      const { title, ...content } = recipeNumber(n);
      return post('/rows', { id: randomUUID(), title, content: JSON.stringify(content) });
    }),
  };
  return {
    ...targets,
    /** Sends the validator of the last response, if the server gave one. */
    unchangedList: async (planId: string) => {
      const path = `/meal-plans/${planId}/shopping-list`;
      const headers = { authorization: `Bearer ${cook.session.token}` };
      const etag = (await fetch(`${url}/api${path}`, { headers })).headers.get('etag');
      return of(cook, () => ({
        ...get(path),
        ...(etag !== null && { headers: { 'if-none-match': etag } }),
      }));
    },
    close: () => Promise.all(Object.values(targets).map((target) => target.close())),
  };
}

const post = (path: string, body: object): Call => ({
  method: 'POST',
  path,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
