import { sql } from 'drizzle-orm';
import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/test-database';
import { admitted } from './admitted';
import type { Admission } from './turns';

const parcels = pgTable('parcels', {
  owner: text().notNull(),
  host: text().notNull(),
  isSlow: boolean('is_slow').notNull(),
});
const row = {
  isLast: sql`${parcels.isSlow}`,
  owner: sql`${parcels.owner}`,
  host: sql`${parcels.host}`,
};
const all: Admission = { busyOwners: [], busyHosts: [], onlyHosts: undefined, lastOwners: [] };

const database = await createTestDatabase('empty');
afterAll(() => database.close());
const { db } = database;
beforeAll(async () => {
  await db.execute(
    sql`create table parcels (owner text primary key, host text not null, is_slow boolean not null)`,
  );
});
beforeEach(async () => {
  await db.delete(parcels);
  await db.insert(parcels).values([
    { owner: 'ann', host: 'a', isSlow: false },
    { owner: 'ben', host: 'a', isSlow: false },
    { owner: 'cho', host: 'b', isSlow: false },
    { owner: 'dee', host: 'c', isSlow: true },
  ]);
});

async function ownersInTurn(admission: Partial<Admission>): Promise<string[]> {
  const { where, orderBy } = admitted({ ...all, ...admission }, row);
  const rows = await db
    .select()
    .from(parcels)
    .where(where)
    .orderBy(...orderBy, parcels.owner);
  return rows.map(({ owner }) => owner);
}

test('the next place goes to who never had one, then to who had one longest ago, and slow rows come last', async () => {
  expect(await ownersInTurn({ lastOwners: ['ben', 'ann'] })).toEqual(['cho', 'ben', 'ann', 'dee']);
});

test('a row of a busy owner or a busy host is not admitted', async () => {
  expect(await ownersInTurn({ busyOwners: ['ann'], busyHosts: ['b'] })).toEqual(['ben', 'dee']);
});

test('a row of another host is not admitted while only proven hosts have places left', async () => {
  expect(await ownersInTurn({ onlyHosts: ['b'] })).toEqual(['cho']);
  expect(await ownersInTurn({ onlyHosts: [] })).toEqual([]);
});
