/** What is hidden stays so, whatever its owner does. */
import { eq } from 'drizzle-orm';
import { AppError } from '@saltbush/contract/errors';
import type { Db } from '../../../platform/db/connect';
import { hiddenRecipes } from '../../../schema/admin/moderation';

/** @throws AppError RECIPE_HIDDEN */
export async function checkNotHidden(db: Db, recipeId: string): Promise<void> {
  const isHidden = await db.$count(hiddenRecipes, eq(hiddenRecipes.recipeId, recipeId));
  if (isHidden > 0) throw new AppError('RECIPE_HIDDEN');
}
