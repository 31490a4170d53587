/**
 * Derives the search columns again for recipes that older rules derived, a few at a time. Until then
 * they are listed as before; no request waits for it.
 */
import { and, asc, eq, lt } from 'drizzle-orm';
import { recipeDerivationVersion } from '@saltbush/domain/recipes/search/derive-recipe';
import type { Db } from '../../../platform/db/connect';
import { deriveColumns, insertSearchWords } from './derive-columns';
import { findRecipes } from '../recipes.store';
import { recipes } from '../recipes.tables';
import { contentOf } from '../recipe-content';

/** @returns the number of recipes reindexed; 0 when none is left */
export async function reindexSome(db: Db, most = 50): Promise<number> {
  const old = await db
    .select({ id: recipes.id })
    .from(recipes)
    .where(lt(recipes.derivedVersion, recipeDerivationVersion))
    .orderBy(asc(recipes.derivedVersion), asc(recipes.id))
    .limit(most);
  const rows = await findRecipes(
    db,
    old.map(({ id }) => id),
  );
  const derived = rows.map((row) => ({
    row,
    ...deriveColumns(contentOf(row), row.ownerId),
  }));
  await db.transaction(async (tx) => {
    for (const { row, columns } of derived) {
      // A recipe that was saved meanwhile has been derived from its new text.
      const { _id, revision } = row.shown;
      const isSame = and(eq(recipes.id, _id), eq(recipes.revision, revision));
      await tx.update(recipes).set(columns).where(isSame);
    }
    await insertSearchWords(tx, [...new Set(derived.flatMap(({ words }) => words))]);
  });
  return rows.length;
}
