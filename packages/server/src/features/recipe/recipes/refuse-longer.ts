import { eq, sql } from 'drizzle-orm';
import { AppError } from '@saltbush/contract/errors';
import {
  ingredientTextLength,
  ingredientTextMessage,
  recipeLimits,
} from '@saltbush/contract/schemas/recipe-limits';
import type { Ingredient } from '@saltbush/recipe-parser/recipe';
import type { Db } from '../../../platform/db/connect';
import { recipeIngredients } from '../../../schema/recipe/recipe-lines';
import { recipes } from '../../../schema/recipes';

/**
 * Ingredients may stay as long as they are: a recipe from before there was a limit, or of an archive, can be saved.
 *
 * @throws AppError VALIDATION_FAILED when they are longer than a recipe may have and than they were
 */
export async function refuseLonger(
  db: Db,
  recipeId: string,
  ingredients: readonly Ingredient[],
): Promise<void> {
  const length = ingredientTextLength(ingredients);
  if (length <= recipeLimits.ingredientText) return;
  const stored = await db
    .select()
    .from(recipeIngredients)
    .where(eq(recipeIngredients.recipeId, recipeId));
  const before = stored.map(({ note, section, ...line }) => ({
    ...line,
    note: note ?? '',
    section: section ?? '',
  }));
  if (length <= ingredientTextLength(before)) return;
  throw new AppError('VALIDATION_FAILED', [
    { field: 'ingredients', message: ingredientTextMessage() },
  ]);
}

/** Whether what is stored of a recipe takes at least as much as this. */
export async function isNoLonger(tx: Db, id: string, contentJson: string): Promise<boolean> {
  const length = Buffer.byteLength(contentJson);
  const isSo = sql<boolean>`octet_length(${recipes.contentJson}) >= ${length}`;
  const [row] = await tx.select({ isSo }).from(recipes).where(eq(recipes.id, id));
  return row?.isSo === true;
}
