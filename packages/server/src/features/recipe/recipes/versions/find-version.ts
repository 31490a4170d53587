import { and, eq } from 'drizzle-orm';
import type { RecipeContent } from '@saltbush/recipe-parser/recipe';
import type { Authorized } from '../../../../platform/authorized';
import type { Db } from '../../../../platform/db/connect';
import { recipeVersions } from '../../../../schema/recipe/recipe-versions';
import { versionContent } from './version-content';

/** An earlier version of a recipe; undefined when it is not stored. */
export async function findVersion(
  db: Db,
  recipe: Authorized<{ id: string }>,
  revision: number,
): Promise<RecipeContent | undefined> {
  const [row] = await db
    .select()
    .from(recipeVersions)
    .where(and(eq(recipeVersions.recipeId, recipe.id), eq(recipeVersions.revision, revision)));
  return row && versionContent(row);
}
