/** A person's whole book, for moving it elsewhere; and what arrives with a recipe that was moved here. */
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { RecipeOnWire } from '@saltbush/contract/recipes';
import type { RecipeContent } from '@saltbush/domain/recipes/recipe';
import { authorize } from '../../platform/authorized';
import type { Db } from '../../platform/db/connect';
import { presentRecipe } from './recipes.present';
import { findRecipes } from './recipes.store';
import { recipes, recipeVersions } from './recipes.tables';
import { contentOf } from './versions/versions.store';

export interface BookRecipe {
  shown: RecipeOnWire;
  content: RecipeContent;
  imageId: string | null;
  listedAt: Date | null;
}

/** Ids weigh little: a book of 10,000 has 360 KB of them. The oldest recipe first. */
export async function listBookIds(db: Db, ownerId: string): Promise<string[]> {
  const rows = await db
    .select({ id: recipes.id })
    .from(recipes)
    .where(and(eq(recipes.ownerId, ownerId), isNull(recipes.deletedAt)))
    .orderBy(asc(recipes.createdAt), asc(recipes.id));
  return rows.map(({ id }) => id);
}

/** In the order of the ids; what was deleted meanwhile or is someone else's is left out. */
export async function readBook(
  db: Db,
  ownerId: string,
  ids: readonly string[],
): Promise<BookRecipe[]> {
  const rows = await findRecipes(db, ids);
  const byId = new Map(rows.map((row) => [row.recipe.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (row === undefined || row.recipe.ownerId !== ownerId || row.recipe.deletedAt) return [];
    const { imageId, listedAt } = row.recipe;
    return [{ shown: presentRecipe(row, ownerId), content: contentOf(row), imageId, listedAt }];
  });
}

/** Deletes many at once, as `removeRecipe` does one; only the owner's own. */
export async function removeFromBook(
  db: Db,
  { ownerId, ids, now }: { ownerId: string; ids: readonly string[]; now: Date },
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(recipes)
    .set({ deletedAt: now })
    .where(
      and(eq(recipes.ownerId, ownerId), inArray(recipes.id, [...ids]), isNull(recipes.deletedAt)),
    );
}

/** What a recipe was when it left: its counts, its dates, its history, and who could see it. */
export interface MovedFacts {
  revision: number;
  updatedAt: Date;
  sharingMode: 'private' | 'public';
  listedAt: Date | null;
  isListed: boolean;
  versions: readonly {
    revision: number;
    savedAt: Date;
    content: Omit<RecipeContent, 'imageUrl'>;
  }[];
}

/** Called in the transaction that keeps the recipe. */
export async function keepMovedFacts(
  tx: Db,
  { id, ownerId }: { id: string; ownerId: string },
  { versions, ...columns }: MovedFacts,
): Promise<void> {
  authorize(await findOwner(tx, id), (owner) => owner.ownerId === ownerId);
  await tx.update(recipes).set(columns).where(eq(recipes.id, id));
  if (versions.length === 0) return;
  await tx.insert(recipeVersions).values(versions.map((version) => ({ recipeId: id, ...version })));
}

async function findOwner(db: Db, id: string): Promise<{ ownerId: string } | undefined> {
  const [row] = await db
    .select({ ownerId: recipes.ownerId })
    .from(recipes)
    .where(eq(recipes.id, id));
  return row;
}
