/** The refusal of what has no space, also by the triggers that count what people store (migration "storage-use"). */
import { sql } from 'drizzle-orm';
import { DatabaseError } from 'pg';
import { AppError } from '@saltbush/contract/errors';
import { storageText } from '@saltbush/domain/account/storage-use/storage-figures';
import { say } from '@saltbush/domain/texts/say';
import type { Db } from './connect';

/** In bytes. */
interface FullStorage {
  used: number;
  limit: number;
  /** Whether it is that of a household. */
  isHousehold: boolean;
}

/**
 * Looks through `cause`, because Drizzle wraps errors.
 *
 * @returns the error that says so in words, or nothing for an error of any other kind
 */
export function findStorageFull(error: unknown): AppError | undefined {
  const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(reason instanceof DatabaseError) || reason.code !== 'SB413') return undefined;
  return storageFull(JSON.parse(reason.detail ?? '{}') as FullStorage);
}

/** @example throw storageFull({ used: 9.9e6, limit: 10e6, isHousehold: false }) */
export function storageFull({ isHousehold, ...bytes }: FullStorage): AppError {
  const used = storageText(bytes.used);
  const limit = storageText(bytes.limit);
  return isHousehold
    ? new AppError(
        'HOUSEHOLD_STORAGE_FULL',
        say(
          'Your community uses {used} of {limit}, and this does not fit. Nothing was saved. On its page, under Storage, its admin can delete old changes. Or ask your admin for more.',
          { used, limit },
        ),
      )
    : new AppError(
        'STORAGE_FULL',
        say(
          'You use {used} of {limit}, and this does not fit. Nothing was saved. Under Account, Storage you can empty the bin or delete earlier versions. Or ask your admin for more.',
          { used, limit },
        ),
      );
}

/**
 * For the rest of the transaction:
 * - `count` refuses nothing: what the program itself does for people who are not there must not fail.
 * - `operations` refuses nothing on plans, since each operation is looked at before.
 * - `shorten` goes beyond the limit by a tenth: a text that gets shorter leaves its longer version in the history.
 */
export async function allowStorage(tx: Db, mode: StorageMode): Promise<void> {
  await tx.execute(sql`select ${storageMode(mode)}`);
}

/** For a statement that reads something else too. */
export const storageMode = (mode: StorageMode) =>
  sql.raw(`set_config('saltbush.storage', '${mode}', true)`);

type StorageMode = 'count' | 'operations' | 'shorten';
