/** What admins do about a reported review or comment. Each is one transaction, and recorded in the audit trail. */
import { inLanguageOf } from '../../access/reader-language';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { AppError } from '@saltbush/contract/errors';
import { say } from '@saltbush/domain/texts/say';
import type { Deps } from '../../../deps';
import type { Db } from '../../../platform/db/connect';
import { newId } from '../../../platform/ids';
import { sweepUnused } from '../../access/images';
import { sendMessage } from '../../account/feedback';
import { changeVotes } from '../../book/reviews';
import { comments, reviewPhotos, reviews } from '../../../schema/book/reviews';
import { recordAction } from '../user-admin';
import { closeReviewReports, readPosts, wasReported, type PostRow } from './review-reports.store';

type Needs = Pick<Deps, 'database' | 'clock' | 'planNotices' | 'imageStore'>;

interface Decision {
  /** Of the review or comment. */
  id: string;
  adminId: string;
}

/**
 * Only its writer still sees it, and its stars do not count. Its photos are deleted. The writer gets a message in their
 * conversation with the admins.
 *
 * @throws AppError NOT_FOUND also if it is removed already, or was never reported: what is private is no business of
 * an admin
 */
export async function removePost(
  deps: Needs,
  { id, adminId, reason }: Decision & { reason: string },
): Promise<void> {
  const now = deps.clock();
  const { db } = deps.database;
  const post = await getPost(db, id);
  await changeVotes(db, post.recipeId, async (tx) => {
    if (!(await wasReported(tx, id))) throw new AppError('NOT_FOUND');
    await setRemoval(tx, post, { removedAt: now, removedReason: reason });
    if (post.kind === 'review') await deletePhotos(tx, post);
    await closeReviewReports(tx, id, now);
    await recordAction(tx, { adminId, kind: 'removed-review', subject: post.title, reason, now });
    await sendMessage(
      { ...deps, database: { ...deps.database, db: tx } },
      {
        id: newId(),
        userId: post.writerId,
        authorId: adminId,
        isFromAdmin: true,
        text: await inLanguageOf(tx, { id: post.writerId }, () =>
          say(
            '{kind, select, review {We have removed your review on “{title}”.} other {We have removed your comment on “{title}”.}} Only you still see it. Why: {reason}',
            { kind: post.kind, title: post.title, reason },
          ),
        ),
        imageUrl: undefined,
      },
    );
  });
  // Again, now that it can be read.
  deps.planNotices.announceFeedback(post.writerId);
  const unused = { store: deps.imageStore, ownerId: post.writerId, now, atOnce: post.photoIds };
  if (post.photoIds.length > 0) await sweepUnused(db, unused);
}

/** @throws AppError NOT_FOUND if it is not removed */
export async function putBackPost(deps: Needs, { id, adminId }: Decision): Promise<void> {
  const { db } = deps.database;
  const post = await getPost(db, id);
  await changeVotes(db, post.recipeId, async (tx) => {
    await setRemoval(tx, post, { removedAt: null, removedReason: null });
    const action = { adminId, kind: 'restored-review', subject: post.title } as const;
    await recordAction(tx, { ...action, now: deps.clock() });
  });
}

/** @throws AppError NOT_FOUND if no report is open */
export async function dismissReviewReports(deps: Needs, { id, adminId }: Decision): Promise<void> {
  const now = deps.clock();
  const { db } = deps.database;
  const { title } = await getPost(db, id);
  await db.transaction(async (tx) => {
    if ((await closeReviewReports(tx, id, now)) === 0) throw new AppError('NOT_FOUND');
    const action = { adminId, kind: 'dismissed-review-reports', subject: title } as const;
    await recordAction(tx, { ...action, now });
  });
}

async function getPost(db: Db, id: string): Promise<PostRow> {
  const [post] = await readPosts(db, [id]);
  if (!post) throw new AppError('NOT_FOUND');
  return post;
}

/** @throws AppError NOT_FOUND when it is so already, or gone meanwhile */
async function setRemoval(
  tx: Db,
  { id, kind }: PostRow,
  removal: { removedAt: Date | null; removedReason: string | null },
): Promise<void> {
  const table = kind === 'review' ? reviews : comments;
  const isOther = removal.removedAt === null ? isNotNull : isNull;
  const changed = await tx
    .update(table)
    .set(removal)
    .where(and(eq(table.id, id), isOther(table.removedAt)))
    .returning({ id: table.id });
  if (changed.length === 0) throw new AppError('NOT_FOUND');
}

async function deletePhotos(tx: Db, { recipeId, writerId }: PostRow): Promise<void> {
  await tx
    .delete(reviewPhotos)
    .where(and(eq(reviewPhotos.recipeId, recipeId), eq(reviewPhotos.userId, writerId)));
}
