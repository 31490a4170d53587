/** Cooks that a person follows, as far as they are here too. */
import { and, asc, count, eq, gt, inArray } from 'drizzle-orm';
import * as z from 'zod/mini';
import { cookLimits } from '@saltbush/contract/book/cooks';
import { idSchema } from '@saltbush/contract/schemas/fields';
import { say } from '@saltbush/domain/texts/say';
import { cookFollows } from '../../../../../schema/book/cooks';
import { lockAccount } from '../../../../account/accounts';
import { listFollowable } from '../../../cooks';
import { pagesOf, rowsATime } from '../pages';
import { section } from '../section';
import { momentSchema } from '../stored-fields';

interface FollowRow {
  cook: string;
  followedAt: Date;
}

export const followedCooksSection = section({
  name: 'followed-cooks',
  label: say('followed cooks'),
  item: z.object({ cook: idSchema, followedAt: momentSchema }),
  async *list(db, userId) {
    const pages = pagesOf<FollowRow>(rowsATime, (last) =>
      db
        .select({ cook: cookFollows.cookId, followedAt: cookFollows.followedAt })
        .from(cookFollows)
        .where(and(eq(cookFollows.followerId, userId), last && gt(cookFollows.cookId, last.cook)))
        .orderBy(asc(cookFollows.cookId))
        .limit(rowsATime),
    );
    for await (const page of pages)
      yield* page.map(({ cook, followedAt }) => ({ cook, followedAt: followedAt.toISOString() }));
  },
  async save(tx, { ownerId: followerId }, items) {
    await lockAccount(tx, followerId);
    const ids = [...new Set(items.map(({ cook }) => cook))];
    const followable = await listFollowable(tx, ids, followerId);
    const known = await tx
      .select({ cook: cookFollows.cookId })
      .from(cookFollows)
      .where(and(eq(cookFollows.followerId, followerId), inArray(cookFollows.cookId, ids)));
    const [followed] = await tx
      .select({ count: count() })
      .from(cookFollows)
      .where(eq(cookFollows.followerId, followerId));
    const has = new Set(known.map(({ cook }) => cook));
    const rows = items
      .filter(({ cook }) => followable.has(cook) && !has.has(cook))
      .slice(0, Math.max(0, cookLimits.followed - followed!.count))
      .map(({ cook, followedAt }) => ({
        followerId,
        cookId: cook,
        followedAt: new Date(followedAt),
      }));
    if (rows.length === 0) return 0;
    const added = await tx.insert(cookFollows).values(rows).onConflictDoNothing().returning();
    return added.length;
  },
});
