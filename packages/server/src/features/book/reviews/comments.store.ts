/** Comments on recipes and replies to reviews; without deleted ones unless it says otherwise. */
import { and, asc, count, desc, eq, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import { AppError } from '@saltbush/contract/errors';
import { commentLimits } from '@saltbush/contract/recipe/comments';
import { say } from '@saltbush/domain/texts/say';
import type { Authorized } from '../../../platform/authorized';
import type { Db } from '../../../platform/db/connect';
import { lockAccount } from '../../account/accounts';
import { deletedBefore } from '../../recipe/recipes';
import { users } from '../../../schema/accounts';
import { comments, reviews } from '../../../schema/book/reviews';

export type CommentRow = NonNullable<Awaited<ReturnType<typeof findComment>>>;

interface Recipe {
  id: string;
}

interface CommentsRequest {
  /** Whose review is replied to; absent: about the recipe. */
  repliesTo: string | undefined;
  /** Sees their own that were removed. */
  viewerId: string | undefined;
  page: number;
  limit: number;
}

/** About the recipe the newest first, replies the oldest first; none to a review that is gone or removed. */
export async function listComments(
  db: Db,
  recipe: Authorized<Recipe>,
  { repliesTo, viewerId, page, limit }: CommentsRequest,
): Promise<{ rows: CommentRow[]; total: number }> {
  const isOne = and(
    eq(comments.recipeId, recipe.id),
    isNull(comments.deletedAt),
    isSeenBy(viewerId),
    repliesTo === undefined ? isNull(comments.reviewerId) : isReplyTo(repliesTo),
  );
  const order =
    repliesTo === undefined
      ? [desc(comments.createdAt), desc(comments.id)]
      : [asc(comments.createdAt), asc(comments.id)];
  const rows = await selectComments(db)
    .where(isOne)
    .orderBy(...order)
    .limit(limit)
    .offset((page - 1) * limit);
  return { rows, total: await db.$count(comments, isOne) };
}

/** Deleted or not. */
export async function findComment(db: Db, id: string) {
  const [comment] = await selectComments(db).where(eq(comments.id, id));
  return comment;
}

/** Whether there is such a review, which admins have not removed. */
export async function hasReviewBy(db: Db, recipeId: string, reviewerId: string): Promise<boolean> {
  const isIt = and(
    eq(reviews.recipeId, recipeId),
    eq(reviews.userId, reviewerId),
    isNull(reviews.removedAt),
  );
  return (await db.$count(reviews, isIt)) > 0;
}

export interface NewComment {
  id: string;
  userId: string;
  reviewerId: string | null;
  text: string;
  now: Date;
  /** Later than now for one that was changed elsewhere and is imported. */
  updatedAt?: Date | undefined;
}

/** @throws AppError NOT_POSSIBLE when the person has as many on the recipe as one may have */
export async function insertComment(
  db: Db,
  recipe: Authorized<Recipe>,
  { now, updatedAt = now, ...comment }: NewComment,
): Promise<void> {
  await db.transaction(async (tx) => {
    await takeSpace(tx, recipe.id, comment.userId);
    const times = { createdAt: now, updatedAt };
    await tx.insert(comments).values({ ...comment, ...times, recipeId: recipe.id });
  });
}

/** @throws AppError REVIEW_REMOVED when admins have just removed it */
export async function updateComment(
  db: Db,
  { id }: Authorized<CommentRow>,
  { text, now }: { text: string; now: Date },
): Promise<void> {
  await change(db, id, { text, updatedAt: now });
}

/**
 * Also removes what can't be restored any more of the same person.
 *
 * @throws AppError REVIEW_REMOVED when admins have just removed it
 */
export async function removeComment(
  db: Db,
  { id, userId }: Authorized<CommentRow>,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .delete(comments)
      .where(and(eq(comments.userId, userId), lt(comments.deletedAt, deletedBefore(now))));
    await change(tx, id, { deletedAt: now });
  });
}

/** @throws AppError NOT_POSSIBLE when the person has as many on the recipe as one may have */
export async function restoreComment(
  db: Db,
  { id, recipeId, userId, deletedAt }: Authorized<CommentRow>,
): Promise<void> {
  if (deletedAt === null) return;
  await db.transaction(async (tx) => {
    await takeSpace(tx, recipeId, userId);
    await tx.update(comments).set({ deletedAt: null }).where(eq(comments.id, id));
  });
}

const isSeenBy = (viewerId: string | undefined): SQL | undefined =>
  viewerId === undefined
    ? isNull(comments.removedAt)
    : or(isNull(comments.removedAt), eq(comments.userId, viewerId));

const isReplyTo = (reviewerId: string): SQL | undefined =>
  and(
    eq(comments.reviewerId, reviewerId),
    sql`exists (select from ${reviews} review where review.recipe_id = ${comments.recipeId}
      and review.user_id = ${reviewerId} and review.removed_at is null)`,
  );

async function change(
  tx: Db,
  id: string,
  values: Partial<typeof comments.$inferInsert>,
): Promise<void> {
  const changed = await tx
    .update(comments)
    .set(values)
    .where(and(eq(comments.id, id), isNull(comments.removedAt)))
    .returning({ id: comments.id });
  if (changed.length === 0) throw new AppError('REVIEW_REMOVED');
}

/** The lock counts both of two that are written at once. */
async function takeSpace(tx: Db, recipeId: string, userId: string): Promise<void> {
  await lockAccount(tx, userId);
  const isTheirs = and(
    eq(comments.recipeId, recipeId),
    eq(comments.userId, userId),
    isNull(comments.deletedAt),
  );
  const [written] = await tx.select({ count: count() }).from(comments).where(isTheirs);
  if (written!.count < commentLimits.perPerson) return;
  throw new AppError(
    'NOT_POSSIBLE',
    say(
      'You have written {perPerson} comments on this recipe, as many as one may. Delete one first.',
      { perPerson: commentLimits.perPerson },
    ),
  );
}

const selectComments = (db: Db) =>
  db
    .select({
      id: comments.id,
      recipeId: comments.recipeId,
      userId: comments.userId,
      username: users.displayUsername,
      text: comments.text,
      createdAt: comments.createdAt,
      updatedAt: comments.updatedAt,
      deletedAt: comments.deletedAt,
      removedAt: comments.removedAt,
      removedReason: comments.removedReason,
    })
    .from(comments)
    .innerJoin(users, eq(users.id, comments.userId));
