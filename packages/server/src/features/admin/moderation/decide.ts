/** What admins do about a reported recipe. Each is one transaction, and recorded in the audit trail. */
import { inLanguageOf } from '../../access/reader-language';
import { and, eq, isNull } from 'drizzle-orm';
import { AppError } from '@saltbush/contract/errors';
import { say } from '@saltbush/domain/texts/say';
import type { Deps } from '../../../deps';
import { authorize } from '../../../platform/authorized';
import type { Db } from '../../../platform/db/connect';
import { newId } from '../../../platform/ids';
import { sendMessage } from '../../account/feedback';
import { isWorkingLink, type AccessLostListener } from '../../access/recipe-access';
import { recipes } from '../../../schema/recipes';
import { shareLinks } from '../../../schema/recipe/sharing';
import { recordAction } from '../user-admin';
import { hiddenRecipes, recipeReports } from '../../../schema/admin/moderation';

type Needs = Pick<Deps, 'database' | 'clock' | 'planNotices'>;

interface Decision {
  recipeId: string;
  adminId: string;
}

/**
 * Neither in lists nor by public links; those it is shared with by name still have it. The owner gets
 * a message in their conversation with the admins.
 *
 * @throws AppError NOT_FOUND also if it is hidden already, or neither public nor ever reported: what is private is
 * no business of an admin, not even its title
 */
export async function hideRecipe(
  deps: Needs,
  { recipeId, adminId, reason }: Decision & { reason: string },
  onAccessLost: AccessLostListener,
): Promise<void> {
  const now = deps.clock();
  const ownerId = await deps.database.db.transaction(async (tx) => {
    const recipe = await lockRecipe(tx, recipeId);
    if (!(await isPublicOrReported(tx, recipe))) throw new AppError('NOT_FOUND');
    await hide(tx, recipe, { reason, now });
    await onAccessLost(
      tx,
      authorize(recipe, () => true),
      'no-longer-shared',
    );
    await closeReports(tx, recipeId, now);
    await recordAction(tx, { adminId, kind: 'hid-recipe', subject: recipe.title, reason, now });
    await sendMessage(
      { ...deps, database: { ...deps.database, db: tx } },
      {
        id: newId(),
        userId: recipe.ownerId,
        authorId: adminId,
        isFromAdmin: true,
        text: await inLanguageOf(tx, { id: recipe.ownerId }, () =>
          say(
            'We have hidden your recipe “{title}” from the public. You still have it. Why: {reason}',
            { title: recipe.title, reason },
          ),
        ),
        imageUrl: undefined,
      },
    );
    return recipe.ownerId;
  });
  // Again, now that it can be read.
  deps.planNotices.announceFeedback(ownerId);
}

/** @throws AppError NOT_FOUND if it is not hidden */
export async function showRecipe(deps: Needs, { recipeId, adminId }: Decision): Promise<void> {
  await deps.database.db.transaction(async (tx) => {
    const { title } = await lockRecipe(tx, recipeId);
    const [was] = await tx
      .delete(hiddenRecipes)
      .where(eq(hiddenRecipes.recipeId, recipeId))
      .returning();
    if (!was) throw new AppError('NOT_FOUND');
    await tx
      .update(recipes)
      .set({ isListed: was.wasListed, ...(was.wasPublic && { sharingMode: 'public' as const }) })
      .where(eq(recipes.id, recipeId));
    await tx
      .update(shareLinks)
      .set({ revokedAt: null })
      .where(and(eq(shareLinks.recipeId, recipeId), eq(shareLinks.revokedAt, was.hiddenAt)));
    await recordAction(tx, { adminId, kind: 'showed-recipe', subject: title, now: deps.clock() });
  });
}

/** @throws AppError NOT_FOUND if no report is open */
export async function dismissReports(deps: Needs, { recipeId, adminId }: Decision): Promise<void> {
  const now = deps.clock();
  await deps.database.db.transaction(async (tx) => {
    const { title } = await lockRecipe(tx, recipeId);
    if ((await closeReports(tx, recipeId, now)) === 0) throw new AppError('NOT_FOUND');
    await recordAction(tx, { adminId, kind: 'dismissed-reports', subject: title, now });
  });
}

async function lockRecipe(tx: Db, id: string) {
  const [recipe] = await tx
    .select({
      id: recipes.id,
      ownerId: recipes.ownerId,
      title: recipes.title,
      isListed: recipes.isListed,
      sharingMode: recipes.sharingMode,
    })
    .from(recipes)
    .where(and(eq(recipes.id, id), isNull(recipes.deletedAt)))
    .for('update');
  if (!recipe) throw new AppError('NOT_FOUND');
  return recipe;
}

/** A recipe that was made private after it was reported can be hidden, so that it does not come back. */
async function isPublicOrReported(
  tx: Db,
  { id, isListed, sharingMode }: Awaited<ReturnType<typeof lockRecipe>>,
): Promise<boolean> {
  if (isListed || sharingMode === 'public') return true;
  const ofRecipe = eq(recipeReports.recipeId, id);
  return (
    (await tx.$count(recipeReports, ofRecipe)) + (await tx.$count(shareLinks, isOpenTo(id))) > 0
  );
}

const isOpenTo = (recipeId: string) =>
  and(eq(shareLinks.recipeId, recipeId), eq(shareLinks.kind, 'public'), isWorkingLink());

async function hide(
  tx: Db,
  { id: recipeId, isListed, sharingMode }: Awaited<ReturnType<typeof lockRecipe>>,
  { reason, now }: { reason: string; now: Date },
): Promise<void> {
  const hidden = await tx
    .insert(hiddenRecipes)
    .values({
      recipeId,
      reason,
      hiddenAt: now,
      wasListed: isListed,
      wasPublic: sharingMode === 'public',
    })
    .onConflictDoNothing()
    .returning({ id: hiddenRecipes.recipeId });
  if (hidden.length === 0) throw new AppError('NOT_FOUND');
  await tx
    .update(recipes)
    .set({ isListed: false, sharingMode: 'private' })
    .where(eq(recipes.id, recipeId));
  await tx.update(shareLinks).set({ revokedAt: now }).where(isOpenTo(recipeId));
}

async function closeReports(tx: Db, recipeId: string, now: Date): Promise<number> {
  const closed = await tx
    .update(recipeReports)
    .set({ closedAt: now })
    .where(and(eq(recipeReports.recipeId, recipeId), isNull(recipeReports.closedAt)))
    .returning({ id: recipeReports.id });
  return closed.length;
}
