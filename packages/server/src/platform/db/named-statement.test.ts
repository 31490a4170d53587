import { sql } from 'drizzle-orm';
import { Pool } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/test-database';
import { namedStatement } from './named-statement';

const database = await createTestDatabase('empty');
const pool = new Pool({ connectionString: database.url, max: 1 });
afterAll(async () => {
  await pool.end();
  await database.close();
});

const a = sql.placeholder('a');
const b = sql.placeholder('b');

test('a placeholder is one parameter, however often it stands', async () => {
  const statement = namedStatement<[string, string]>(
    'often',
    sql`select ${b}::text || ${a}::text || ${b}::text, ${a}::text`,
  );
  expect(await statement.run(pool, { a: '1', b: '2' })).toEqual([['212', '1']]);
  const { rows } = await pool.query(
    "select array_length(parameter_types, 1) as count from pg_prepared_statements where name = 'often'",
  );
  expect(rows).toEqual([{ count: 2 }]);
});

test('a placeholder that is not given is null', async () => {
  const statement = namedStatement<[boolean]>('absent', sql`select ${a}::text is null`);
  expect(await statement.run(pool, {})).toEqual([[true]]);
});

test('a named statement refuses a value of its own, which would need a name', () => {
  expect(() => namedStatement('with_value', sql`select ${7}::int, ${a}::int`)).toThrow(
    'takes placeholders, not values',
  );
});

test('a named statement is planned a few times for a connection, and then never again', async () => {
  const statement = namedStatement<[number]>('planned', sql`select ${a}::int + 1`);
  for (let n = 0; n < 20; n += 1) await statement.run(pool, { a: n });
  const { rows } = await pool.query<{ custom: number; generic: number }>(
    `select custom_plans::int as custom, generic_plans::int as generic
     from pg_prepared_statements where name = 'planned'`,
  );
  expect(rows[0]!.custom).toBeLessThanOrEqual(5);
  expect(rows[0]!.generic).toBeGreaterThanOrEqual(15);
});
