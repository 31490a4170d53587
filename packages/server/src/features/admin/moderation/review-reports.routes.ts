import type { FastifyInstance } from 'fastify';
import { AppError } from '@saltbush/contract/errors';
import {
  adminReviewReportsRoutes,
  reviewReportsRoutes,
  type ReportedPost,
} from '@saltbush/contract/book/review-reports';
import { imageUrl } from '@saltbush/contract/recipe/image-address';
import type { Deps } from '../../../deps';
import type { Db } from '../../../platform/db/connect';
import { serve } from '../../../platform/http/serve';
import { getReadableRecipe } from '../../access/recipe-access';
import { dismissReviewReports, putBackPost, removePost } from './decide-on-review';
import {
  listRemovedPosts,
  listReportedPosts,
  readOpenReviewReports,
  readPosts,
  writeReviewReport,
  type PostKind,
  type PostRow,
} from './review-reports.store';

export function serveReviewReports(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database;
  serve(
    app,
    reviewReportsRoutes,
  )({
    reportReview: async ({ params, body, user: { userId } }) => {
      const postId = await getReportable(db, { id: params.id, kind: 'review', userId });
      const report = { kind: 'review', postId, reporterId: userId, ...body } as const;
      await writeReviewReport(db, { ...report, note: body.note, now: deps.clock() });
    },
    reportComment: async ({ params, body, user: { userId } }) => {
      const postId = await getReportable(db, { id: params.id, kind: 'comment', userId });
      const report = { kind: 'comment', postId, reporterId: userId, ...body } as const;
      await writeReviewReport(db, { ...report, note: body.note, now: deps.clock() });
    },
  });
  serve(
    app,
    adminReviewReportsRoutes,
  )({
    list: async ({ query: { page, limit, state } }) => {
      const list = state === 'open' ? listReportedPosts : listRemovedPosts;
      const { ids, total } = await list(db, { page, limit });
      const posts = await describe(db, ids);
      return { posts, total, page, limit, hasMore: page * limit < total };
    },
    remove: async ({ params: { id }, body: { reason }, user }) => {
      await removePost(deps, { id, reason, adminId: user.userId });
    },
    putBack: async ({ params: { id }, user }) => {
      await putBackPost(deps, { id, adminId: user.userId });
    },
    dismiss: async ({ params: { id }, user }) => {
      await dismissReviewReports(deps, { id, adminId: user.userId });
    },
  });
}

/**
 * Somebody else's, on a public recipe: what is private is no business of an admin.
 *
 * @throws AppError NOT_FOUND
 */
async function getReportable(
  db: Db,
  { id, kind, userId }: { id: string; kind: PostKind; userId: string },
): Promise<string> {
  const [post] = await readPosts(db, [id]);
  if (!post || post.kind !== kind || post.removedAt !== null) throw new AppError('NOT_FOUND');
  const recipe = await getReadableRecipe(db, post.recipeId, userId);
  const isPublic = recipe.isListed || recipe.sharingMode === 'public';
  if (!isPublic || post.writerId === userId) throw new AppError('NOT_FOUND');
  return post.id;
}

async function describe(db: Db, ids: string[]): Promise<ReportedPost[]> {
  if (ids.length === 0) return [];
  const rows = new Map((await readPosts(db, ids)).map((row) => [row.id, row]));
  const reports = await readOpenReviewReports(db, ids);
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row ? [present(row, reports)] : [];
  });
}

type Reports = Awaited<ReturnType<typeof readOpenReviewReports>>;

const present = (row: PostRow, reports: Reports): ReportedPost => ({
  _id: row.id,
  kind: row.kind,
  recipe: { _id: row.recipeId, title: row.title },
  writer: { _id: row.writerId, username: row.writer },
  ...(row.rating !== null && { rating: row.rating }),
  ...(row.text !== null && { text: row.text }),
  photos: row.photoIds.map((id) => imageUrl(id)),
  reports: reports
    .filter(({ postId }) => postId === row.id)
    .map(({ reason, note, reporter, createdAt }) => ({
      reason,
      ...(note !== null && { note }),
      reporter,
      createdAt: createdAt.toISOString(),
    })),
  ...(row.removedAt !== null && {
    removed: { reason: row.removedReason ?? '', since: row.removedAt.toISOString() },
  }),
});
