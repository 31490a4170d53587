import type { FastifyInstance } from 'fastify';
import { AppError } from '@saltbush/contract/errors';
import { commentsRoutes, type Comment } from '@saltbush/contract/recipe/comments';
import type { Deps } from '../../../deps';
import { authorize, type Authorized } from '../../../platform/authorized';
import type { Db } from '../../../platform/db/connect';
import type { Handlers } from '../../../platform/http/handler';
import { serve } from '../../../platform/http/serve';
import { newId } from '../../../platform/ids';
import { getReadableRecipe } from '../../access/recipe-access';
import { deletedBefore } from '../../recipe/recipes';
import {
  findComment,
  hasReviewBy,
  insertComment,
  listComments,
  removeComment,
  restoreComment,
  updateComment,
  type CommentRow,
} from './comments.store';
import { presentRemoval } from './present-removal';

/** Who may read a recipe may comment on it; a comment is its writer's alone, also for the recipe's owner. */
export function serveComments(app: FastifyInstance, deps: Deps): void {
  serve(app, commentsRoutes)({ ...handlersOfRecipe(deps), ...handlersOfOwn(deps) });
}

type CommentHandlers = Handlers<typeof commentsRoutes>;

function handlersOfRecipe({
  database: { db },
  clock,
}: Deps): Pick<CommentHandlers, 'list' | 'add'> {
  return {
    list: async ({ params, query: { page, limit, repliesTo }, user }) => {
      const recipe = await getReadableRecipe(db, params.id, user?.userId);
      const request = { repliesTo, viewerId: user?.userId, page, limit };
      const { rows, total } = await listComments(db, recipe, request);
      return { comments: rows.map(present), total, page, limit, hasMore: page * limit < total };
    },

    add: async ({ params, body: { text, repliesTo }, user: { userId } }) => {
      const recipe = await getReadableRecipe(db, params.id, userId);
      const isReply = repliesTo !== undefined;
      if (isReply && !(await hasReviewBy(db, recipe.id, repliesTo)))
        throw new AppError('NOT_FOUND');
      const id = newId();
      const comment = { id, userId, reviewerId: repliesTo ?? null, text, now: clock() };
      await insertComment(db, recipe, comment);
      return present((await findComment(db, id))!);
    },
  };
}

function handlersOfOwn({
  database: { db },
  clock,
}: Deps): Pick<CommentHandlers, 'update' | 'remove' | 'restore'> {
  return {
    update: async ({ params, body: { text }, user: { userId } }) => {
      const comment = await getOwnComment(db, params.id, userId);
      await updateComment(db, comment, { text, now: clock() });
      return present((await findComment(db, comment.id))!);
    },

    remove: async ({ params, user: { userId } }) => {
      await removeComment(db, await getOwnComment(db, params.id, userId), clock());
    },

    restore: async ({ params, user: { userId } }) => {
      const since = deletedBefore(clock());
      const found = await findReadable(db, params.id, userId);
      await restoreComment(
        db,
        authorize(
          found,
          (comment) =>
            comment.userId === userId && (comment.deletedAt === null || comment.deletedAt >= since),
        ),
      );
    },
  };
}

/** @throws AppError NOT_FOUND also when its writer may not read the recipe any more */
async function getOwnComment(db: Db, id: string, userId: string): Promise<Authorized<CommentRow>> {
  return authorize(
    await findReadable(db, id, userId),
    (comment) => comment.userId === userId && comment.deletedAt === null,
  );
}

async function findReadable(db: Db, id: string, userId: string): Promise<CommentRow | undefined> {
  const comment = await findComment(db, id);
  if (comment) await getReadableRecipe(db, comment.recipeId, userId);
  return comment;
}

const present = (row: CommentRow): Comment => ({
  _id: row.id,
  user: { _id: row.userId, username: row.username },
  text: row.text,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  ...presentRemoval(row),
});
