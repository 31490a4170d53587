/** Saved recipes and favourites. */
import { and, count, desc, eq, isNull } from 'drizzle-orm';
import type { Authorized } from '../../../platform/authorized';
import type { Db } from '../../../platform/db/connect';
import { isReadableBy } from '../../access/recipe-access';
import { recipes } from '../../../schema/recipes';
import { favourites, recipeSaves } from '../../../schema/book/saved-recipes';

interface SaveContext {
  userId: string;
  now: Date;
}

/**
 * @param context.isLinked whether a share link permits reading it
 * @returns whether it was added; false when it was saved before
 */
export async function saveRecipe(
  db: Db,
  recipe: Authorized<{ id: string }>,
  { userId, now, isLinked }: SaveContext & { isLinked: boolean },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    // Locks against the owner, who may be deleting or hiding it right now.
    const [saved] = await tx
      .select({ id: recipes.id })
      .from(recipes)
      .where(
        and(
          eq(recipes.id, recipe.id),
          isNull(recipes.deletedAt),
          isLinked ? undefined : isReadableBy(userId),
        ),
      )
      .for('share');
    if (!saved) return false;
    const added = await tx
      .insert(recipeSaves)
      .values({ userId, recipeId: recipe.id, savedAt: now })
      .onConflictDoNothing()
      .returning({ recipeId: recipeSaves.recipeId });
    return added.length > 0;
  });
}

/** @returns whether it was there */
export async function unsaveRecipe(db: Db, userId: string, recipeId: string): Promise<boolean> {
  const gone = await db
    .delete(recipeSaves)
    .where(and(eq(recipeSaves.userId, userId), eq(recipeSaves.recipeId, recipeId)))
    .returning({ recipeId: recipeSaves.recipeId });
  return gone.length > 0;
}

export async function addFavourite(
  db: Db,
  recipe: Authorized<{ id: string }>,
  { userId, now }: SaveContext,
): Promise<void> {
  await db
    .insert(favourites)
    .values({ userId, recipeId: recipe.id, addedAt: now })
    .onConflictDoNothing();
}

export async function removeFavourite(db: Db, userId: string, recipeId: string): Promise<void> {
  await db
    .delete(favourites)
    .where(and(eq(favourites.userId, userId), eq(favourites.recipeId, recipeId)));
}

/** The ids of one page, latest first, and the total of readable ones. */
export async function listFavourites(
  db: Db,
  { userId, page, limit }: { userId: string; page: number; limit: number },
) {
  const isMine = and(
    eq(favourites.userId, userId),
    isNull(recipes.deletedAt),
    isReadableBy(userId),
  );
  const joined = eq(recipes.id, favourites.recipeId);
  const [rows, [all]] = await Promise.all([
    db
      .select({ id: favourites.recipeId })
      .from(favourites)
      .innerJoin(recipes, joined)
      .where(isMine)
      .orderBy(desc(favourites.addedAt), favourites.recipeId)
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ total: count() }).from(favourites).innerJoin(recipes, joined).where(isMine),
  ]);
  return { ids: rows.map(({ id }) => id), total: all?.total ?? 0 };
}
