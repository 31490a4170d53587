/** The refusal of the triggers that count what people store (migration "storage-use"). */
import { sql } from 'drizzle-orm';
import { DatabaseError } from 'pg';
import { AppError } from '@saltbush/contract/errors';
import type { Db } from './connect';

/**
 * Looks through `cause`, because Drizzle wraps errors.
 *
 * @returns the error that says so in words, or nothing for an error of any other kind
 */
export function findStorageFull(error: unknown): AppError | undefined {
  const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(reason instanceof DatabaseError) || reason.code !== 'SB413') return undefined;
  const { used, limit } = JSON.parse(reason.detail ?? '{}') as { used: number; limit: number };
  return storageFull(used, limit);
}

/** @param used, limit bytes */
const storageFull = (used: number, limit: number): AppError =>
  new AppError(
    'STORAGE_FULL',
    `You use ${inWords(used)} of ${inWords(limit)}, and this does not fit. Nothing was saved. ` +
      'Under Account, Storage you can empty the bin or delete earlier versions. ' +
      'Or ask whoever runs this Saltbush for more.',
  );

/**
 * For the rest of the transaction:
 * - `count` refuses nothing: what the program itself does for people who are not there must not fail.
 * - `shorten` goes beyond the limit by a tenth: a text that gets shorter leaves its longer version in the history.
 */
export async function allowStorage(tx: Db, mode: 'count' | 'shorten'): Promise<void> {
  await tx.execute(sql`select set_config('saltbush.storage', ${mode}, true)`);
}

const inWords = (bytes: number): string =>
  bytes < 1e9 ? `${(bytes / 1e6).toFixed(1)} MB` : `${(bytes / 1e9).toFixed(2)} GB`;
