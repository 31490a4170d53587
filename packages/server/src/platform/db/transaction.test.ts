import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/test-database';
import type { Db } from './connect';
import { namedStatement } from './named-statement';
import { connectionOf } from './transaction';

const { db, pool, close } = await createTestDatabase('empty');
await pool.query('create table jars (name text primary key, plums int not null)');
afterAll(close);
beforeEach(() => pool.query("truncate jars; insert into jars values ('blue', 0), ('red', 0)"));

const addTo = (tx: Db, name: string) =>
  tx.execute(sql`update jars set plums = plums + 1 where name = ${name}`);
const plums = async () =>
  (await pool.query<{ plums: number }>('select plums from jars order by name')).rows.map(
    (jar) => jar.plums,
  );
/** As PostgreSQL ends a transaction. */
const fail = (tx: Db, code: string) =>
  tx.execute(sql.raw(`do $$ begin raise exception 'ended' using errcode = '${code}'; end $$`));

test('two transactions that lock the same rows crosswise both end well, each once', async () => {
  let release = (): void => undefined;
  const bothHaveOne = new Promise<void>((resolve) => (release = resolve));
  const starts = { blue: 0, red: 0 };
  const move = (first: 'blue' | 'red', second: 'blue' | 'red') =>
    db.transaction(async (tx) => {
      await addTo(tx, first);
      starts[first] += 1;
      if (starts.blue > 0 && starts.red > 0) release();
      await bothHaveOne;
      await addTo(tx, second);
    });
  await Promise.all([move('blue', 'red'), move('red', 'blue')]);
  expect(await plums()).toEqual([2, 2]);
  // PostgreSQL ended one of them, which ran again.
  expect(starts.blue + starts.red).toBe(3);
});

test.each(['40001', '40P01'])('a transaction that ends with %s runs again', async (code) => {
  let attempts = 0;
  const result = await db.transaction(async (tx) => {
    attempts += 1;
    await addTo(tx, 'blue');
    if (attempts < 3) await fail(tx, code);
    return attempts;
  });
  expect([result, await plums()]).toEqual([3, [1, 0]]);
});

test('a transaction that always ends in a deadlock is given up', async () => {
  let attempts = 0;
  const work = db.transaction(async (tx) => {
    attempts += 1;
    await fail(tx, '40P01');
  });
  await expect(work).rejects.toMatchObject({ cause: { code: '40P01' } });
  expect(attempts).toBe(4);
});

test.each(['23505', '57014'])(
  'a transaction that ends with %s does not run again',
  async (code) => {
    let attempts = 0;
    const work = db.transaction(async (tx) => {
      attempts += 1;
      await fail(tx, code);
    });
    await expect(work).rejects.toMatchObject({ cause: { code } });
    expect(attempts).toBe(1);
  },
);

test('a transaction in a transaction runs again with the whole', async () => {
  let attempts = 0;
  await db.transaction(async (tx) => {
    attempts += 1;
    await addTo(tx, 'red');
    await tx.transaction(async (inner) => {
      await addTo(inner, 'blue');
      if (attempts === 1) await fail(inner, '40P01');
    });
  });
  expect([attempts, await plums()]).toEqual([2, [1, 1]]);
});

test('a named statement sees what its transaction has written, also in a savepoint', async () => {
  const countOf = namedStatement<[number]>(
    'plums_of',
    sql`select plums from jars where name = ${sql.placeholder('name')}`,
  );
  const seen = await db.transaction(async (tx) => {
    await addTo(tx, 'blue');
    const outside = await countOf.run(connectionOf(tx), { name: 'blue' });
    const inside = await tx.transaction(async (savepoint) => {
      await addTo(savepoint, 'blue');
      return countOf.run(connectionOf(savepoint), { name: 'blue' });
    });
    return [...outside, ...inside];
  });
  expect(seen).toEqual([[1], [2]]);
  expect(() => connectionOf(db)).toThrow();
});
