import { inArray, sql } from 'drizzle-orm';
import { integer, pgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/test-database';
import { isFirstFree } from './first-free';

const tickets = pgTable('tickets', { number: integer().notNull() });
const key = [tickets.number];

const database = await createTestDatabase('empty');
afterAll(() => database.close());
const { db } = database;
beforeAll(async () => {
  await db.execute(sql`create table tickets (number integer primary key)`);
});
beforeEach(async () => {
  await db.delete(tickets);
  await db.insert(tickets).values(upTo(50).map((number) => ({ number })));
});
const upTo = (count: number) => Array.from({ length: count }, (_, n) => n);

/** As several processes delete them: the numbers that one got. */
async function takeFirst(limit: number, where = sql`true`): Promise<number[]> {
  const isFree = isFirstFree({ table: tickets, key, where, orderBy: key, limit });
  const rows = await db.delete(tickets).where(isFree).returning();
  return rows.map(({ number }) => number).toSorted((a, b) => a - b);
}

test('the first free rows are no more than the limit, in order', async () => {
  expect(await takeFirst(7)).toEqual(upTo(7));
  expect(await db.$count(tickets)).toBe(43);
});

test('rows that another transaction has locked are left to it, and nobody waits', async () => {
  await db.transaction(async (tx) => {
    await tx
      .select()
      .from(tickets)
      .where(inArray(tickets.number, [0, 2]))
      .for('update');
    expect(await takeFirst(2)).toEqual([1, 3]);
  });
});

test('several processes that ask at once for the first free rows get each row once', async () => {
  const rounds = await Promise.all(upTo(5).map(() => takeFirst(10)));
  const all = rounds.flat();
  expect(new Set(all).size).toBe(all.length);
  expect(await db.$count(tickets)).toBe(50 - all.length);
});
