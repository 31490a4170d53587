import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/test-database';
import type { Db } from './connect';
import { namedStatement } from './named-statement';
import { connectionOf, inPipeline } from './transaction';

const { db, pool, statementPool, close } = await createTestDatabase('empty');
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
  // PostgreSQL ended one of them, which ran again; on a busy machine it may have met the other one twice.
  expect(starts.blue + starts.red).toBeGreaterThan(2);
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

describe('a transaction in a pipeline', () => {
  const name = sql`${sql.placeholder('name')}`;
  const adding = namedStatement<[number]>(
    'add_plums',
    sql`update jars set plums = plums + ${sql.placeholder('plums')}::int where name = ${name} returning plums`,
  );
  const reading = namedStatement<[number]>(
    'read_plums',
    sql`select plums from jars where name = ${name}`,
  );
  const add = (tx: Db, values: { name: string; plums: unknown }) =>
    adding.run(connectionOf(tx), values);

  test('a pipelined transaction runs in its order, and its last statement before the commit', async () => {
    const read = await inPipeline(statementPool, async (tx) => {
      const [, [blue]] = await Promise.all([
        add(tx, { name: 'blue', plums: 3 }),
        reading.run(connectionOf(tx), { name: 'blue' }),
        add(tx, { name: 'blue', plums: 1 }),
      ]);
      return {
        statement: adding.bind({ name: 'red', plums: 7 }),
        result: ([red]: [number][]) => [blue![0], red![0]],
      };
    });
    expect([read, await plums()]).toEqual([
      [3, 7],
      [4, 7],
    ]);
  });

  test.each(['first', 'last'])(
    'a pipelined transaction whose %s statement fails stores nothing, says why, and frees its connection',
    async (which) => {
      const none = { name: 'blue', plums: 'no number' };
      const failing = inPipeline(statementPool, async (tx) => {
        await Promise.all([
          add(tx, { name: 'red', plums: 1 }),
          add(tx, which === 'first' ? none : { name: 'blue', plums: 1 }),
          add(tx, { name: 'red', plums: 1 }),
        ]);
        return { statement: adding.bind(which === 'last' ? none : {}), result: () => undefined };
      });
      await expect(failing).rejects.toMatchObject({ code: '22P02' });
      expect(await plums()).toEqual([0, 0]);
      const before = statementPool.totalCount;
      await inPipeline(statementPool, async () => ({
        statement: adding.bind({ name: 'red', plums: 1 }),
        result: () => undefined,
      }));
      expect([await plums(), statementPool.totalCount]).toEqual([[0, 1], before]);
    },
  );

  test('a pipelined transaction that ends for the sake of another one runs again', async () => {
    let attempts = 0;
    const result = await inPipeline(statementPool, async (tx) => {
      attempts += 1;
      await add(tx, { name: 'blue', plums: 1 });
      if (attempts < 3) await fail(tx, '40P01');
      return { statement: reading.bind({ name: 'blue' }), result: ([row]: [number][]) => row![0] };
    });
    expect([attempts, result, await plums()]).toEqual([3, 1, [1, 0]]);
  });

  test('a pipelined transaction has no savepoints', async () => {
    const nested = inPipeline(statementPool, async (tx) => {
      await tx.transaction(async () => undefined);
      return { statement: reading.bind({ name: 'blue' }), result: () => undefined };
    });
    await expect(nested).rejects.toThrow('no savepoints');
  });
});
