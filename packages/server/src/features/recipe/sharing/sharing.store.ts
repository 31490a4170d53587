/** Reads and writes who a recipe is shared with. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Reader } from '@saltbush/contract/recipe/sharing/sharing';
import { sharingLimits } from '@saltbush/contract/recipe/sharing/sharing-fields';
import type { Sharing } from '@saltbush/domain/book/sharing/sharing-settings';
import type { Authorized } from '../../../platform/authorized';
import type { Db } from '../../../platform/db/connect';
import { users } from '../../../schema/accounts';
import { recipeHouseholds, recipeReaders, recipes } from '../../../schema/recipes';
import type { Sender } from './sharing-emails';

interface Recipe {
  id: string;
}

/** By name. */
export async function listReaders(db: Db, recipe: Authorized<Recipe>): Promise<Reader[]> {
  return db
    .select({ _id: users.id, username: users.displayUsername })
    .from(recipeReaders)
    .innerJoin(users, eq(users.id, recipeReaders.userId))
    .where(eq(recipeReaders.recipeId, recipe.id))
    .orderBy(users.displayUsername, users.id)
    .limit(sharingLimits.readers);
}

/** Locks the recipe until the transaction ends. */
export async function findSharing(tx: Db, recipe: Authorized<Recipe>): Promise<Sharing> {
  const [found] = await tx
    .select({ mode: recipes.sharingMode, isListed: recipes.isListed })
    .from(recipes)
    .where(eq(recipes.id, recipe.id))
    .for('update');
  const shared = await tx
    .select({ id: recipeHouseholds.householdId })
    .from(recipeHouseholds)
    .where(eq(recipeHouseholds.recipeId, recipe.id));
  const readers = await tx
    .select({ id: recipeReaders.userId })
    .from(recipeReaders)
    .where(eq(recipeReaders.recipeId, recipe.id));
  return { ...found!, householdIds: shared.map(idOf), readerIds: readers.map(idOf) };
}

export async function writeSharing(
  tx: Db,
  { id: recipeId }: Authorized<Recipe>,
  { current, next, now }: { current: Sharing; next: Sharing; now: Date },
): Promise<void> {
  await tx
    .update(recipes)
    .set({
      sharingMode: next.mode,
      isListed: next.isListed,
      ...(next.isListed &&
        !current.isListed && {
          listedAt: sql`coalesce(${recipes.listedAt}, ${now.toISOString()})`,
        }),
    })
    .where(eq(recipes.id, recipeId));
  await tx.delete(recipeReaders).where(eq(recipeReaders.recipeId, recipeId));
  const readers = next.readerIds.map((userId) => ({ recipeId, userId }));
  if (readers.length > 0) await tx.insert(recipeReaders).values(readers);
  await writeHouseholds(tx, recipeId, { current, next, now });
}

/** Households that stay keep the date they were shared: lists sort by it. */
async function writeHouseholds(
  tx: Db,
  recipeId: string,
  { current, next, now }: { current: Sharing; next: Sharing; now: Date },
): Promise<void> {
  const gone = current.householdIds.filter((id) => !next.householdIds.includes(id));
  const come = next.householdIds.filter((id) => !current.householdIds.includes(id));
  if (gone.length > 0) {
    await tx
      .delete(recipeHouseholds)
      .where(
        and(eq(recipeHouseholds.recipeId, recipeId), inArray(recipeHouseholds.householdId, gone)),
      );
  }
  const rows = come.map((householdId) => ({ recipeId, householdId, sharedAt: now }));
  if (rows.length > 0) await tx.insert(recipeHouseholds).values(rows);
}

/** The names shown in the mail of a private link. */
export async function findSender(
  db: Db,
  { recipeId, userId }: { recipeId: string; userId: string },
): Promise<Sender> {
  const [sender] = await db
    .select({ name: users.displayUsername, recipeTitle: recipes.title })
    .from(users)
    .innerJoin(recipes, eq(recipes.id, recipeId))
    .where(eq(users.id, userId));
  return sender!;
}

const idOf = ({ id }: { id: string }): string => id;
