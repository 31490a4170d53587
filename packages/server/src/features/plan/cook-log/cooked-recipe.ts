/** Which version of a recipe was cooked, and how it read. */
import { eq } from 'drizzle-orm';
import { AppError } from '@saltbush/contract/errors';
import type { CookedRecipe } from '@saltbush/contract/plan/cook-log';
import { recipeChanges } from '@saltbush/domain/recipe/recipes/recipe-changes';
import type { Authorized } from '../../../platform/authorized';
import type { Db } from '../../../platform/db/connect';
import { inOwnTurn } from '../../../platform/in-turns';
import { recipes } from '../../../schema/recipes';
import { getReadableRecipe } from '../../access/recipe-access';
import {
  contentOf,
  findRecipe,
  findVersion,
  presentVersionText,
  withoutLostImages,
} from '../../recipe/recipes';
import type { CookLogRow } from './cook-log.store';

/**
 * The revision that an entry keeps: the one that was seen, or the current one.
 *
 * Others than the owner may have seen only the current one for sure. A claim of an earlier one would show them what the
 * owner has changed, so none is stored of theirs.
 */
export async function findCookedRevision(
  db: Db,
  recipe: Authorized<{ id: string; ownerId: string }>,
  { seen, userId }: { seen: number | undefined; userId: string },
): Promise<number | undefined> {
  const [row] = await db
    .select({ revision: recipes.revision })
    .from(recipes)
    .where(eq(recipes.id, recipe.id));
  if (row === undefined || seen === undefined || seen === row.revision) return row?.revision;
  return recipe.ownerId === userId && seen < row.revision ? seen : undefined;
}

/** @throws AppError NOT_FOUND when the version is not stored or not theirs to see, or the recipe is not theirs to read */
export async function readCookedRecipe(
  db: Db,
  entry: Authorized<CookLogRow>,
  userId: string,
): Promise<CookedRecipe> {
  const recipe = await getReadableRecipe(db, entry.recipeId, userId);
  const isTheirs = recipe.ownerId === userId || entry.userId === userId;
  const { recipeRevision: revision } = entry;
  const row = await findRecipe(db, recipe.id);
  if (!isTheirs || revision === null || !row) throw new AppError('NOT_FOUND');
  const current = contentOf(row);
  const isCurrent = revision === row.shown.revision;
  const cooked = isCurrent ? current : await findVersion(db, recipe, revision);
  if (!cooked) throw new AppError('NOT_FOUND');
  return {
    recipe: presentVersionText(await withoutLostImages(db, cooked)),
    changes: await inOwnTurn(() => recipeChanges(cooked, current)),
  };
}
