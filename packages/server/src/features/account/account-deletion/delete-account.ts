/**
 * Deletes an account that is due, in one transaction: all of it is gone, or nothing.
 *
 * Others lose nothing of theirs: who saved a recipe keeps a copy, with its images; households go on without the
 * member; ratings are counted again. Files of images go afterwards (`images/removed-images.ts`).
 */
import { and, eq, exists, isNull, lte, ne } from 'drizzle-orm';
import type { Deps } from '../../../deps';
import { withLanguage } from '../../../platform/language/current-language';
import { authorize } from '../../../platform/authorized';
import type { Db } from '../../../platform/db/connect';
import { allowStorage } from '../../../platform/db/storage-full';
import { users } from '../../../schema/accounts';
import { leaveAllHouseholds } from '../households';
import { releaseImages } from '../../access/images';
import type { AccessLostListener } from '../../access/recipe-access';
import { recipes } from '../../../schema/recipes';
import { recipeSaves } from '../../../schema/book/saved-recipes';
import { storageUse } from '../../../schema/account/storage-use';
import { accountDeletedEmail } from './deletion-emails';

export interface Deletion {
  deps: Pick<Deps, 'database' | 'clock' | 'mail'>;
  onAccessLost: AccessLostListener;
  onAccountDeleted: AccountDeletedListener;
}

/** Removes what others would count of a person, in the transaction that deletes the account, before its row goes. */
export type AccountDeletedListener = (tx: Db, userId: string) => Promise<void>;

/** @returns false when it is no longer due: its person signed in, or another process deleted it */
export async function deleteAccount(
  { deps: { database, clock, mail }, onAccessLost, onAccountDeleted }: Deletion,
  userId: string,
): Promise<boolean> {
  const now = clock();
  return database.db.transaction(async (tx) => {
    const [user] = await tx
      .select({
        email: users.email,
        displayUsername: users.displayUsername,
        language: users.language,
      })
      .from(users)
      .where(and(eq(users.id, userId), lte(users.deletionDueAt, now)))
      .for('update');
    if (!user) return false;
    // Its own use need not be counted down, recipe by recipe.
    await tx.delete(storageUse).where(eq(storageUse.ownerId, userId));
    await allowStorage(tx, 'count');
    await leaveAllHouseholds(tx, { userId, now, onAccessLost });
    await leaveCopies(tx, userId, onAccessLost);
    // Whoever plans one of them hears of it, as when it is deleted by hand.
    await tx
      .update(recipes)
      .set({ deletedAt: now })
      .where(and(eq(recipes.ownerId, userId), isNull(recipes.deletedAt)));
    await onAccountDeleted(tx, userId);
    await releaseImages(tx, userId, now);
    await tx.delete(users).where(eq(users.id, userId));
    // Their language went with the account.
    await withLanguage(user.language, () =>
      mail.enqueue(tx, user.email, () => accountDeletedEmail(user)),
    );
    return true;
  });
}

async function leaveCopies(
  tx: Db,
  userId: string,
  onAccessLost: AccessLostListener,
): Promise<void> {
  const byOthers = tx
    .select({ id: recipeSaves.recipeId })
    .from(recipeSaves)
    .where(and(eq(recipeSaves.recipeId, recipes.id), ne(recipeSaves.userId, userId)));
  const saved = await tx
    .select({ id: recipes.id, ownerId: recipes.ownerId })
    .from(recipes)
    .where(and(eq(recipes.ownerId, userId), isNull(recipes.deletedAt), exists(byOthers)))
    .orderBy(recipes.id);
  for (const recipe of saved) {
    const own = authorize(recipe, ({ ownerId }) => ownerId === userId);
    await onAccessLost(tx, own, 'everyone');
  }
}
