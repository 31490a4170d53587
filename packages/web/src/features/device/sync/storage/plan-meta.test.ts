import { expect, it, onTestFinished } from 'vitest';
import { homeCountryOf } from '@saltbush/domain/account/countries/countries';
import type { Row } from '@saltbush/domain/plan/rows/rows';
import { endSession, startSession, storeUser } from '../../../../api/session';
import { priya, token } from '../../../../testing/people';
import { openDatabase } from './database';
import { dropOtherFormats, newMeta } from './plan-meta';
import { readPlan } from './read-plan';

const row: Row = {
  kind: 'items',
  id: 'milk',
  fields: { text: 'milk', order: 'a0' },
  stamps: {},
  isDeleted: false,
  version: 7,
};
const operation = {
  id: 'op',
  seq: 1,
  name: 'removeItem' as const,
  args: { id: 'milk' },
  at: 0,
  offset: 0,
  seen: 7,
};

async function openWith(userId: string, change: { format?: string }) {
  const database = await openDatabase(userId, () => {});
  await database.put('meta', { ...newMeta(userId), version: 7, ...change });
  await database.put('rows', { owner: userId, key: 'items/milk', row });
  await database.put('queue', { owner: userId, ...operation });
  return database;
}

it('rows of another format are dropped and asked for again, and unsent operations stay', async () => {
  const database = await openWith('priya', { format: '0.9' });
  await dropOtherFormats(database);
  const { state } = await readPlan(database, 'priya');
  expect(state.confirmed.size).toBe(0);
  expect(state.version).toBe(0);
  expect(state.queue.map(({ id }) => id)).toEqual(['op']);
  database.close();
});

it('rows of this format of the app stay', async () => {
  const database = await openWith('tom', {});
  await dropOtherFormats(database);
  expect((await readPlan(database, 'tom')).state).toMatchObject({ version: 7 });
  expect((await readPlan(database, 'tom')).state.confirmed.size).toBe(1);
  database.close();
});

it('rows are dropped once their owner lives in another country, whose shops sell other packs', async () => {
  onTestFinished(endSession);
  startSession(token, priya);
  const database = await openWith(priya._id, {});
  storeUser({ ...priya, country: 'GB', homeCountry: homeCountryOf('GB') });
  await dropOtherFormats(database);
  expect((await readPlan(database, priya._id)).state.confirmed.size).toBe(0);
  await database.put('rows', { owner: priya._id, key: 'items/milk', row });
  await dropOtherFormats(database);
  expect((await readPlan(database, priya._id)).state.confirmed.size).toBe(1);
  database.close();
});
