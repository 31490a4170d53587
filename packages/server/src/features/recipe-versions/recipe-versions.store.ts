/** Reads earlier versions of recipes. `recipes/insert-version.ts` writes them. */
import { and, desc, eq } from 'drizzle-orm';
import { AppError } from '@saltbush/contract/errors';
import { maxVersions } from '@saltbush/contract/recipe-versions';
import { imageUrl } from '@saltbush/contract/image-address';
import type { RecipeContent } from '@saltbush/recipe-parser/recipe';
import type { Authorized } from '../../platform/authorized';
import type { Db } from '../../platform/db/connect';
import type { OwnershipRow } from '../recipe-access';
import { recipeVersions } from '../recipes/recipes.tables';

export interface StoredVersion {
  revision: number;
  savedAt: Date;
  content: RecipeContent;
}

/** Newest first; the current version is not among them. */
export async function listVersions(db: Db, recipe: Authorized<OwnershipRow>) {
  const rows = await db
    .select()
    .from(recipeVersions)
    .where(eq(recipeVersions.recipeId, recipe.id))
    .orderBy(desc(recipeVersions.revision))
    .limit(maxVersions);
  return rows.map(withImage);
}

/** @throws AppError NOT_FOUND when the recipe has no such version */
export async function getVersion(
  db: Db,
  recipe: Authorized<OwnershipRow>,
  revision: number,
): Promise<StoredVersion> {
  const [row] = await db
    .select()
    .from(recipeVersions)
    .where(and(eq(recipeVersions.recipeId, recipe.id), eq(recipeVersions.revision, revision)));
  if (!row) throw new AppError('NOT_FOUND');
  return withImage(row);
}

function withImage(row: typeof recipeVersions.$inferSelect): StoredVersion {
  const image = row.imageId === null ? {} : { imageUrl: imageUrl(row.imageId) };
  return {
    revision: row.revision,
    savedAt: row.savedAt,
    content: { ...row.content, ...image },
  };
}
