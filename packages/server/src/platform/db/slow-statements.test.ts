import { beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase } from '../../testing/test-database';
import { makeLog } from '../logging/log';
import { openPool } from './connect';
import { describeStatement, openSlowStatements } from './slow-statements';

const warn = vi.fn();
beforeEach(() => warn.mockClear());

/** A connection on which a statement takes as long as its text says. */
function openConnection(limitMs = 500) {
  let ms = 0;
  const slow = openSlowStatements({ limitMs, log: { warn }, now: () => ms });
  const take = (text: string) => (ms += Number(/\d+/.exec(text)?.[0] ?? 0));
  const client = {
    query: (asked: string | { text: string }, ...rest: unknown[]) => {
      take(typeof asked === 'string' ? asked : asked.text);
      const callback = rest.at(-1);
      if (typeof callback === 'function') (callback as () => void)();
      return Promise.resolve({ rows: [] });
    },
  };
  slow.watch(client as never);
  return { slow, client, later: (by: number) => (ms += by) };
}

test('a slow statement is logged with its name, table and duration, and without its values', async () => {
  const { client, slow } = openConnection();
  await client.query(
    { name: 'find_recipe', text: 'select 700 from recipes where id = $1' } as never,
    ['secret soup'],
  );
  await client.query('update "meals" set note = 499');
  expect(warn.mock.calls).toEqual([
    [{ statement: 'find_recipe', table: 'recipes', ms: 700, count: 1 }, 'slow statement'],
  ]);
  expect(slow.counts()).toEqual([{ statement: 'find_recipe', table: 'recipes', count: 1 }]);
});

test('a slow statement that the pool asks with a callback is counted, and its caller hears', () => {
  const { client, slow } = openConnection();
  const callback = vi.fn();
  void client.query('delete from "sessions" -- 900', callback);
  expect(callback).toHaveBeenCalledOnce();
  expect(slow.counts()).toEqual([{ statement: 'delete', table: 'sessions', count: 1 }]);
});

test('a statement that is slow again and again is logged once a minute, and counted each time', async () => {
  const { client, slow, later } = openConnection();
  for (let time = 0; time < 3; time += 1) await client.query('select 600 from recipes');
  later(60_000);
  await client.query('select 600 from recipes');
  expect(warn.mock.calls.map(([{ count }]) => count as number)).toEqual([1, 4]);
  expect(slow.counts()[0]!.count).toBe(4);
});

test.each([
  ['select "id" from "recipes" where true', 'select', 'recipes'],
  ['insert into users (id) values ($1)', 'insert', 'users'],
  ['  UPDATE only meals set x = 1', 'update', 'meals'],
  ['begin', 'begin', ''],
  ['', 'other', ''],
])('the statement %j is named %s of the table "%s"', (text, statement, table) => {
  expect(describeStatement(text)).toEqual({ statement, table });
});

test('a slow statement of a real pool, a transaction and a prepared one is counted', async () => {
  const { url, close } = await createTestDatabase();
  const pools = openPool({ connectionString: url }, makeLog('silent'), { slowMs: 50 });
  const wait = 'select pg_sleep(0.06) from users right join (select 1) one on true';
  await pools.pool.query(wait);
  await pools.db.transaction((tx) => tx.execute(wait));
  await pools.statementPool.query({ name: 'wait_a_little', text: wait });
  const counts = pools.slowStatements.counts();
  expect(counts.filter(({ table }) => table === 'users')).toEqual([
    { statement: 'select', table: 'users', count: 2 },
    { statement: 'wait_a_little', table: 'users', count: 1 },
  ]);
  await pools.close();
  await close();
});
