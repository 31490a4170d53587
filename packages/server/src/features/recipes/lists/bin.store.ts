/** Deleted recipes: they wait for a while, then they go for good. */
import { and, count, desc, eq, gt, inArray, lte } from 'drizzle-orm';
import { keptDeletedMs } from '@saltbush/domain/recipes/bin';
import type { Db } from '../../../platform/db/connect';
import { recipes } from '../recipes.tables';

/** The ids of one page, the latest first, and the number of all. */
export async function listDeletedIds(
  db: Db,
  { ownerId, page, limit, now }: { ownerId: string; page: number; limit: number; now: Date },
) {
  const isWaiting = and(eq(recipes.ownerId, ownerId), gt(recipes.deletedAt, lastDay(now)));
  const [rows, [all]] = await Promise.all([
    db
      .select({ id: recipes.id })
      .from(recipes)
      .where(isWaiting)
      .orderBy(desc(recipes.deletedAt), recipes.id)
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ total: count() }).from(recipes).where(isWaiting),
  ]);
  return { ids: rows.map(({ id }) => id), total: all?.total ?? 0 };
}

/**
 * Deletes for good what has waited long enough, some at a time so that nobody waits for it. Pictures
 * that nothing shows any more are swept by their own feature.
 *
 * @returns how many went
 */
export async function emptyBin(db: Db, now: Date): Promise<number> {
  const due = db
    .select({ id: recipes.id })
    .from(recipes)
    .where(lte(recipes.deletedAt, lastDay(now)))
    .limit(batch);
  const gone = await db
    .delete(recipes)
    .where(inArray(recipes.id, due))
    .returning({ id: recipes.id });
  return gone.length < batch ? gone.length : gone.length + (await emptyBin(db, now));
}

const lastDay = (now: Date): Date => new Date(now.getTime() - keptDeletedMs);
const batch = 500;
