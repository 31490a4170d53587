/** What happens to those who use the database while it goes away, hangs or comes back. */
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { openOutsidePostgres } from '../../testing/outside-postgres';
import { makeLog } from '../logging/log';
import { findOutage } from '../outages';
import { type Database, openPool } from './connect';
import { inLongSession } from './long-session';

const outside = await openOutsidePostgres();
afterAll(() => outside.dispose());

const opened: Database[] = [];
afterEach(async () => {
  await outside.thaw();
  for (const database of opened.splice(0)) await database.close();
});

const limits = { query_timeout: 300, connectionTimeoutMillis: 300 };

async function open(settings: object = {}): Promise<Database> {
  const database = openPool(
    { connectionString: outside.url, max: 3, ...settings },
    makeLog('silent'),
  );
  opened.push(database);
  await database.pool.query('CREATE TABLE IF NOT EXISTS kept (number int PRIMARY KEY)');
  await database.pool.query('TRUNCATE kept');
  return database;
}

const add = (db: Pick<Database['db'], 'execute'>, number: number) =>
  db.execute(sql`INSERT INTO kept VALUES (${number})`);

async function numbers({ pool }: Database): Promise<number[]> {
  const { rows } = await pool.query<{ number: number }>('SELECT number FROM kept ORDER BY number');
  return rows.map(({ number }) => number);
}

const outageOf = (work: Promise<unknown>) =>
  work.then(
    () => 'nothing went wrong',
    (error: unknown) => findOutage(error) ?? error,
  );

test('a transaction whose connection is cut fails as an outage, and nothing of it stays', async () => {
  const database = await open();
  const other = await open();
  let reached = 0;
  const work = database.db.transaction(async (tx) => {
    await add(tx, 1);
    const { rows } = await tx.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`);
    await other.pool.query('SELECT pg_terminate_backend($1, 5000)', [rows[0]!.pid]);
    reached = 1;
    await add(tx, 2);
    reached = 2;
  });
  expect(await outageOf(work)).toBe('DATABASE_UNAVAILABLE');
  expect(reached).toBe(1);
  expect(await numbers(database)).toEqual([]);
});

test('a backend that crashes takes all connections with it, and the next call works', async () => {
  const database = await open();
  const inUse = await database.pool.connect();
  const bystander = await database.pool.connect();
  const taken = new Promise((resolve) => bystander.once('end', resolve).on('error', resolve));
  const { rows } = await inUse.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  outside.killBackend(rows[0]!.pid);
  expect(await outageOf(inUse.query('SELECT pg_sleep(1)'))).toBe('DATABASE_UNAVAILABLE');
  inUse.release();
  // Until then PostgreSQL may not have noticed the crash, and would answer as if nothing were.
  await taken;
  bystander.release(true);
  // While PostgreSQL restarts its processes it refuses, and that is an outage too.
  await vi.waitUntil(
    async () => {
      const outcome = await outageOf(database.pool.query('SELECT 1'));
      expect(outcome).toMatch(/nothing went wrong|DATABASE_UNAVAILABLE/);
      return outcome === 'nothing went wrong';
    },
    { timeout: 20_000, interval: 5 },
  );
});

test('a database server that stops and starts again is used again', async () => {
  const database = await open();
  await add(database.db, 1);
  await outside.stop();
  expect(await outageOf(add(database.db, 2))).toBe('DATABASE_UNAVAILABLE');
  expect(await outageOf(database.db.transaction((tx) => add(tx, 2)))).toBe('DATABASE_UNAVAILABLE');
  await outside.start();
  await add(database.db, 3);
  expect(await numbers(database)).toEqual([1, 3]);
});

test('a frozen server ends calls and transactions, and once it works again the pool is whole', async () => {
  const database = await open(limits);
  await Promise.all([1, 2, 3].map((number) => add(database.db, number)));
  await outside.freeze();
  const calls = Array.from({ length: 9 }, (_, index) =>
    index % 2 === 0
      ? outageOf(database.pool.query('SELECT 1'))
      : outageOf(database.db.transaction((tx) => add(tx, 10 + index))),
  );
  // Those that waited for a connection cannot tell a frozen server from a busy one.
  const outages = ['DATABASE_UNAVAILABLE', 'SERVER_BUSY'];
  expect(new Set(await Promise.all(calls))).toEqual(new Set(outages));
  await vi.waitUntil(() => database.pool.totalCount === 0);
  await outside.thaw();
  expect(await numbers(database)).toEqual([1, 2, 3]);
  await Promise.all([4, 5, 6].map((n) => database.db.transaction((tx) => add(tx, n))));
  expect(await numbers(database)).toEqual([1, 2, 3, 4, 5, 6]);
});

test('a COMMIT whose answer is lost is not reported as saved', async () => {
  const database = await open(limits);
  const work = database.db.transaction(async (tx) => {
    await add(tx, 1);
    await outside.freeze();
  });
  expect(await outageOf(work)).toBe('DATABASE_UNAVAILABLE');
  await outside.thaw();
  // Nobody knows whether the COMMIT arrived, so both are right; but the connection is not used again.
  expect([[], [1]]).toContainEqual(await numbers(database));
});

test('a COMMIT that PostgreSQL turned into a ROLLBACK is not reported as saved', async () => {
  const database = await open();
  const work = database.db.transaction(async (tx) => {
    await add(tx, 1);
    await add(tx, 1).catch(() => undefined);
  });
  await expect(work).rejects.toMatchObject({ cause: { name: 'RolledBack' } });
  expect(await numbers(database)).toEqual([]);
});

test('a refusal is thrown as it is, and its connection is used again', async () => {
  const database = await open({ max: 1 });
  const pid = async () => (await database.pool.query('SELECT pg_backend_pid() AS pid')).rows[0].pid;
  const before = await pid();
  const refusal = new Error('refused');
  const work = database.db.transaction(async (tx) => {
    await add(tx, 1);
    throw refusal;
  });
  await expect(work).rejects.toBe(refusal);
  expect(await numbers(database)).toEqual([]);
  expect(await pid()).toBe(before);
});

test('a connection to a server that only reads any more is not used again', async () => {
  const database = await open({ max: 1 });
  await database.pool.query('SET default_transaction_read_only = on');
  const refused = database.db.transaction((tx) => add(tx, 1));
  expect(await outageOf(refused)).toBe('DATABASE_UNAVAILABLE');
  await database.db.transaction((tx) => add(tx, 2));
  expect(await numbers(database)).toEqual([2]);
});

test('a pool that closes does not wait for a server that hangs', async () => {
  const database = openPool({ connectionString: outside.url, ...limits }, makeLog('silent'));
  await database.pool.query('SELECT 1');
  await outside.freeze();
  await database.close();
  expect(database.pool.ending).toBe(true);
});

test('a migration or a backup may take longer than a call', async () => {
  const { pool } = await open({ query_timeout: 50 });
  const slow = 'SELECT pg_sleep(0.2), 1 AS one';
  expect(await outageOf(pool.query(slow))).toBe('DATABASE_UNAVAILABLE');
  const { rows } = await inLongSession(pool, (client) => client.query<{ one: number }>(slow));
  expect(rows[0]!.one).toBe(1);
});
