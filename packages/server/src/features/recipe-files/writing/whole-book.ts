/** A person's recipes, one after the other, a few at a time in memory. */
import { asc, inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/db/connect';
import { listBookIds, readBook } from '../../recipes';
import { recipeVersions } from '../../recipes/recipes.tables';
import type { WholeRecipe } from '../lossless/recipe-file';

export async function* wholeBook(db: Db, ownerId: string): AsyncGenerator<WholeRecipe> {
  const ids = await listBookIds(db, ownerId);
  for (let from = 0; from < ids.length; from += atATime) {
    const some = ids.slice(from, from + atATime);
    const history = await historyOf(db, some);
    for (const recipe of await readBook(db, ownerId, some)) {
      yield { ...recipe, versions: history.get(recipe.shown._id) ?? [] };
    }
  }
}

async function historyOf(db: Db, ids: readonly string[]) {
  const rows = await db
    .select()
    .from(recipeVersions)
    .where(inArray(recipeVersions.recipeId, [...ids]))
    .orderBy(asc(recipeVersions.recipeId), asc(recipeVersions.revision));
  const byRecipe = new Map<string, typeof rows>();
  for (const row of rows) byRecipe.set(row.recipeId, [...(byRecipe.get(row.recipeId) ?? []), row]);
  return byRecipe;
}

const atATime = 50;
