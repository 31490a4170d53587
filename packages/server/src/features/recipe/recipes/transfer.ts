/** All recipes of one owner for export, and metadata of recipes imported from another instance. */
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { maxVersions } from '@saltbush/contract/book/recipe-versions';
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import type { RecipeContent } from '@saltbush/recipe-parser/recipe';
import { authorize } from '../../../platform/authorized';
import type { Db } from '../../../platform/db/connect';
import { findRecipes } from './recipes.store';
import { recipeVersions } from '../../../schema/recipe/recipe-versions';
import { recipes } from '../../../schema/recipes';
import { contentOf } from './recipe-content';

export interface TransferRecipe {
  shown: RecipeOnWire;
  content: RecipeContent;
  imageId: string | null;
  listedAt: Date | null;
}

/** Oldest first. 10,000 ids take 360 KB. */
export async function listOwnRecipeIds(db: Db, ownerId: string): Promise<string[]> {
  const rows = await db
    .select({ id: recipes.id })
    .from(recipes)
    .where(and(eq(recipes.ownerId, ownerId), isNull(recipes.deletedAt)))
    .orderBy(asc(recipes.createdAt), asc(recipes.id));
  return rows.map(({ id }) => id);
}

/** From the id to the title, without recipes that were deleted meanwhile or belong to others. */
export async function findOwnTitles(
  db: Db,
  ownerId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ id: recipes.id, title: recipes.title })
    .from(recipes)
    .where(and(isAnyOf(ids), eq(recipes.ownerId, ownerId), isNull(recipes.deletedAt)));
  return new Map(rows.map(({ id, title }) => [id, title]));
}

/** One parameter: Drizzle takes a millisecond to write a list of hundreds. */
const isAnyOf = (ids: readonly string[]) => sql`${recipes.id} = any(${sql.param(ids)}::uuid[])`;

/** In the order of the ids, without recipes that were deleted meanwhile or belong to others. */
export async function readOwnRecipes(
  db: Db,
  ownerId: string,
  ids: readonly string[],
): Promise<TransferRecipe[]> {
  const rows = await findRecipes(db, ids, ownerId);
  const byId = new Map(rows.map((row) => [row.shown._id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (row === undefined || row.ownerId !== ownerId || row.deletedAt) return [];
    const { shown, imageId, listedAt } = row;
    return [{ shown, content: contentOf(row), imageId, listedAt }];
  });
}

/** Soft deletes many recipes of one owner. */
export async function removeOwnRecipes(
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

/** Metadata of a recipe on the instance it comes from: counts, dates and versions; not the people it was shared with. */
export interface TransferMetadata {
  revision: number;
  updatedAt: Date;
  versions: readonly {
    revision: number;
    savedAt: Date;
    content: Omit<RecipeContent, 'imageUrl'>;
  }[];
}

/** Call inside the transaction that creates the recipe. */
export async function saveTransferMetadata(
  tx: Db,
  { id, ownerId }: { id: string; ownerId: string },
  { versions, ...columns }: TransferMetadata,
): Promise<void> {
  authorize(await findOwner(tx, id), (owner) => owner.ownerId === ownerId);
  await tx.update(recipes).set(columns).where(eq(recipes.id, id));
  await insertVersions(tx, { id, ownerId }, versions);
}

/** Call in a transaction. What is there already, is no earlier version, or is more than a recipe keeps, is left out. */
export async function saveTransferredVersions(
  tx: Db,
  { id, ownerId }: { id: string; ownerId: string },
  versions: TransferMetadata['versions'],
): Promise<void> {
  const [recipe] = await tx
    .select({ ownerId: recipes.ownerId, revision: recipes.revision })
    .from(recipes)
    .where(eq(recipes.id, id))
    .for('no key update');
  const { revision } = authorize(recipe, (owner) => owner.ownerId === ownerId);
  const oldest = revision - maxVersions;
  const earlier = versions.filter((each) => each.revision < revision && each.revision > oldest);
  await insertVersions(tx, { id, ownerId }, earlier);
}

async function insertVersions(
  tx: Db,
  { id, ownerId }: { id: string; ownerId: string },
  versions: TransferMetadata['versions'],
): Promise<void> {
  if (versions.length === 0) return;
  const rows = versions.map((version) => ({ recipeId: id, ownerId, ...version }));
  await tx.insert(recipeVersions).values(rows).onConflictDoNothing();
}

async function findOwner(db: Db, id: string): Promise<{ ownerId: string } | undefined> {
  const [row] = await db
    .select({ ownerId: recipes.ownerId })
    .from(recipes)
    .where(eq(recipes.id, id));
  return row;
}
