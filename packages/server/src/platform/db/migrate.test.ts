import { afterAll, expect, test } from 'vitest';
import { type TestDatabase, createTestDatabase } from '../../testing/test-database';
import { makeLog } from '../logging/log';
import { inMigration, migrateDatabase } from './migrate';
import { type Migration, applyMigrations, listApplied, readMigrations } from './migration-steps';

const log = makeLog('silent');
const open: TestDatabase[] = [];
afterAll(() => Promise.all(open.map((database) => database.close())));

test('several processes may bring one empty database up to date at once', async () => {
  const database = await makeEmpty();
  await Promise.all([1, 2, 3].map(() => migrateDatabase(database, log)));
  const migrations = await readMigrations();
  expect(await listApplied(database.pool)).toEqual(migrations.map(({ madeAt }) => madeAt));
  expect(migrations.length).toBeGreaterThan(0);
});

test('a migration that fails leaves nothing behind', async () => {
  const database = await makeEmpty();
  const broken = [first, { ...second, statements: ['CREATE TABLE two ()', 'SELECT 1/0'] }];
  await expect(take(database, broken)).rejects.toThrow('division by zero');
  expect(await listApplied(database.pool)).toEqual([]);
  expect(await tablesOf(database)).toEqual([]);
});

test('a migration older than the last one taken, as merged branches bring, is taken too', async () => {
  const database = await makeEmpty();
  await take(database, [first, third]);
  expect(await take(database, [first, second, third])).toEqual(['2']);
  expect(await tablesOf(database)).toEqual(['one', 'three', 'two']);
});

test('a database that a newer Saltbush has changed is refused', async () => {
  const database = await makeEmpty();
  await migrateDatabase(database, log);
  await take(database, [...(await readMigrations()), { ...first, madeAt: Date.UTC(2099, 0, 1) }]);
  await expect(migrateDatabase(database, log)).rejects.toThrow(
    'changed by a newer Saltbush (of 2099-01-01 or later)',
  );
});

const first: Migration = { tag: '1', madeAt: 1, hash: '', statements: ['CREATE TABLE one ()'] };
const second: Migration = { tag: '2', madeAt: 2, hash: '', statements: ['CREATE TABLE two ()'] };
const third: Migration = { tag: '3', madeAt: 3, hash: '', statements: ['CREATE TABLE three ()'] };

async function makeEmpty(): Promise<TestDatabase> {
  const database = await createTestDatabase('empty');
  open.push(database);
  return database;
}

const take = (database: TestDatabase, migrations: Migration[]) =>
  inMigration(database.pool, (client) => applyMigrations(client, migrations));

async function tablesOf({ pool }: TestDatabase): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1",
  );
  return rows.map(({ name }) => name);
}
