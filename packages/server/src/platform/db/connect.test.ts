import { expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/test-database';
import { makeLog } from '../logging/log';
import { connectDatabase } from './connect';

const log = makeLog('silent');

test('an address of a database is used instead of the built-in server', async () => {
  const given = await createTestDatabase();
  const database = await connectDatabase({
    databaseUrl: given.url,
    dataFolder: '/nowhere',
    log,
  });
  const { rows } = await database.pool.query(
    `SELECT current_setting('statement_timeout') AS limit,
            current_setting('application_name') AS application,
            current_setting('timezone') AS zone`,
  );
  expect(rows).toEqual([{ limit: '10s', application: 'saltbush', zone: 'UTC' }]);
  await database.close();
  await given.close();
});

test('an address of a database that does not work is refused in words, without its password', async () => {
  const given = await createTestDatabase();
  const url = new URL(given.url);
  url.pathname = '/no_such_database';
  url.password = 'open-sesame';
  const failure = await connectDatabase({
    databaseUrl: url.href,
    dataFolder: '/nowhere',
    log,
  }).catch((error: Error) => error);
  expect(String(failure)).toMatch(/The database in DATABASE_URL can't be used: /);
  expect(String(failure)).not.toContain('open-sesame');
  await given.close();
});

test('a connection to the database that breaks is replaced', async () => {
  const database = await createTestDatabase();
  await database.pool.query('SELECT pg_terminate_backend(pg_backend_pid())').catch(() => undefined);
  const { rows } = await database.pool.query('SELECT 1 AS one');
  expect(rows).toEqual([{ one: 1 }]);
  await database.close();
});
