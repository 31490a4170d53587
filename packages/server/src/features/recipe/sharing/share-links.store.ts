/** Share links of recipes. Only the hash of a token is stored. */
import { and, count, desc, eq, sql } from 'drizzle-orm';
import { AppError } from '@saltbush/contract/errors';
import { maxShareLinks } from '@saltbush/contract/recipe/sharing/share-links';
import type { Authorized } from '../../../platform/authorized';
import type { Db } from '../../../platform/db/connect';
import type { Demands } from '../../access/account-access';
import { isOpenLink, isWorkingLink } from '../../access/recipe-access';
import { recipes } from '../../../schema/recipes';
import { shareLinks } from '../../../schema/recipe/sharing';

export type ShareLinkRow = typeof shareLinks.$inferSelect;

interface Recipe {
  id: string;
}

/** @throws AppError TOO_MANY_LINKS */
export async function insertLink(
  tx: Db,
  recipe: Authorized<Recipe>,
  link: Omit<typeof shareLinks.$inferInsert, 'recipeId'>,
): Promise<ShareLinkRow> {
  // Lock, so that two links made at once are both counted.
  await tx
    .select({ id: recipes.id })
    .from(recipes)
    .where(eq(recipes.id, recipe.id))
    .for('no key update');
  const [working] = await tx.select({ links: count() }).from(shareLinks).where(isWorking(recipe));
  if (working!.links >= maxShareLinks) throw new AppError('TOO_MANY_LINKS');
  const [row] = await tx
    .insert(shareLinks)
    .values({ ...link, recipeId: recipe.id })
    .returning();
  return row!;
}

/** Newest first. */
export async function listLinks(db: Db, recipe: Authorized<Recipe>): Promise<ShareLinkRow[]> {
  return db
    .select()
    .from(shareLinks)
    .where(isWorking(recipe))
    .orderBy(desc(shareLinks.createdAt), desc(shareLinks.id))
    .limit(maxShareLinks);
}

/** @returns whether there was such a link that works */
export async function changeLinkEnd(
  db: Db,
  recipe: Authorized<Recipe>,
  { linkId, endsAt }: { linkId: string; endsAt: Date | null },
): Promise<boolean> {
  const changed = await db
    .update(shareLinks)
    .set({ endsAt })
    .where(and(eq(shareLinks.id, linkId), isWorking(recipe)))
    .returning({ id: shareLinks.id });
  return changed.length > 0;
}

/** @returns whether there was such a link, working or not */
export async function revokeLink(
  db: Db,
  recipe: Authorized<Recipe>,
  { linkId, now }: { linkId: string; now: Date },
): Promise<boolean> {
  const revoked = await db
    .update(shareLinks)
    .set({ revokedAt: sql`coalesce(${shareLinks.revokedAt}, ${now.toISOString()})` })
    .where(and(eq(shareLinks.id, linkId), eq(shareLinks.recipeId, recipe.id)))
    .returning({ id: shareLinks.id });
  return revoked.length > 0;
}

export async function countOpening(
  db: Db,
  { tokenHash, now, demands }: { tokenHash: string; now: Date; demands: Demands },
): Promise<void> {
  await db
    .update(shareLinks)
    .set({ openCount: sql`${shareLinks.openCount} + 1`, lastOpenedAt: now })
    .where(isOpenLink(tokenHash, demands));
}

const isWorking = ({ id }: Recipe) => and(eq(shareLinks.recipeId, id), isWorkingLink());
