/**
 * What other apps shared with Saltbush: stored by the service worker (`service-worker/receive-share.ts`), which hands it to
 * a page by its id, and forgotten when it was imported, after a day, or with a sign-out.
 *
 * A database of its own: what was shared is of nobody yet, and waits while somebody signs in, which erases the databases
 * of others (`sync/storage/erase-databases.ts`).
 */
import { openDB, type DBSchema } from 'idb';
import { newId } from '../../../api/new-id';
import { sharedDatabase } from './erase-shared';

export interface SharedContent {
  title: string;
  text: string;
  url: string;
  files: File[];
}

interface StoredContent extends Omit<SharedContent, 'files'> {
  id: string;
  /** Their names beside them: not every browser stores these with a file. */
  files: { name: string; type: string; content: Blob }[];
  bytes: number;
  /** In milliseconds. */
  receivedAt: number;
}

interface SharedSchema extends DBSchema {
  shared: { key: string; value: StoredContent };
}

export const sharedLimits = {
  /** Newer ones take the place of older ones. */
  waiting: 5,
  files: 20,
  /** Of the files of one. As many as an import of a file takes. */
  bytes: 200 * 1024 * 1024,
  /** Of all that waits. */
  allBytes: 400 * 1024 * 1024,
  ageMs: 24 * 60 * 60 * 1000,
} as const;

/**
 * @returns its id
 * @throws RangeError if it is more than may be shared at once, and what the browser throws when it cannot store it
 */
export async function storeShared({ files, ...texts }: SharedContent): Promise<string> {
  const bytes = files.reduce((sum, file) => sum + file.size, 0);
  if (files.length > sharedLimits.files || bytes > sharedLimits.bytes) throw new RangeError();
  const id = newId();
  const named = files.map((file) => ({ name: file.name, type: file.type, content: file }));
  await inDatabase(async (database) => {
    const { store, done } = database.transaction('shared', 'readwrite');
    const receivedAt = Date.now();
    const added = { id, ...texts, files: named, bytes, receivedAt };
    const remaining = withoutOldest([added, ...(await store.getAll())], receivedAt);
    for (const known of await store.getAllKeys()) {
      if (!remaining.has(known)) await store.delete(known);
    }
    await store.put(added);
    await done;
  });
  return id;
}

/** Undefined of what was imported, is too old, or was never there. */
export async function findShared(id: string): Promise<SharedContent | undefined> {
  await forgetOldShared();
  const found = await inDatabase((database) => database.get('shared', id));
  if (!found) return undefined;
  const { title, text, url } = found;
  const files = found.files.map(({ name, type, content }) => new File([content], name, { type }));
  return { title, text, url, files };
}

/** It was imported. */
export const forgetShared = (id: string): Promise<void> =>
  inDatabase((database) => database.delete('shared', id));

/** Creates nothing where nothing was ever shared. */
export async function forgetOldShared(): Promise<void> {
  const databases = (await indexedDB.databases?.().catch(() => [])) ?? [];
  if (!databases.some(({ name }) => name === sharedDatabase)) return;
  await inDatabase(async (database) => {
    const { store, done } = database.transaction('shared', 'readwrite');
    const remaining = withoutOldest(await store.getAll(), Date.now());
    for (const known of await store.getAllKeys()) {
      if (!remaining.has(known)) await store.delete(known);
    }
    await done;
  });
}

/** @returns the ids of those that stay */
function withoutOldest(all: readonly StoredContent[], now: number): Set<string> {
  const remaining = new Set<string>();
  let bytes = 0;
  for (const content of all.toSorted((one, other) => other.receivedAt - one.receivedAt)) {
    bytes += content.bytes;
    const isTooOld = content.receivedAt < now - sharedLimits.ageMs;
    const isTooMuch = bytes > sharedLimits.allBytes || remaining.size === sharedLimits.waiting;
    if (isTooOld || isTooMuch) break;
    remaining.add(content.id);
  }
  return remaining;
}

/** Nobody holds it open, so that a sign-out can delete it. */
async function inDatabase<Result>(
  work: (database: Awaited<ReturnType<typeof openShared>>) => Promise<Result>,
): Promise<Result> {
  const database = await openShared();
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

const openShared = () =>
  openDB<SharedSchema>(sharedDatabase, 1, {
    upgrade: (upgraded) => void upgraded.createObjectStore('shared', { keyPath: 'id' }),
  });
