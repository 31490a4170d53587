/**
 * What a household takes in the database: so many are made by calls of the API, each with recipes, planned weeks and a list
 * that is ticked off, and the tables are measured before and after. docs/million-households.md reckons with it.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { runSaltbush } from '../e2e/setup/run-saltbush';
import { connectDatabase } from '../packages/server/src/platform/db/connect';
import { makeLog } from '../packages/server/src/platform/logging/log';
import { newId } from '../scripts/crash-test/writers/writer';
import { Phone, type SyncAnswer } from '../scripts/several-machines/load/phone';
import { recipeNumber, registerCook, type Cook } from './cook';
import { printTable, round } from './measure';

const households = 200;
const recipesEach = 12;
const weeksEach = 8;
/** In each week typed, and ticked one by one. */
const itemsAWeek = 10;
const atOnce = 4;
const dayNames = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

export async function benchHousehold(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'saltbush-household-'));
  const saltbush = await runSaltbush({ RATE_LIMITS: 'off', SALTBUSH_DATA: folder });
  try {
    await registerCook(saltbush.url, 'admin');
    const before = await measureTables(folder);
    let next = 0;
    const make = async () => {
      while (next < households) await makeHousehold(saltbush.url, next++);
    };
    await Promise.all(Array.from({ length: atOnce }, make));
    printSizes(before, await measureTables(folder));
  } finally {
    await saltbush.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function makeHousehold(url: string, number: number): Promise<void> {
  const cook = await registerCook(url, `cook${number}`);
  const recipes: string[] = [];
  for (let n = 0; n < recipesEach; n += 1) {
    const recipe = recipeNumber(number * recipesEach + n);
    recipes.push((await cook.call<{ _id: string }>('POST', '/recipes', recipe))._id);
  }
  const phone = new Phone();
  for (let week = 0; week < weeksEach; week += 1) {
    const monday = new Date(Date.UTC(2026, 8, 28 + 7 * week)).toISOString().slice(0, 10);
    const dinner = (day: number) => [
      { recipe: recipes[(week + day) % recipes.length], quantity: 1 },
    ];
    const days = Object.fromEntries(dayNames.map((name, day) => [name, dinner(day)]));
    await cook.call('POST', '/meal-plans', { startDate: monday, days });
    await shop(cook, phone, monday);
  }
}

/** Each item and each tick is an operation of its own, as a phone makes them. */
async function shop(cook: Cook, phone: Phone, monday: string): Promise<void> {
  const send = async (name: string, all: readonly object[]) => {
    const body = phone.bodyOf(all.map((args) => phone.make(name, args)));
    phone.take(await cook.call<SyncAnswer>('POST', '/sync', body));
  };
  const ids = Array.from({ length: itemsAWeek }, newId);
  const itemOf = (id: string, n: number) => ({ id, text: `${n + 1} lemons`, order: 'a0' });
  await send(
    'addItems',
    ids.map((id, n) => ({ items: [itemOf(id, n)] })),
  );
  await send(
    'tick',
    ids.map((id) => ({ week: monday, items: [id], on: monday })),
  );
}

interface Size {
  rows: number;
  /** With its indexes and long values. */
  bytes: number;
}

async function measureTables(dataFolder: string): Promise<Map<string, Size>> {
  const database = await connectDatabase({ dataFolder, log: makeLog('error'), canJoin: true });
  try {
    return await readSizes(database.pool);
  } finally {
    await database.close();
  }
}

async function readSizes(pool: Pool): Promise<Map<string, Size>> {
  await pool.query('vacuum analyze');
  const { rows } = await pool.query<Size & { name: string }>(
    `select relname as name, greatest(reltuples, 0)::float8 as rows,
            pg_total_relation_size(oid)::float8 as bytes
       from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  return new Map(rows.map(({ name, ...size }) => [name, size]));
}

function printSizes(before: Map<string, Size>, after: Map<string, Size>): void {
  const sizes = [...after].map(([table, { rows, bytes }]) => {
    const more = rows - (before.get(table)?.rows ?? 0);
    const moreBytes = bytes - (before.get(table)?.bytes ?? 0);
    return {
      table,
      'rows each': round(more / households, 1),
      'KB each': round(moreBytes / households / 1_000, 1),
      'bytes a row': more > 0 ? round(moreBytes / more, 0) : 0,
    };
  });
  const shown = sizes.filter((size) => size['rows each'] >= 0.5);
  const total = sizes.reduce((sum, size) => sum + size['KB each'], 0);
  printTable(
    `Of each of ${households} households with ${recipesEach} recipes and ${weeksEach} weeks`,
    shown.toSorted((one, other) => other['KB each'] - one['KB each']),
  );
  console.log(`In all ${round(total, 0)} KB each\n`);
}
