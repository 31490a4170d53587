/**
 * Whose databases are on this device, and when they are erased:
 *
 * - with a sign-out, that of the user
 * - with a sign-in, those of all other users
 * - when it was not opened for 30 days: its user's session has ended, and they have not come back
 */
import * as z from 'zod/mini';
import { storedValue } from '../../../../api/stored/stored-value';
import { databaseName } from './database-name';

const unusedDays = 30;
const dayMs = 24 * 60 * 60 * 1000;
/** A frozen tab may block the deletion; then it is repeated with the next start. */
const longestWaitMs = 5_000;

/** When each user's database was last opened, in milliseconds; 0: it is to be erased. */
const opened = storedValue('saltbush.databases', { schema: z.record(z.string(), z.number()) });

/** Call it whenever the database is opened. */
export function noteOpened(userId: string): void {
  opened.write({ ...opened.read(), [userId]: Date.now() });
}

/** Whether someone's database is to be erased. Reads no database: for the start of every page. */
export const hasUnusedDatabase = (): boolean =>
  Object.values(opened.read() ?? {}).some((openedAt) => isUnused(openedAt));

/** @param userId who is signed in; without anyone only unused databases are erased */
export async function eraseOtherDatabases(userId: string | undefined): Promise<void> {
  const known = Object.entries(opened.read() ?? {});
  const unused = known.filter(
    ([id, openedAt]) => isUnused(openedAt) || (userId !== undefined && id !== userId),
  );
  const others = userId === undefined ? [] : await listOtherUsers(userId);
  const ids = new Set([...unused.map(([id]) => id), ...others]);
  await Promise.all([...ids].map(eraseDatabase));
}

/** Resolves when it is gone, or after some seconds; never rejects. */
export async function eraseDatabase(userId: string): Promise<void> {
  opened.write({ ...opened.read(), [userId]: 0 });
  const forget = () => {
    const { [userId]: _gone, ...others } = opened.read() ?? {};
    opened.write(others);
  };
  const deleted = deleteDatabase(databaseName(userId)).then(forget, () => undefined);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waited = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, longestWaitMs);
  });
  await Promise.race([deleted, waited]);
  clearTimeout(timer);
}

/** Waits for tabs that have it open; they close it when they are asked. Part of every page: without `idb`. */
const deleteDatabase = (name: string) =>
  new Promise<void>((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error ?? new Error('It could not be deleted.'));
  });

const isUnused = (openedAt: number): boolean => openedAt < Date.now() - unusedDays * dayMs;

/** Also of those that are not noted, since local storage may have been cleared alone. */
async function listOtherUsers(userId: string): Promise<string[]> {
  const prefix = databaseName('');
  const databases = (await indexedDB.databases?.().catch(() => [])) ?? [];
  return databases
    .flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : []))
    .filter((id) => id !== userId);
}
