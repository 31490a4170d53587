/** Comments on a recipe or replies to one review, paged, and what one does to one's own. */
import { t } from '@lingui/core/macro';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { commentsRoutes, type Comment } from '@saltbush/contract/recipe/comments';
import { call } from '../../../../api/call';
import { describeError } from '../../../../api/describe-error';
import { useUser } from '../../../../api/session';
import { showToast } from '../../../../ui/feedback/toast';
import { recipeKeys } from '../../../recipe/recipes';

export interface CommentPlace {
  recipeId: string;
  /** Whose review is replied to; absent: about the recipe. */
  repliesTo?: string | undefined;
}

export function useComments({ recipeId, repliesTo }: CommentPlace) {
  const user = useUser();
  return useInfiniteQuery({
    queryKey: [...recipeKeys.reviews(recipeId), 'comments', repliesTo, user?._id],
    queryFn: ({ pageParam: page, signal }) =>
      call(
        commentsRoutes.list,
        { params: { id: recipeId }, query: { page, repliesTo } },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ page, hasMore }) => (hasMore ? page + 1 : undefined),
    select: ({ pages }): Comment[] => {
      // A comment added meanwhile shifts the pages: remove duplicates.
      const all = pages.flatMap(({ comments }) => comments);
      return [...new Map(all.map((comment) => [comment._id, comment])).values()];
    },
  });
}

export function useOwnComments({ recipeId, repliesTo }: CommentPlace) {
  const queryClient = useQueryClient();
  /** With the reviews, which count their replies. */
  const renew = () => queryClient.invalidateQueries({ queryKey: recipeKeys.reviews(recipeId) });

  const add = async (text: string) => {
    await call(commentsRoutes.add, { params: { id: recipeId }, body: { text, repliesTo } });
    await renew();
  };
  const change = async (id: string, text: string) => {
    await call(commentsRoutes.update, { params: { id }, body: { text } });
    await renew();
  };
  const restore = (id: string) =>
    attempt(async () => {
      await call(commentsRoutes.restore, { params: { id } });
      await renew();
    });
  const remove = (id: string) =>
    attempt(async () => {
      await call(commentsRoutes.remove, { params: { id } });
      await renew();
      showToast({
        kind: 'info',
        title: t`Your comment was deleted`,
        action: { label: t`Undo`, onClick: () => void restore(id) },
      });
    });
  return { add, change, remove };
}

async function attempt(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    showToast({ kind: 'error', ...describeError(error) });
  }
}
