/** What is left of the storage of a plan owner, for operations that are refused one by one. */
import { sql, type SQL } from 'drizzle-orm';
import type { StorageUse } from '@saltbush/domain/plan/sync/storage';
import { storageMode } from '../../../../platform/db/storage-full';
import { storageUse } from '../../../../schema/account/storage-use';

export interface StorageRow {
  used: number;
  limit: number | null;
}

/**
 * In a statement after the one that locked the owner: what others took meanwhile counts. From then on the triggers
 * leave the refusals on this plan to `runOperations`.
 *
 * @param decides whether that is so
 * @returns a query of one value: a `StorageRow` as JSON
 */
export const storageRow = (ownerId: SQL, decides: SQL): SQL => sql`
  select json_build_object(
    'used', use.recipes + use.versions + use.pictures + use.pages + use.plan,
    'limit', storage_limit(),
    'mode', case when ${decides} then ${storageMode('operations')} end)
  from ${storageUse} use where use.owner_id = ${ownerId}`;

/** @returns undefined while there is space for more than so many calls can bring */
export function storageLeft(row: StorageRow | null, calls: number): StorageUse | undefined {
  if (!row || row.limit === null) return undefined;
  const { used, limit } = row;
  return used > limit - calls * mostOfOneCall ? { used, limit } : undefined;
}

/** Bytes: a call has 1 MB, and what it changes takes a few times that with its history. */
const mostOfOneCall = 32_000_000;

/** Beyond this share of the limit, not even refusals are recorded: a device could send any number of them. */
const recordedBeyond = 1.2;

export const recordsRefusals = (storage: StorageUse | undefined): boolean =>
  storage === undefined || storage.used < storage.limit * recordedBeyond;
