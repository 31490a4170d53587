/** Streams all recipes of a person, a few at a time in memory. */
import { asc, inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/db/connect';
import { listOwnRecipeIds, readOwnRecipes, type TransferRecipe } from '../../recipes';
import { recipeVersions } from '../../recipes/recipes.tables';
import type { WholeRecipe } from '../saltbush-archive/recipe-file';

export async function* allRecipesOf(db: Db, ownerId: string): AsyncGenerator<TransferRecipe> {
  for await (const some of batchesOf(db, ownerId)) yield* some;
}

/** With the earlier versions of each, which only our own archive holds. */
export async function* allWholeRecipesOf(db: Db, ownerId: string): AsyncGenerator<WholeRecipe> {
  for await (const some of batchesOf(db, ownerId)) {
    const history = await historyOf(
      db,
      some.map(({ shown }) => shown._id),
    );
    for (const recipe of some) yield { ...recipe, versions: history.get(recipe.shown._id) ?? [] };
  }
}

async function* batchesOf(db: Db, ownerId: string): AsyncGenerator<TransferRecipe[]> {
  const ids = await listOwnRecipeIds(db, ownerId);
  for (let from = 0; from < ids.length; from += atATime) {
    yield await readOwnRecipes(db, ownerId, ids.slice(from, from + atATime));
  }
}

async function historyOf(db: Db, ids: readonly string[]) {
  const rows = await db
    .select()
    .from(recipeVersions)
    .where(inArray(recipeVersions.recipeId, [...ids]))
    .orderBy(asc(recipeVersions.recipeId), asc(recipeVersions.revision));
  const byRecipe = new Map<string, typeof rows>();
  for (const row of rows) {
    const versions = byRecipe.get(row.recipeId);
    if (versions) versions.push(row);
    else byRecipe.set(row.recipeId, [row]);
  }
  return byRecipe;
}

const atATime = 50;
