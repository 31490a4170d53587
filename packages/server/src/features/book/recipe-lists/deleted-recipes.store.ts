/** The list of deleted recipes that can still be restored. */
import { and, count, desc, eq, gt } from 'drizzle-orm';
import type { Db } from '../../../platform/db/connect';
import { deletedBefore } from '../../recipe/recipes';
import { recipes } from '../../../schema/recipes';

/** One page, by id and when it was deleted, the latest first; and the number of all. */
export async function listDeleted(
  db: Db,
  { ownerId, page, limit, now }: { ownerId: string; page: number; limit: number; now: Date },
) {
  const isWaiting = and(eq(recipes.ownerId, ownerId), gt(recipes.deletedAt, deletedBefore(now)));
  const [rows, [all]] = await Promise.all([
    db
      .select({ id: recipes.id, deletedAt: recipes.deletedAt })
      .from(recipes)
      .where(isWaiting)
      .orderBy(desc(recipes.deletedAt), recipes.id)
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ total: count() }).from(recipes).where(isWaiting),
  ]);
  const deleted = new Map(rows.map(({ id, deletedAt }) => [id, deletedAt!]));
  return { deleted, total: all?.total ?? 0 };
}
