/**
 * Queries among the 100,000 recipes of one person, and among the 100,000 of an instance, of which everybody may read three
 * in five: those that indexes answer, and those for which every recipe of the person has to be looked at.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { runSaltbush } from '../e2e/setup/run-saltbush';
import { connectDatabase } from '../packages/server/src/platform/db/connect';
import { makeLog } from '../packages/server/src/platform/logging/log';
import { registerCook, type Cook } from './cook';
import { seedRecipes } from './lists/seed';
import { measure, printTable, type Spread } from './measure';
import { patientPool, seedManyRecipes } from './search/seed-many';

const count = 100_000;
const repeats = 40;

export async function benchQueries(): Promise<void> {
  await measureInstance('all of one person', {
    among: 'mine',
    seedWith: (pool, cookId) =>
      seedRecipes(pool, { cookId, count, ownEvery: 1, saves: 500, loved: 200 }),
  });
  await measureInstance('of many people', {
    among: 'readable',
    seedWith: (pool, cookId) => seedManyRecipes({ pool }, { cookId, count }),
  });
}

interface Instance {
  among: 'mine' | 'readable';
  seedWith: (pool: Pool, cookId: string) => Promise<void>;
}

async function measureInstance(whose: string, { among, seedWith }: Instance): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'saltbush-queries-'));
  const saltbush = await runSaltbush({ RATE_LIMITS: 'off', SALTBUSH_DATA: folder });
  try {
    const cook = await registerCook(saltbush.url, 'bench');
    await seed(folder, cook, seedWith);
    const spreads: Spread[] = [];
    for (const [what, query] of Object.entries(queries))
      spreads.push(await measureQuery(cook, what, { query, among }));
    printTable(`Queries among ${count} recipes, ${whose}, one caller, ms`, spreads);
  } finally {
    await saltbush.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureQuery(cook: Cook, what: string, body: object): Promise<Spread> {
  const ask = () => cook.call<{ total: number }>('POST', '/recipes/list/by-query', body);
  const { total } = await ask();
  return measure(`${what} (${total})`, repeats, ask);
}

async function seed(dataFolder: string, cook: Cook, seedWith: Instance['seedWith']): Promise<void> {
  const database = await connectDatabase({ dataFolder, log: makeLog('error'), canJoin: true });
  const cookId = cook.session.user._id;
  const patient = patientPool(database.pool);
  await seedWith(patient, cookId);
  // A quarter of what the cook has was cooked, on the days of two years.
  await database.pool.query(
    `insert into plan_owners (id, user_id) values ($1, $1) on conflict do nothing`,
    [cookId],
  );
  await database.pool.query(
    `insert into cook_log (id, owner_id, recipe_id, cooked_on, people, created_at)
     select gen_random_uuid(), $1, id, current_date - (hashtext(id::text) & 1023) % 730, '{}', now()
     from recipes where owner_id = $1 and hashtext(id::text) % 4 = 0`,
    [cookId],
  );
  await patient.query('vacuum analyze cook_log');
  await patient.end();
  await database.close();
}

const all = (...of: object[]) => ({ match: 'all', of });
const any = (...of: object[]) => ({ match: 'any', of });
const none = (...of: object[]) => ({ match: 'none', of });
const is = (field: string, value: unknown) => ({ field, value });

/** What few recipes meet, what many meet, and what none meets though no index says so. */
const queries = {
  nothing: all(),
  'a tag and a food': all(is('tag', 'Quick'), is('food', 'lemon')),
  'a rare food': all(is('food', 'quandong')),
  'a word': all(is('words', 'chicken')),
  'any of two foods, quick': all(
    any(is('food', 'fish'), is('food', 'prawns')),
    is('minutesAtMost', 30),
  ),
  'without a food, few ingredients': all(none(is('food', 'onion')), is('ingredientsAtMost', 6)),
  'a tag, not cooked for 90 days': all(is('tag', 'Soup'), none(is('cookedWithin', 90))),
  'never cooked': all(none(is('cooked', true))),
  'cooked lately, a favourite': all(is('cookedWithin', 30), is('favourite', true)),
  'a diet': all(is('suits', 'vegetarian')),
  'any of a tag or four stars': all(any(is('tag', 'BBQ'), is('ratedAtLeast', 4.5))),
  'a group in a group': all(
    any(all(is('tag', 'Kids'), is('food', 'egg')), all(is('course', 'dinner'), is('food', 'rice'))),
    none(is('cuisine', 'Thai')),
  ),
  'nothing that an index knows, met by none': all(is('ingredientsAtMost', 1)),
  'an image, which none has': all(is('image', true)),
  'none of all courses': all(
    none(
      ...['breakfast', 'lunch', 'dinner', 'dessert', 'snack'].map((course) => is('course', course)),
    ),
    is('ingredientsAtMost', 2),
  ),
};
