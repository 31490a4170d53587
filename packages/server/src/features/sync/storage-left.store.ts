import { eq, sql } from 'drizzle-orm';
import type { StorageUse } from '@saltbush/domain/sync/storage';
import type { Db } from '../../platform/db/connect';
import { storageMode } from '../../platform/db/storage-full';
import { storageUse } from '../storage-use/storage-use.tables';

/**
 * Within the transaction that holds the owner's lock, in a statement of its own: what others took meanwhile counts.
 * From then on the triggers leave the refusals on this plan to `runOperations`.
 *
 * @returns undefined while there is room for more than any call can bring
 */
export async function findStorageLeft(tx: Db, ownerId: string): Promise<StorageUse | undefined> {
  const { recipes, versions, pictures, pages, plan } = storageUse;
  const [row] = await tx
    .select({
      mode: storageMode('operations'),
      used: sql<number>`(${recipes} + ${versions} + ${pictures} + ${pages} + ${plan})::float8`,
      limit: sql<number | null>`storage_limit()::float8`,
    })
    .from(storageUse)
    .where(eq(storageUse.ownerId, ownerId));
  const isNear = row && row.limit !== null && row.used > row.limit - mostOfOneCall;
  return isNear ? { used: row.used, limit: row.limit! } : undefined;
}

/** Bytes: a call has 1 MB, and what it changes takes a few times that with its history. */
const mostOfOneCall = 32_000_000;

/** Beyond this share of the limit, not even refusals are recorded: a device could send any number of them. */
const recordedBeyond = 1.2;

export const recordsRefusals = (storage: StorageUse | undefined): boolean =>
  storage === undefined || storage.used < storage.limit * recordedBeyond;
