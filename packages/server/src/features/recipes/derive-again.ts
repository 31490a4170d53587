/**
 * Recipes that were derived by older rules, or never, are derived anew, a few at a time. Until then
 * they are listed as before; nothing waits for it.
 */
import { and, asc, eq, lt } from 'drizzle-orm';
import { recipeDerivationVersion } from '@saltbush/domain/recipes/search-words';
import type { Db } from '../../platform/db/connect';
import { deriveColumns, keepWords } from './derive-columns';
import { findRecipes } from './recipes.store';
import { recipes } from './recipes.tables';
import { contentOf } from './versions/versions.store';

/** @returns how many were derived; 0 when none is left */
export async function deriveSomeAgain(db: Db, most = 50): Promise<number> {
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
    ...deriveColumns(contentOf(row), row.recipe.ownerId),
  }));
  await db.transaction(async (tx) => {
    for (const { row, columns } of derived) {
      // Saved in the meantime, it was derived then, from what it says now.
      const isSame = and(eq(recipes.id, row.recipe.id), eq(recipes.revision, row.recipe.revision));
      await tx.update(recipes).set(columns).where(isSame);
    }
    await keepWords(tx, [...new Set(derived.flatMap(({ words }) => words))]);
  });
  return rows.length;
}
