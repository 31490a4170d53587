/** Reads all recipes of a person and their histories, a few texts at a time in memory and in no transaction. */
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Db } from '../../../../platform/db/connect';
import { listOwnRecipeIds, readOwnRecipes, type TransferRecipe } from '../../../recipe/recipes';
import { recipeVersions } from '../../../../schema/recipe/recipe-versions';
import { pagesOf } from '../saltbush-archive/pages';
import type { ArchivedVersion } from '../saltbush-archive/versions-file';

export async function* allRecipesOf(db: Db, ownerId: string): AsyncGenerator<TransferRecipe> {
  yield* readInBatches(db, ownerId, await listOwnRecipeIds(db, ownerId));
}

/** In the order of the ids: a recipe has up to a megabyte of text. */
export async function* readInBatches(
  db: Db,
  ownerId: string,
  ids: readonly string[],
): AsyncGenerator<TransferRecipe> {
  for (let from = 0; from < ids.length; from += recipesAtATime) {
    yield* await readOwnRecipes(db, ownerId, ids.slice(from, from + recipesAtATime));
  }
}

export interface RecipeWithHistory {
  recipe: TransferRecipe;
  /** Earlier versions, oldest first, read while they are asked for. */
  versions: AsyncIterable<ArchivedVersion>;
}

/** With the earlier versions of each, which only our own archive holds. */
export async function* allRecipesWithHistory(
  db: Db,
  ownerId: string,
): AsyncGenerator<RecipeWithHistory> {
  const ids = await listOwnRecipeIds(db, ownerId);
  for (let from = 0; from < ids.length; from += recipesAtATime) {
    const some = ids.slice(from, from + recipesAtATime);
    const changed = await findChanged(db, some);
    for (const recipe of await readOwnRecipes(db, ownerId, some)) {
      const { _id } = recipe.shown;
      yield { recipe, versions: changed.has(_id) ? versionsOf(db, _id) : none() };
    }
  }
}

/** Which of these have a history: most have none, and cost no query of their own. */
async function findChanged(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectDistinct({ id: recipeVersions.recipeId })
    .from(recipeVersions)
    .where(inArray(recipeVersions.recipeId, [...ids]));
  return new Set(rows.map(({ id }) => id));
}

async function* versionsOf(db: Db, recipeId: string): AsyncGenerator<ArchivedVersion> {
  const { revision, savedAt, content } = recipeVersions;
  const pages = pagesOf<ArchivedVersion>(versionsAtATime, (last) =>
    db
      .select({ revision, savedAt, content })
      .from(recipeVersions)
      .where(and(eq(recipeVersions.recipeId, recipeId), gt(revision, last?.revision ?? 0)))
      .orderBy(asc(revision))
      .limit(versionsAtATime),
  );
  for await (const page of pages) yield* page;
}

async function* none(): AsyncGenerator<never> {}

const recipesAtATime = 10;
const versionsAtATime = 4;
