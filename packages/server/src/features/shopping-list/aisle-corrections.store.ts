/** Where each person, or each household, finds foods: on all their lists. */
import { and, eq } from 'drizzle-orm';
import { AppError } from '@saltbush/contract/errors';
import { shoppingListLimits } from '@saltbush/contract/shopping-list';
import type { Aisle } from '@saltbush/recipe-parser/foods';
import type { Db } from '../../platform/db/connect';
import { shoppingAisleCorrections } from './shopping-list.tables';

export interface AisleCorrection {
  key: string;
  aisle: Aisle;
  now: Date;
}

/** The last word counts. */
export async function saveAisleCorrection(
  db: Db,
  ownerId: string,
  { key, aisle, now }: AisleCorrection,
): Promise<void> {
  const { ownerId: owner, foodKey } = shoppingAisleCorrections;
  if (
    (await db.$count(shoppingAisleCorrections, eq(owner, ownerId))) >= shoppingListLimits.movedFoods
  ) {
    throw new AppError('VALIDATION_FAILED', [
      { field: 'key', message: 'You have moved as many foods as can be remembered' },
    ]);
  }
  await db
    .insert(shoppingAisleCorrections)
    .values({ ownerId, foodKey: key, aisle, createdAt: now })
    .onConflictDoUpdate({ target: [owner, foodKey], set: { aisle } });
}

export async function removeAisleCorrection(db: Db, ownerId: string, key: string): Promise<void> {
  await db
    .delete(shoppingAisleCorrections)
    .where(
      and(eq(shoppingAisleCorrections.ownerId, ownerId), eq(shoppingAisleCorrections.foodKey, key)),
    );
}
