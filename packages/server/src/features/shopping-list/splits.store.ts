/** Lines that each person, or each household, splits, on all their lists. */
import { and, eq } from 'drizzle-orm';
import { AppError } from '@saltbush/contract/errors';
import { shoppingListLimits, type SplitOnWire } from '@saltbush/contract/shopping-list';
import type { Db } from '../../platform/db/connect';
import { shoppingSplits } from './shopping-list.tables';

export async function saveSplit(
  db: Db,
  ownerId: string,
  { kind, key, now }: SplitOnWire & { now: Date },
): Promise<void> {
  const count = await db.$count(shoppingSplits, eq(shoppingSplits.ownerId, ownerId));
  if (count >= shoppingListLimits.splits) {
    throw new AppError('VALIDATION_FAILED', [
      { field: 'key', message: 'You keep as much apart as can be remembered' },
    ]);
  }
  await db
    .insert(shoppingSplits)
    .values({ ownerId, kind, lineKey: key, createdAt: now })
    .onConflictDoNothing();
}

export async function removeSplit(
  db: Db,
  ownerId: string,
  { kind, key }: SplitOnWire,
): Promise<void> {
  await db
    .delete(shoppingSplits)
    .where(
      and(
        eq(shoppingSplits.ownerId, ownerId),
        eq(shoppingSplits.kind, kind),
        eq(shoppingSplits.lineKey, key),
      ),
    );
}
