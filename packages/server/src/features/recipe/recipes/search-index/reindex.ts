/**
 * Derives the search columns again for recipes that older rules derived, a few at a time. Until then
 * they are listed as before; no request waits for it.
 */
import { and, asc, eq, lt } from 'drizzle-orm';
import { recipeDerivationVersion } from '@saltbush/domain/book/recipe-search/derive-recipe';
import type { Deps } from '../../../../deps';
import { allowStorage } from '../../../../platform/db/storage-full';
import { findSubRecipes, lockUnchanged } from '../sub-recipes/sub-recipes.store';
import { insertSearchWords } from './insert-search-words';
import { findRecipes } from '../recipes.store';
import { recipes } from '../../../../schema/recipes';
import { contentOf } from '../recipe-content';

type Reindexing = Pick<Deps, 'database' | 'computing'>;

/**
 * One recipe after the other, each in a transaction of its own: calls of others wait for one of them at most.
 *
 * @returns the number of recipes reindexed; 0 when none is left
 */
export async function reindexSome(deps: Reindexing, most = 50): Promise<number> {
  const old = await deps.database.db
    .select({ id: recipes.id })
    .from(recipes)
    .where(lt(recipes.derivedVersion, recipeDerivationVersion))
    .orderBy(asc(recipes.derivedVersion), asc(recipes.id))
    .limit(most);
  for (const { id } of old) await reindexOne(deps, id);
  return old.length;
}

async function reindexOne({ database: { db }, computing }: Reindexing, id: string): Promise<void> {
  const [row] = await findRecipes(db, [id]);
  // It was deleted for good meanwhile.
  if (!row) return;
  const content = contentOf(row);
  const subRecipes = await findSubRecipes(db, content.ingredients, row.ownerId);
  const { columns, words } = await computing.deriveColumns(content, row.ownerId, subRecipes);
  await db.transaction(async (tx) => {
    await allowStorage(tx, 'count');
    // A recipe in it that was saved meanwhile: it is read again.
    if (!(await lockUnchanged(tx, content.ingredients, subRecipes))) return;
    // A recipe that was saved meanwhile has been derived from its new text.
    const isSame = and(eq(recipes.id, id), eq(recipes.revision, row.shown.revision));
    await tx.update(recipes).set(columns).where(isSame);
    await insertSearchWords(tx, [...new Set(words)]);
  });
}
