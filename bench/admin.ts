/**
 * The admin's calls on an instance with 100,000 accounts and 1,000,000 events over two
 * years: each must answer within a second.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runSaltbush } from '../e2e/setup/run-saltbush';
import { connectDatabase } from '../packages/server/src/platform/db/connect';
import { makeLog } from '../packages/server/src/platform/logging/log';
import { registerCook } from './cook';
import { measure, printTable, round, type Spread } from './measure';

const accounts = 100_000;
const events = 1_000_000;
const repeats = 20;

/** The first account is the admin. */
export async function benchAdmin(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'saltbush-admin-'));
  const saltbush = await runSaltbush({ RATE_LIMITS: 'off', SALTBUSH_DATA: folder });
  try {
    const admin = await registerCook(saltbush.url, 'bench');
    await seed(folder);
    const spreads: Spread[] = [];
    for (const [what, path] of asked) {
      spreads.push(await measure(what, repeats, () => admin.call('GET', path)));
    }
    printTable(
      `Admin calls, one caller, ms, ${accounts} accounts and ${events} events`,
      spreads.map(({ what, p50, max }) => ({
        what,
        p50: round(p50),
        max: round(max),
        'under 1 s': max < 1_000,
      })),
    );
  } finally {
    await saltbush.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const periods = ['day', 'week', 'month', 'year'];

const asked: [what: string, path: string][] = [
  ...periods.map((period): [string, string] => [
    `analytics, ${period}`,
    `/admin/analytics?period=${period}`,
  ]),
  ...periods.map((period): [string, string] => [
    `top users, ${period}`,
    `/admin/top-users?period=${period}`,
  ]),
  ['users, first page', '/admin/users'],
  ['users, page 1,900', '/admin/users?page=1900'],
  ['users named "son9999"', '/admin/users?search=son9999'],
  ['users with an "e"', '/admin/users?search=e'],
  ['audit trail', '/admin/actions'],
];

async function seed(dataFolder: string): Promise<void> {
  const started = performance.now();
  const database = await connectDatabase({ dataFolder, log: makeLog('error'), canJoin: true });
  const client = await database.pool.connect();
  // Statements of the app end after 12 seconds; these take longer.
  await client.query('set statement_timeout = 0');
  for (const text of statements) await client.query({ text, query_timeout } as { text: string });
  client.release();
  await database.close();
  console.log(`Seeded in ${round((performance.now() - started) / 1000)} s`);
}

const query_timeout = 10 * 60_000;

const statements: string[] = [
  `insert into users (id, username, display_username, email, password_hash, created_at, last_seen_at)
   select gen_random_uuid(), 'person' || n, 'Person ' || n, 'person' || n || '@example.org', 'none',
     now() - n * interval '10 minutes',
     now() - n * interval '10 minutes' * random() from generate_series(1, ${accounts}) n`,
  `create temporary table numbered as
   select id, row_number() over (order by id) as n from users`,
  'create unique index on numbered (n)',
  // Half are visits, three in ten recipes; recent time has more of them.
  `insert into activity (id, user_id, kind, happened_at, origin, recipe_id)
   select gen_random_uuid(), id, kind, now() - power(random(), 2) * interval '700 days',
     case when kind = 'recipe-added' then (array['typed', 'web-page', 'photo', 'file'])[1 + e % 4] end,
     case when kind = 'recipe-shared' then gen_random_uuid() end
   from generate_series(1, ${events}) e
   join numbered on n = 1 + (e * 7919::bigint) % ${accounts}
   cross join lateral (select (array['visit', 'visit', 'visit', 'visit', 'visit', 'recipe-added',
     'recipe-added', 'recipe-added', 'recipe-shared', 'cooking-mode'])[1 + e % 10] as kind) kinds`,
  `insert into recipe_counts (owner_id, count) select id, n % 7 from numbered
   on conflict (owner_id) do update set count = excluded.count`,
  'vacuum analyze',
];
