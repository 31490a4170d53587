/** What a pooler that lends connections by transaction would break, and does not. */
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { createTestDatabase } from '../../testing/test-database';
import { makeLog } from '../logging/log';
import { openPool, type Database } from './connect';
import { listenTo } from './listen';
import { inLongSession } from './long-session';
import { ensureRoleDefaults } from './role-defaults';

const log = makeLog('silent');
const database = await createTestDatabase('empty');
afterAll(() => database.close());

/** The name tells which of the two addresses was used. */
function openPooled(): Database {
  const session = new URL(database.url);
  session.searchParams.set('application_name', 'session');
  const connection = { connectionString: database.url, max: 2, min: 0 };
  const pooled = openPool(connection, log, { sessionUrl: session.href });
  onTestFinished(() => pooled.close());
  return pooled;
}

const nameOf = "select current_setting('application_name') as name";

test('a long session goes past a pooler that lends connections by transaction', async () => {
  const { pool } = openPooled();
  const { rows } = await inLongSession(pool, (client) => client.query<{ name: string }>(nameOf));
  expect(rows).toEqual([{ name: 'session' }]);
  expect((await pool.query(nameOf)).rows).toEqual([{ name: 'saltbush' }]);
});

test('whoever listens goes past a pooler that lends connections by transaction', async () => {
  const { pool } = openPooled();
  const heard: string[] = [];
  const onMessage = (payload: string) => void heard.push(payload);
  const listener = listenTo({ pool, channel: 'kitchen', log, onMessage });
  onTestFinished(() => listener.close());
  await vi.waitUntil(() => listener.isListening(), { timeout: 20_000 });
  const { rows } = await pool.query<{ name: string }>(
    `select application_name as name from pg_stat_activity
      where datname = current_database() and query like 'LISTEN%'`,
  );
  expect(rows).toEqual([{ name: 'session' }]);
  await pool.query("select pg_notify('kitchen', 'soup')");
  await vi.waitUntil(() => heard.length > 0, { timeout: 20_000 });
  expect(heard).toEqual(['soup']);
});

test('connections that are lent by transaction set their time zone alone, and have the rest from their account', async () => {
  const read = async ({ pool }: Database) => {
    const { rows } = await pool.query<Record<string, string>>(
      `select current_setting('timezone') as zone, current_setting('statement_timeout') as limit,
              current_setting('enable_seqscan') as scans`,
    );
    return rows[0];
  };
  const before = openPooled();
  expect(await read(before)).toEqual({ zone: 'UTC', limit: '0', scans: 'on' });
  // As several processes that start at once do.
  await Promise.all([1, 2, 3].map(() => ensureRoleDefaults(before)));
  expect(await read(openPooled())).toEqual({ zone: 'UTC', limit: '10s', scans: 'off' });
});

test('an account gets no defaults where no pooler lends connections by transaction', async () => {
  const other = await createTestDatabase('empty');
  onTestFinished(() => other.close());
  await ensureRoleDefaults(other);
  const { rows } = await other.pool.query(
    `select from pg_db_role_setting
      where setdatabase = (select oid from pg_database where datname = current_database())`,
  );
  expect(rows).toEqual([]);
});
