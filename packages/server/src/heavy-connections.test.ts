/** Calls that take long have connections of their own (docs/decisions/0090-connections-of-long-calls.md). */
import type { Pool } from 'pg';
import { recipeListsRoutes } from '@saltbush/contract/book/recipe-lists';
import { recipesRoutes } from '@saltbush/contract/recipe/recipes';
import { afterAll, expect, test } from 'vitest';
import { openPool, type Database } from './platform/db/connect';
import { makeLog } from './platform/logging/log';
import { createTestDatabase } from './testing/test-database';
import { openTestApp } from './testing/test-app';
import { registerUser } from './testing/test-users';

const database = await createTestDatabase();
const testApp = await openTestApp({}, undefined, { database });
const impatient = openPool(
  { connectionString: database.url, max: 2, min: 0, connectionTimeoutMillis: 2_000 },
  makeLog('silent'),
);
const impatientApp = await openTestApp({ logLevel: 'silent' }, undefined, { database: impatient });
const busy = await registerUser(testApp.app, 'Busy');
const other = await registerUser(testApp.app, 'Other');
afterAll(async () => {
  await impatientApp.close();
  await testApp.close();
});

/** Takes every connection of some pools, as long statements do. */
async function holdAll(pools: readonly Pool[]): Promise<() => void> {
  const clients = await Promise.all(
    pools.flatMap((each) => Array.from({ length: each.options.max }, () => each.connect())),
  );
  return () => clients.forEach((client) => client.release());
}

const poolsOf = ({ pool, statementPool }: Database['heavy']) => [pool, statementPool];

const search = { query: { q: 'chicken' } };

test('thirty searches of one person leave everybody else their connections, and are answered in turn', async () => {
  const release = await holdAll(poolsOf(database.heavy));
  const searches = Array.from({ length: 30 }, () => busy.ask(recipeListsRoutes.search, search));
  const meanwhile = [
    await other.ask(recipeListsRoutes.listMyRecipes, {}),
    await other.ask(recipesRoutes.create, { body: { title: 'Plum jam' } }),
  ];
  expect(meanwhile.map(({ status }) => status)).toEqual([200, 200]);
  release();
  const answers = await Promise.all(searches);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
});

test.each(['pool', 'statementPool'] as const)(
  'calls that find no connection of the %s free say that the server is busy and when to ask again',
  async (name) => {
    const held = [impatient, impatient.heavy].map((each) => each[name]);
    const release = await holdAll(held);
    const urls = ['/api/recipes/list/my-recipes', '/api/recipes/search?q=chicken', '/api/plans'];
    const answers = await Promise.all(
      urls.map((url) =>
        impatientApp.app.inject({ url, headers: { authorization: `Bearer ${busy.token}` } }),
      ),
    );
    release();
    const refused = answers.filter(({ statusCode }) => statusCode === 503);
    expect(refused.length).toBeGreaterThan(0);
    for (const { headers, body } of refused) {
      expect(JSON.parse(body)).toMatchObject({ code: 'SERVER_BUSY', error: 'The server is busy' });
      expect(headers['retry-after']).toBe('5');
    }
  },
);

test.each([
  ['a search', '/api/recipes/search?q=chicken'],
  ['a long list', '/api/recipes/list/my-recipes?limit=200'],
  ['Magic Menu', '/api/magic-menu/candidates?week=2026-12-07'],
  ['an export', '/api/recipe-files/export?format=book'],
])(
  'a call for %s for which no connection becomes free ends, and works when one is free again',
  async (_what, url) => {
    const ask = () =>
      impatientApp.app.inject({ url, headers: { authorization: `Bearer ${busy.token}` } });
    const release = await holdAll(poolsOf(impatient.heavy));
    const refused = await ask().catch(() => ({ statusCode: 503 }));
    release();
    expect(refused.statusCode).toBe(503);
    expect((await ask()).statusCode).toBe(200);
  },
);
