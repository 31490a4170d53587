/** Links of cookbooks. Only the digest of a token is stored. */
import { and, count, desc, eq, not } from 'drizzle-orm';
import { cookbookLimits } from '@saltbush/contract/book/cookbooks';
import { AppError } from '@saltbush/contract/errors';
import { hasEnded } from '../../access/link-ends';
import type { Db } from '../../../platform/db/connect';
import { cookbookLinks, cookbooks } from '../../../schema/book/cookbooks';
import type { AuthorizedCookbook } from './cookbooks.store';

export type CookbookLinkRow = typeof cookbookLinks.$inferSelect;

/** @throws AppError TOO_MANY_LINKS */
export async function insertCookbookLink(
  db: Db,
  { id: cookbookId }: AuthorizedCookbook,
  link: Omit<CookbookLinkRow, 'cookbookId'>,
): Promise<void> {
  await db.transaction(async (tx) => {
    // So that of two links made at once both are counted.
    const isIt = eq(cookbooks.id, cookbookId);
    await tx.select({ id: cookbooks.id }).from(cookbooks).where(isIt).for('update');
    const [made] = await tx
      .select({ count: count() })
      .from(cookbookLinks)
      .where(isWorkingLinkOf(cookbookId));
    if (made!.count >= cookbookLimits.links) throw new AppError('TOO_MANY_LINKS');
    await tx.insert(cookbookLinks).values({ ...link, cookbookId });
  });
}

/** Newest first. */
export const listCookbookLinks = (db: Db, { id }: AuthorizedCookbook): Promise<CookbookLinkRow[]> =>
  db
    .select()
    .from(cookbookLinks)
    .where(isWorkingLinkOf(id))
    .orderBy(desc(cookbookLinks.createdAt), desc(cookbookLinks.id))
    .limit(cookbookLimits.links);

/** @returns whether there was such a link that works */
export async function changeCookbookLinkEnd(
  db: Db,
  { id }: AuthorizedCookbook,
  { linkId, endsAt }: { linkId: string; endsAt: Date | null },
): Promise<boolean> {
  const changed = await db
    .update(cookbookLinks)
    .set({ endsAt })
    .where(and(eq(cookbookLinks.id, linkId), isWorkingLinkOf(id)))
    .returning({ id: cookbookLinks.id });
  return changed.length > 0;
}

/** Whether there was a link of it with this token, which came to its end. */
export async function isEndedCookbookLink(
  db: Db,
  cookbookId: string,
  tokenHash: string,
): Promise<boolean> {
  const isIt = and(
    eq(cookbookLinks.cookbookId, cookbookId),
    eq(cookbookLinks.tokenHash, tokenHash),
  );
  return (await db.$count(cookbookLinks, and(isIt, hasEnded(cookbookLinks.endsAt)))) > 0;
}

const isWorkingLinkOf = (cookbookId: string) =>
  and(eq(cookbookLinks.cookbookId, cookbookId), not(hasEnded(cookbookLinks.endsAt)));

/** @returns whether there was such a link */
export async function removeCookbookLink(
  db: Db,
  { id }: AuthorizedCookbook,
  linkId: string,
): Promise<boolean> {
  const isIt = and(eq(cookbookLinks.id, linkId), eq(cookbookLinks.cookbookId, id));
  const gone = await db.delete(cookbookLinks).where(isIt).returning({ id: cookbookLinks.id });
  return gone.length > 0;
}
