/** Links of cookbooks. Only the digest of a token is stored. */
import { and, count, desc, eq } from 'drizzle-orm';
import { cookbookLimits } from '@saltbush/contract/book/cookbooks';
import { AppError } from '@saltbush/contract/errors';
import type { Db } from '../../../platform/db/connect';
import { cookbookLinks, cookbooks } from '../../../schema/book/cookbooks';
import type { AuthorizedCookbook } from './cookbooks.store';

type LinkRow = typeof cookbookLinks.$inferSelect;

/** @throws AppError TOO_MANY_LINKS */
export async function insertCookbookLink(
  db: Db,
  { id: cookbookId }: AuthorizedCookbook,
  link: Omit<LinkRow, 'cookbookId'>,
): Promise<void> {
  await db.transaction(async (tx) => {
    // So that of two links made at once both are counted.
    const isIt = eq(cookbooks.id, cookbookId);
    await tx.select({ id: cookbooks.id }).from(cookbooks).where(isIt).for('update');
    const isOfIt = eq(cookbookLinks.cookbookId, cookbookId);
    const [made] = await tx.select({ count: count() }).from(cookbookLinks).where(isOfIt);
    if (made!.count >= cookbookLimits.links) throw new AppError('TOO_MANY_LINKS');
    await tx.insert(cookbookLinks).values({ ...link, cookbookId });
  });
}

/** Newest first. */
export const listCookbookLinks = (db: Db, { id }: AuthorizedCookbook): Promise<LinkRow[]> =>
  db
    .select()
    .from(cookbookLinks)
    .where(eq(cookbookLinks.cookbookId, id))
    .orderBy(desc(cookbookLinks.createdAt), desc(cookbookLinks.id))
    .limit(cookbookLimits.links);

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
