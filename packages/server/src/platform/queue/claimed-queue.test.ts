import { eq, sql } from 'drizzle-orm';
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/test-database';
import { openClaimedQueue } from './claimed-queue';

const tasks = pgTable('tasks', {
  list: text().notNull(),
  name: text().notNull(),
  dueAt: timestamp('due_at', { withTimezone: true }),
  attempts: integer().notNull().default(0),
});
const lists = pgTable('lists', {
  name: text().notNull(),
  isUrgent: integer('is_urgent').notNull(),
});

const leaseMs = 60_000;
const queue = openClaimedQueue({
  table: tasks,
  key: ['list', 'name'],
  dueAt: 'dueAt',
  attempts: 'attempts',
  leaseMs,
});

const noon = new Date('2026-11-26T12:00:00Z');
const afterNoon = (ms: number) => new Date(noon.getTime() + ms);

const database = await createTestDatabase('empty');
afterAll(() => database.close());
const { db } = database;
beforeAll(async () => {
  await db.execute(sql`create table lists (name text primary key, is_urgent integer not null)`);
  await db.execute(sql`create table tasks (
    list text not null, name text not null, due_at timestamptz, attempts integer not null default 0,
    primary key (list, name))`);
});
beforeEach(async () => {
  await db.delete(tasks);
  await db.delete(lists);
});

/** Due one after the other, the first of them at noon. */
async function add(names: readonly string[], list = 'a'): Promise<void> {
  await db
    .insert(tasks)
    .values(names.map((name, place) => ({ list, name, dueAt: afterNoon(place) })));
}
const numbered = (count: number) => Array.from({ length: count }, (_, n) => `task ${n}`);

/** As a worker that claims until nothing is left. */
async function claimAll(now = afterNoon(1_000)): Promise<string[]> {
  const names: string[] = [];
  for (;;) {
    const task = await queue.claim(db, now, {});
    if (!task) return names;
    names.push(task.name);
  }
}
const claim = (now: Date) => queue.claim(db, now, {});

test('a row of a queue is claimed once, however many workers ask at the same time', async () => {
  await add(numbered(100));
  const claimed = await Promise.all(Array.from({ length: 5 }, () => claimAll()));
  expect(claimed.flat()).toHaveLength(100);
  expect(new Set(claimed.flat()).size).toBe(100);
});

test('a worker waits for no claim of another that is not committed, and gets the next row', async () => {
  await add(['one', 'two']);
  await db.transaction(async (tx) => {
    expect(await queue.claim(tx, noon, {})).toMatchObject({ name: 'one' });
    expect(await claim(afterNoon(1))).toMatchObject({ name: 'two' });
    expect(await claim(afterNoon(1))).toBeUndefined();
  });
});

test('the row of a worker that was killed is claimed by another when its lease has ended', async () => {
  await add(['one']);
  await claim(noon);
  expect(await claim(afterNoon(leaseMs - 1))).toBeUndefined();
  expect(await claim(afterNoon(leaseMs))).toMatchObject({ name: 'one', attempts: 2 });
});

test('a row whose claim was cut off before its commit is due as before', async () => {
  await add(['one']);
  const cutOff = db.transaction(async (tx) => {
    await queue.claim(tx, noon, {});
    await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
  });
  await expect(cutOff).rejects.toThrow();
  expect(await claim(noon)).toMatchObject({ name: 'one', attempts: 1 });
});

test('rows of a queue are claimed in the order in which they are due, and none before its time', async () => {
  await add(['first', 'second', 'third']);
  expect(await claimAll(afterNoon(1))).toEqual(['first', 'second']);
});

test('a queue that puts some rows first claims the others after them', async () => {
  await add(['early', 'late'], 'usual');
  await add(['urgent'], 'urgent');
  await db.insert(lists).values([
    { name: 'usual', isUrgent: 0 },
    { name: 'urgent', isUrgent: 1 },
  ]);
  const join = sql`join ${lists} on ${lists.name} = ${tasks.list}`;
  const orderBy = [sql`${lists.isUrgent} desc`];
  const names: (string | undefined)[] = [];
  for (let n = 0; n < 3; n += 1) {
    names.push((await queue.claim(db, afterNoon(1), { join, orderBy }))?.name);
  }
  expect(names).toEqual(['urgent', 'early', 'late']);
});

test('a queue claims only rows that the claim admits', async () => {
  await add(['one', 'two']);
  const where = eq(tasks.name, 'two');
  expect(await queue.claim(db, afterNoon(1), { where })).toMatchObject({ name: 'two' });
  expect(await queue.claim(db, afterNoon(1), { where })).toBeUndefined();
});

test('a renewed row stays with its worker until the new end of the lease', async () => {
  await add(['one']);
  const held = (await claim(noon))!;
  const renewed = await queue.reschedule(db, held, queue.leaseEnd(afterNoon(30_000)));
  expect(renewed).toMatchObject({ dueAt: afterNoon(30_000 + leaseMs) });
  expect(await claim(afterNoon(leaseMs))).toBeUndefined();
  expect(await claim(afterNoon(30_000 + leaseMs))).toMatchObject({ name: 'one' });
});

test('a row that failed is claimed again at its next attempt, which is counted', async () => {
  await add(['one']);
  const held = (await claim(noon))!;
  expect(held.attempts).toBe(1);
  await queue.reschedule(db, held, afterNoon(10_000));
  expect(await claim(afterNoon(9_999))).toBeUndefined();
  expect(await claim(afterNoon(10_000))).toMatchObject({ attempts: 2 });
});

test('a row that has no next attempt is never claimed again', async () => {
  await add(['one']);
  const held = (await claim(noon))!;
  const given = await queue.reschedule(db, held, null, { attempts: 7 });
  expect(given).toMatchObject({ dueAt: null, attempts: 7 });
  expect(await claim(afterNoon(1_000 * leaseMs))).toBeUndefined();
});

test('a worker that was slower than its lease changes nothing of the claim of the next one', async () => {
  await add(['one']);
  const slow = (await claim(noon))!;
  const next = (await claim(afterNoon(leaseMs)))!;
  expect(await queue.reschedule(db, slow, noon)).toBeUndefined();
  expect(await db.$count(tasks, queue.isHeld(slow))).toBe(0);
  expect(await db.$count(tasks, queue.isHeld(next))).toBe(1);
});

test('rows that are postponed wait, and those that a worker has stay with it', async () => {
  await add(['one', 'two', 'three']);
  const held = (await claim(noon))!;
  const until = afterNoon(10_000);
  await queue.postponeDue(db, { now: afterNoon(1), until, where: eq(tasks.list, 'a') });
  expect(await claimAll(afterNoon(9_999))).toEqual(['three']);
  expect(await claimAll(until)).toEqual(['two']);
  expect(await db.$count(tasks, queue.isHeld(held))).toBe(1);
});
