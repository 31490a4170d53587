import { expect, it } from 'vitest';
import { deleteDB, openDB } from 'idb';
import {
  eraseDatabase,
  eraseOtherDatabases,
  hasUnusedDatabase,
  noteOpened,
} from './erase-databases';

const dayMs = 24 * 60 * 60 * 1000;
const names = async () => (await indexedDB.databases()).map(({ name }) => name).toSorted();

async function leaveDatabase(userId: string, daysAgo?: number): Promise<void> {
  (await openDB(`saltbush-${userId}`, 1)).close();
  if (daysAgo === undefined) return;
  const known = JSON.parse(localStorage.getItem('saltbush.databases') ?? '{}') as object;
  const openedAt = Date.now() - daysAgo * dayMs;
  localStorage.setItem('saltbush.databases', JSON.stringify({ ...known, [userId]: openedAt }));
}

it('another user’s sign-in erases the databases of all others, also ones that are not noted', async () => {
  await leaveDatabase('priya', 0);
  await leaveDatabase('dan', 1);
  await leaveDatabase('nell');
  await openDB('another-app', 1).then((database) => database.close());
  await eraseOtherDatabases('priya');
  expect(await names()).toEqual(['another-app', 'saltbush-priya']);
});

it('a database stays for the same user for 30 days', async () => {
  await leaveDatabase('priya', 29);
  expect(hasUnusedDatabase()).toBe(false);
  await eraseOtherDatabases(undefined);
  expect(await names()).toEqual(['saltbush-priya']);

  await leaveDatabase('priya', 31);
  expect(hasUnusedDatabase()).toBe(true);
  await eraseOtherDatabases(undefined);
  expect(await names()).toEqual([]);
  expect(hasUnusedDatabase()).toBe(false);
});

it('a database that a tab blocks is erased by the next start', async () => {
  const blocking = await openDB('saltbush-priya', 1);
  noteOpened('priya');
  const erased = eraseDatabase('priya');
  expect(hasUnusedDatabase()).toBe(true);
  blocking.close();
  await erased;
  expect(await names()).toEqual([]);
  await deleteDB('saltbush-priya');
});
