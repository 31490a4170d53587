import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from './test-database';

const database = await createTestDatabase();
afterAll(() => database.close());

test('a test database has the tables and no rows', async () => {
  const { rows } = await database.pool.query('SELECT count(*)::int AS count FROM recipes');
  expect(rows).toEqual([{ count: 0 }]);
});

test('a test database is a copy of its own', async () => {
  const other = await createTestDatabase();
  await other.pool.query('CREATE TABLE only_here (id int)');
  const { rows } = await database.pool.query("SELECT to_regclass('only_here') AS found");
  expect(rows).toEqual([{ found: null }]);
  await other.close();
});
