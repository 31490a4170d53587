/**
 * How much changed between a version and the one after it, counted once and stored: a history is then listed without
 * reading its texts, of which there are up to a hundred megabytes (docs/decisions/0086-answers-in-bounded-pieces.md).
 */
import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { recipeChanges } from '@saltbush/domain/recipe/recipes/recipe-changes';
import type { RecipeContent } from '@saltbush/recipe-parser/recipe';
import type { Db } from '../../../../platform/db/connect';
import { inOwnTurn } from '../../../../platform/in-turns';
import { contentOf } from '../recipe-content';
import { findRecipe } from '../recipes.store';
import { recipeVersions } from '../../../../schema/recipe/recipe-versions';
import { versionContent } from './version-content';

/** Call in the transaction that replaced this version, after the change. */
export async function countChanges(
  db: Db,
  { recipeId, revision }: { recipeId: string; revision: number },
): Promise<void> {
  const isThis = and(eq(recipeVersions.recipeId, recipeId), eq(recipeVersions.revision, revision));
  const [row] = await db.select().from(recipeVersions).where(isThis);
  if (row === undefined) return;
  const before = versionContent(row);
  const after = await findContentAfter(db, row);
  const changes = await inOwnTurn(() => (after ? recipeChanges(before, after).length : 0));
  await db.update(recipeVersions).set({ title: before.title, nextChanges: changes }).where(isThis);
}

/**
 * Of versions that an older Saltbush wrote or an archive brought: some, one after the other.
 *
 * @returns how many; 0 when none is left
 */
export async function countSomeChanges(db: Db, most = 20): Promise<number> {
  const rows = await db
    .select({ recipeId: recipeVersions.recipeId, revision: recipeVersions.revision })
    .from(recipeVersions)
    .where(isNull(recipeVersions.nextChanges))
    .orderBy(asc(recipeVersions.recipeId), asc(recipeVersions.revision))
    .limit(most);
  for (const row of rows) await countChanges(db, row);
  return rows.length;
}

async function findContentAfter(
  db: Db,
  { recipeId, revision }: { recipeId: string; revision: number },
): Promise<RecipeContent | undefined> {
  const [next] = await db
    .select()
    .from(recipeVersions)
    .where(and(eq(recipeVersions.recipeId, recipeId), gt(recipeVersions.revision, revision)))
    .orderBy(asc(recipeVersions.revision))
    .limit(1);
  if (next !== undefined) return versionContent(next);
  const current = await findRecipe(db, recipeId);
  return current && contentOf(current);
}
