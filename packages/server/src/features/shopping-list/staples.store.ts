/** Foods that each person, or each household, always has. */
import { and, eq } from 'drizzle-orm';
import { AppError } from '@saltbush/contract/errors';
import { shoppingListLimits } from '@saltbush/contract/shopping-list';
import type { Db } from '../../platform/db/connect';
import { shoppingStaples } from './shopping-list.tables';

export interface Staple {
  key: string;
  now: Date;
}

export async function keepStaple(db: Db, ownerId: string, { key, now }: Staple): Promise<void> {
  if (
    (await db.$count(shoppingStaples, eq(shoppingStaples.ownerId, ownerId))) >=
    shoppingListLimits.staples
  ) {
    throw new AppError('VALIDATION_FAILED', [
      { field: 'key', message: 'You always have as many foods as can be remembered' },
    ]);
  }
  await db
    .insert(shoppingStaples)
    .values({ ownerId, foodKey: key, createdAt: now })
    .onConflictDoNothing();
}

export async function removeStaple(db: Db, ownerId: string, key: string): Promise<void> {
  await db
    .delete(shoppingStaples)
    .where(and(eq(shoppingStaples.ownerId, ownerId), eq(shoppingStaples.foodKey, key)));
}
