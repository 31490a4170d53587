/** Saves and favourites. */
import { and, count, desc, eq, isNull } from 'drizzle-orm';
import type { Authorized } from '../../platform/authorized';
import type { Db } from '../../platform/db/connect';
import { isReadableBy } from '../recipes';
import { recipes } from '../recipes/recipes.tables';
import { favourites, recipeSaves } from './collection.tables';

interface Keeping {
  userId: string;
  now: Date;
}

/**
 * @param keeping.isLinked whether a link gives leave to read it
 * @returns whether it was not there already
 */
export async function saveRecipe(
  db: Db,
  recipe: Authorized<{ id: string }>,
  { userId, now, isLinked }: Keeping & { isLinked: boolean },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    // Against its owner, who may be deleting or hiding it right now.
    const [kept] = await tx
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
    if (!kept) return false;
    const added = await tx
      .insert(recipeSaves)
      .values({ userId, recipeId: recipe.id, savedAt: now })
      .onConflictDoNothing()
      .returning({ recipeId: recipeSaves.recipeId });
    return added.length > 0;
  });
}

/** @returns whether it was there */
export async function letGoOfRecipe(db: Db, userId: string, recipeId: string): Promise<boolean> {
  const gone = await db
    .delete(recipeSaves)
    .where(and(eq(recipeSaves.userId, userId), eq(recipeSaves.recipeId, recipeId)))
    .returning({ recipeId: recipeSaves.recipeId });
  return gone.length > 0;
}

export async function addFavourite(
  db: Db,
  recipe: Authorized<{ id: string }>,
  { userId, now }: Keeping,
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

/** The ids of one page, the latest first, and the number of all that can be read. */
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
