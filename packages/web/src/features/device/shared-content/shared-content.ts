/**
 * What other apps shared with Saltbush: stored by the service worker (`service-worker/receive-share.ts`), which hands it to
 * a page by its id, and forgotten when it was imported, after a day, or with a sign-out.
 *
 * A database of its own: what was shared is of nobody yet, and waits while somebody signs in, which erases the databases
 * of others (`sync/storage/erase-databases.ts`).
 */
import { openDB, type DBSchema, type IDBPObjectStore } from 'idb';
import { newId } from '../../../api/new-id';
import { sharedDatabase } from './erase-shared';

export interface SharedContent {
  title: string;
  text: string;
  url: string;
  files: File[];
}

interface StoredContent extends Omit<SharedContent, 'files'> {
  /** Their names beside them: not every browser stores these with a file. */
  files: { name: string; type: string; content: Blob }[];
}

/** By ids that begin with the time at which they came, in milliseconds: the oldest come first. */
interface SharedSchema extends DBSchema {
  shared: { key: string; value: StoredContent };
}

export const sharedLimits = {
  /** The newest: together they may have twice the bytes of one. */
  waiting: 2,
  files: 20,
  /** Of the files of one. As many as an import of a file takes. */
  bytes: 200 * 1024 * 1024,
  ageMs: 24 * 60 * 60 * 1000,
} as const;

/**
 * @returns its id
 * @throws RangeError if it is more than may be shared at once, and what the browser throws when it cannot store it
 */
export async function storeShared({ files, ...texts }: SharedContent): Promise<string> {
  const bytes = files.reduce((sum, file) => sum + file.size, 0);
  if (files.length > sharedLimits.files || bytes > sharedLimits.bytes) throw new RangeError();
  const id = `${Date.now()}-${newId()}`;
  const named = files.map((file) => ({ name: file.name, type: file.type, content: file }));
  await inStore(async (store) => {
    const known = await store.getAllKeys();
    for (const old of known.slice(0, 1 - sharedLimits.waiting)) await store.delete(old);
    await store.put({ ...texts, files: named }, id);
  });
  return id;
}

/** Undefined of what was imported, is too old, or was never there. */
export async function findShared(id: string): Promise<SharedContent | undefined> {
  await forgetOldShared();
  const found = await inStore((store) => store.get(id));
  if (!found) return undefined;
  const { title, text, url } = found;
  const files = found.files.map(({ name, type, content }) => new File([content], name, { type }));
  return { title, text, url, files };
}

/** It was imported. */
export const forgetShared = (id: string): Promise<void> => inStore((store) => store.delete(id));

/** Creates nothing where nothing was ever shared. */
export async function forgetOldShared(): Promise<void> {
  const databases = (await indexedDB.databases?.().catch(() => [])) ?? [];
  if (!databases.some(({ name }) => name === sharedDatabase)) return;
  const oldest = String(Date.now() - sharedLimits.ageMs);
  await inStore((store) => store.delete(IDBKeyRange.upperBound(oldest)));
}

/** In a transaction. Nobody holds the database open, so that a sign-out can delete it. */
async function inStore<Result>(
  work: (
    store: IDBPObjectStore<SharedSchema, ['shared'], 'shared', 'readwrite'>,
  ) => Promise<Result>,
): Promise<Result> {
  const database = await openDB<SharedSchema>(sharedDatabase, 1, {
    upgrade: (upgraded) => void upgraded.createObjectStore('shared'),
  });
  try {
    const { store, done } = database.transaction('shared', 'readwrite');
    const result = await work(store);
    await done;
    return result;
  } finally {
    database.close();
  }
}
