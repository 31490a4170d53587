/**
 * Writes a million recipes in minutes: some thousands are made up and derived as the app does it, and PostgreSQL copies
 * those with their derived columns. One in ten copies names somebody whom no other recipe names, so that the words that
 * mistyped ones are compared with become as many as on a large instance. The lines of the copies are left out: no
 * list reads them.
 */
import { dropIndexes } from '../lists/drop-indexes';
import { Pool } from 'pg';
import { seedRecipes } from '../lists/seed';
import type { Database } from '../../packages/server/src/platform/db/connect';

interface ManyRecipes {
  cookId: string;
  count: number;
}

/** As the trigger on recipes groups them. */
const listedTogether = 4096;
/** Made up one by one; the others are copies of these. */
const distinct = 20_000;
/** The cook's own, however many others have: a person's book does not grow with the instance. */
const own = 200;
const copiesAtOnce = 50_000;

export async function seedManyRecipes(
  { pool }: Pick<Database, 'pool'>,
  { cookId, count }: ManyRecipes,
): Promise<void> {
  const madeUp = Math.min(count, distinct);
  await seedRecipes(pool, {
    cookId,
    count: madeUp,
    ownEvery: Math.ceil(madeUp / own),
    saves: 20,
    loved: 10,
  });
  if (count === madeUp) return;
  const patient = patientPool(pool);
  await copyRecipes(patient, { cookId, from: madeUp, to: count });
  await patient.end();
}

/** Without the limits of time that calls have: an index of a million rows takes longer. */
export const patientPool = ({ options }: Pool): Pool =>
  new Pool({
    ...options,
    query_timeout: undefined,
    onConnect: async (client) => {
      await client.query('set statement_timeout = 0');
    },
  });

interface Copies {
  /** Whose recipes are not copied. */
  cookId: string;
  from: number;
  to: number;
}

async function copyRecipes(pool: Pool, { cookId, from, to }: Copies): Promise<void> {
  await pool.query(
    `create table bench_copied as
     select *, row_number() over () - 1 as number, count(*) over () as count
     from recipes where owner_id <> '${cookId}'`,
  );
  await pool.query(`create index on bench_copied (number)`);
  const columns = await copiedColumns(pool);
  const indexes = await dropIndexes(pool);
  await pool.query(
    `insert into recipe_words select distinct ${nameOf('n')}
    from generate_series(0, $1::int, 10) n on conflict do nothing`,
    [to],
  );
  for (let start = from; start < to; start += copiesAtOnce) {
    await pool.query(insertCopies(columns), [start, Math.min(start + copiesAtOnce, to) - 1]);
  }
  await pool.query(`select setval('recipe_listings', $1)`, [to]);
  await pool.query(`drop table bench_copied`);
  await makeIndexes(pool, indexes);
  await pool.query('vacuum analyze recipes');
  await pool.query('vacuum analyze recipe_words');
}

/** All that are stored as they are; the others say which recipe it is and when it came. */
async function copiedColumns(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_name = 'recipes' and is_generated = 'NEVER'`,
  );
  const own = ['id', 'created_at', 'updated_at', 'listed_at', 'listed_group', 'search'];
  return rows.map(({ name }) => name).filter((name) => !own.includes(name));
}

/** Letters only, and not all with the same beginning: a word as somebody's name is. */
const nameOf = (n: string): string =>
  `translate(reverse(to_char(${n}::int, 'FM9999999')), '0123456789', 'aeioubdgkm') || 'us'`;

const insertCopies = (columns: readonly string[]): string => `
  insert into recipes (id, created_at, updated_at, listed_at, listed_group, search, ${columns.join(', ')})
  select ('0193a000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, at, at,
    case when is_listed then at end, case when is_listed then n / ${listedTogether} end,
    case when n % 10 = 0 then search || array_to_tsvector(array[${nameOf('n')}]) else search end,
    ${columns.join(', ')}
  from generate_series($1::int, $2::int) n
    cross join lateral (select timestamptz '2026-01-01' + n * interval '1 minute' as at) came
    cross join lateral (select count from bench_copied limit 1) copied
    join bench_copied on number = (n::bigint * 7919) % copied.count`;

/** On two connections, with room to sort in. */
async function makeIndexes(pool: Pool, definitions: readonly string[]): Promise<void> {
  const left = [...definitions];
  await Promise.all(
    [1, 2].map(async () => {
      const client = await pool.connect();
      await client.query(`set maintenance_work_mem = '1GB'`);
      for (let next = left.pop(); next !== undefined; next = left.pop()) await client.query(next);
      client.release(true);
    }),
  );
}
