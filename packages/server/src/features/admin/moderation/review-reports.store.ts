/** Reports of reviews and comments. A "post" is either. */
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, min, sql } from 'drizzle-orm';
import { mostReportsADay, type ReportReason } from '@saltbush/domain/book/moderation/reports';
import { AppError } from '@saltbush/contract/errors';
import type { Db } from '../../../platform/db/connect';
import { newId } from '../../../platform/ids';
import { lockAccount } from '../../account/accounts';
import { users } from '../../../schema/accounts';
import { comments, reviewPhotos, reviewReports, reviews } from '../../../schema/book/reviews';
import { recipes } from '../../../schema/recipes';

export type PostKind = 'review' | 'comment';
export type PostRow = Awaited<ReturnType<typeof readPosts>>[number];

export interface NewReviewReport {
  kind: PostKind;
  postId: string;
  reporterId: string;
  reason: ReportReason;
  note: string | undefined;
  now: Date;
}

/**
 * Replaces an open report of the same person.
 *
 * @throws AppError TOO_MANY_REPORTS when they have reported as much as one may in 24 hours
 */
export async function writeReviewReport(db: Db, report: NewReviewReport): Promise<void> {
  const { kind, postId, reporterId, reason, note, now } = report;
  const stated = { reason, note: note || null };
  const isReview = kind === 'review';
  const column = isReview ? reviewReports.reviewId : reviewReports.commentId;
  await db.transaction(async (tx) => {
    // So that of two at once both are counted.
    await lockAccount(tx, reporterId);
    const isTheirs = eq(reviewReports.reporterId, reporterId);
    const isOpen = and(isTheirs, eq(column, postId), isNull(reviewReports.closedAt));
    const replaced = await tx.update(reviewReports).set(stated).where(isOpen).returning();
    if (replaced.length > 0) return;
    const isToday = gt(reviewReports.createdAt, new Date(now.getTime() - dayMs));
    if ((await tx.$count(reviewReports, and(isTheirs, isToday))) >= mostReportsADay)
      throw new AppError('TOO_MANY_REPORTS');
    const target = isReview ? { reviewId: postId } : { commentId: postId };
    await tx
      .insert(reviewReports)
      .values({ id: newId(), reporterId, ...target, ...stated, createdAt: now });
  });
}

const dayMs = 24 * 60 * 60 * 1000;

interface Page {
  page: number;
  limit: number;
}

/** Those that wait longest first; without deleted comments and recipes. */
const openPosts = (db: Db) =>
  db
    .select({ id: postId.as('id'), since: min(reviewReports.createdAt).as('since') })
    .from(reviewReports)
    .leftJoin(reviews, eq(reviews.id, reviewReports.reviewId))
    .leftJoin(comments, and(eq(comments.id, reviewReports.commentId), isNull(comments.deletedAt)))
    .innerJoin(
      recipes,
      and(
        eq(recipes.id, sql`coalesce(${reviews.recipeId}, ${comments.recipeId})`),
        isNull(recipes.deletedAt),
      ),
    )
    .where(isNull(reviewReports.closedAt))
    .groupBy(postId)
    .as('open');

const postId = sql<string>`coalesce(${reviewReports.reviewId}, ${reviewReports.commentId})`;

/** Of reviews and comments, not of reports. */
export const countReportedReviews = (db: Db): Promise<number> => db.$count(openPosts(db));

export async function listReportedPosts(db: Db, { page, limit }: Page) {
  const open = openPosts(db);
  const rows = await db
    .select({ id: open.id })
    .from(open)
    .orderBy(asc(open.since), asc(open.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return { ids: rows.map(({ id }) => id), total: await countReportedReviews(db) };
}

/** The latest first. */
export async function listRemovedPosts(db: Db, { page, limit }: Page) {
  const post = posts(db);
  const removed = db
    .select({ id: post.id, at: post.removedAt })
    .from(post)
    .innerJoin(recipes, and(eq(recipes.id, post.recipeId), isNull(recipes.deletedAt)))
    .where(isNotNull(post.removedAt))
    .as('removed');
  const rows = await db
    .select({ id: removed.id })
    .from(removed)
    .orderBy(desc(removed.at), asc(removed.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return { ids: rows.map(({ id }) => id), total: await db.$count(removed) };
}

/** What admins see of reviews and comments, unordered. */
export function readPosts(db: Db, ids: readonly string[]) {
  const post = posts(db);
  return db
    .select({
      id: post.id,
      kind: post.kind,
      recipeId: post.recipeId,
      title: recipes.title,
      writerId: post.userId,
      writer: users.displayUsername,
      rating: post.rating,
      text: post.text,
      photoIds: sql<string[]>`array(select photo.image_id from ${reviewPhotos} photo
        where ${post.kind} = 'review' and photo.recipe_id = ${post.recipeId}
          and photo.user_id = ${post.userId} order by photo.position)`,
      removedAt: post.removedAt,
      removedReason: post.removedReason,
    })
    .from(post)
    .innerJoin(recipes, and(eq(recipes.id, post.recipeId), isNull(recipes.deletedAt)))
    .innerJoin(users, eq(users.id, post.userId))
    .where(inArray(post.id, [...ids]));
}

const mostReportsShown = 200;

export function readOpenReviewReports(db: Db, postIds: readonly string[]) {
  return db
    .select({
      postId,
      reason: reviewReports.reason,
      note: reviewReports.note,
      createdAt: reviewReports.createdAt,
      reporter: users.displayUsername,
    })
    .from(reviewReports)
    .innerJoin(users, eq(users.id, reviewReports.reporterId))
    .where(and(inArray(postId, [...postIds]), isNull(reviewReports.closedAt)))
    .orderBy(asc(reviewReports.createdAt))
    .limit(mostReportsShown);
}

/** @returns how many were open */
export async function closeReviewReports(tx: Db, id: string, now: Date): Promise<number> {
  const closed = await tx
    .update(reviewReports)
    .set({ closedAt: now })
    .where(and(eq(postId, id), isNull(reviewReports.closedAt)))
    .returning({ id: reviewReports.id });
  return closed.length;
}

/** Whether it was reported once, be it long ago. */
export const wasReported = async (tx: Db, id: string): Promise<boolean> =>
  (await tx.$count(reviewReports, eq(postId, id))) > 0;

const posts = (db: Db) =>
  db
    .select({
      id: reviews.id,
      kind: sql<PostKind>`'review'`.as('kind'),
      recipeId: reviews.recipeId,
      userId: reviews.userId,
      rating: sql<number | null>`${reviews.rating}`.as('rating'),
      text: sql<string | null>`${reviews.review}`.as('text'),
      removedAt: reviews.removedAt,
      removedReason: reviews.removedReason,
    })
    .from(reviews)
    .unionAll(
      db
        .select({
          id: comments.id,
          kind: sql<PostKind>`'comment'`.as('kind'),
          recipeId: comments.recipeId,
          userId: comments.userId,
          rating: sql<number | null>`null::smallint`.as('rating'),
          text: sql<string | null>`${comments.text}`.as('text'),
          removedAt: comments.removedAt,
          removedReason: comments.removedReason,
        })
        .from(comments)
        .where(isNull(comments.deletedAt)),
    )
    .as('post');
