/** Reads earlier versions of recipes. `recipes/insert-version.ts` writes them. */
import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import { AppError } from '@saltbush/contract/errors';
import { maxVersions } from '@saltbush/contract/book/recipe-versions';
import type { RecipeContent } from '@saltbush/recipe-parser/recipe';
import type { Authorized } from '../../../platform/authorized';
import type { Db } from '../../../platform/db/connect';
import type { OwnershipRow } from '../../access/recipe-access';
import { contentOf, findRecipe, findVersion, versionContent } from '../../recipe/recipes';
import { recipeVersions } from '../../../schema/recipe/recipe-versions';
import { recipes } from '../../../schema/recipes';

type Own = Authorized<OwnershipRow>;

export interface ListedVersion {
  revision: number;
  savedAt: Date;
  title: string;
  /** The name of the program that saved it. */
  program: string | null;
  /** How many changes made the version after it; absent while nobody has counted. */
  nextChanges: number | null;
}

/** The current one and what was before, newest first, without their texts: 30 KB at most. */
export async function listVersions(db: Db, { id }: Own): Promise<ListedVersion[]> {
  const [current] = await db
    .select({
      revision: recipes.revision,
      savedAt: recipes.updatedAt,
      title: recipes.title,
      program: recipes.savedByProgram,
      nextChanges: sql<null>`null`,
    })
    .from(recipes)
    .where(and(eq(recipes.id, id), isNull(recipes.deletedAt)));
  if (!current) throw new AppError('NOT_FOUND');
  const { revision, savedAt, savedByProgram, title, content, nextChanges } = recipeVersions;
  const earlier = await db
    .select({
      revision,
      savedAt,
      title: sql<string>`coalesce(${title}, ${content}->>'title')`,
      program: savedByProgram,
      nextChanges,
    })
    .from(recipeVersions)
    .where(and(eq(recipeVersions.recipeId, id), lt(revision, current.revision)))
    .orderBy(desc(revision))
    .limit(maxVersions);
  return [current, ...earlier];
}

/** @throws AppError NOT_FOUND when the recipe has no such earlier version */
export async function getVersion(db: Db, recipe: Own, revision: number): Promise<RecipeContent> {
  const version = await findVersion(db, recipe, revision);
  if (!version) throw new AppError('NOT_FOUND');
  return version;
}

/** @throws AppError NOT_FOUND when the recipe has no such version, the current one included */
export async function getAnyVersion(db: Db, recipe: Own, revision: number): Promise<RecipeContent> {
  const current = await findRecipe(db, recipe.id);
  if (current?.shown.revision === revision) return contentOf(current);
  return getVersion(db, recipe, revision);
}

/** Undefined when it is the first one that is stored. */
export async function findVersionBefore(
  db: Db,
  recipe: Own,
  revision: number,
): Promise<RecipeContent | undefined> {
  const [row] = await db
    .select()
    .from(recipeVersions)
    .where(and(eq(recipeVersions.recipeId, recipe.id), lt(recipeVersions.revision, revision)))
    .orderBy(desc(recipeVersions.revision))
    .limit(1);
  return row && versionContent(row);
}
