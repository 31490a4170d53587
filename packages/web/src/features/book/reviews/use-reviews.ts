/** Reviews of a recipe, paged, and the own review; changes update every view of the recipe. */
import { t } from '@lingui/core/macro';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { reviewsRoutes, type Review, type ReviewPage } from '@saltbush/contract/recipe/reviews';
import { call } from '../../../api/call';
import { describeError } from '../../../api/describe-error';
import { useUser } from '../../../api/session';
import { showToast } from '../../../ui/feedback/toast';
import { recipeKeys } from '../../recipe/recipes';

export interface ShownReviews extends Pick<ReviewPage, 'ratingAverage' | 'ratingCount' | 'mine'> {
  others: Review[];
}

export function useReviews(recipeId: string) {
  const user = useUser();
  return useInfiniteQuery({
    queryKey: [...recipeKeys.reviews(recipeId), user?._id],
    queryFn: ({ pageParam, signal }) =>
      call(
        reviewsRoutes.list,
        { params: { id: recipeId }, query: { page: pageParam } },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ page, hasMore }) => (hasMore ? page + 1 : undefined),
    select: ({ pages }): ShownReviews => {
      const [first] = pages;
      // A review added meanwhile shifts the pages: remove duplicates.
      const others = new Map(
        pages.flatMap(({ reviews }) => reviews).map((one) => [one.user._id, one]),
      );
      return {
        mine: first?.mine,
        ratingAverage: first?.ratingAverage,
        ratingCount: first?.ratingCount ?? 0,
        others: [...others.values()],
      };
    },
  });
}

export interface OwnReviewInput {
  rating: number;
  review?: string | undefined;
  /** Absent: those it has stay. */
  photos?: string[] | undefined;
}

export function useOwnReview(recipeId: string) {
  const queryClient = useQueryClient();
  const params = { id: recipeId };

  const spread = async (votes: Pick<ReviewPage, 'ratingAverage' | 'ratingCount'>) => {
    const { ratingAverage, ratingCount } = votes;
    queryClient.setQueriesData({ queryKey: recipeKeys.one(recipeId) }, (recipe?: object) =>
      recipe ? { ...recipe, ratingAverage, ratingCount } : undefined,
    );
    await queryClient.invalidateQueries({ queryKey: recipeKeys.lists, refetchType: 'none' });
    await queryClient.invalidateQueries({ queryKey: recipeKeys.reviews(recipeId) });
  };

  const save = async ({ rating, review, photos }: OwnReviewInput) => {
    await spread(await call(reviewsRoutes.rate, { params, body: { rating, review, photos } }));
  };

  const restoreReview = async (own: OwnReviewInput) => {
    try {
      await save(own);
    } catch (error) {
      showToast({ kind: 'error', ...describeError(error) });
    }
  };

  const remove = async (own: OwnReviewInput) => {
    try {
      await spread(await call(reviewsRoutes.remove, { params }));
      showToast({
        kind: 'info',
        title: own.review ? t`Your review was removed` : t`Your rating was removed`,
        action: { label: t`Undo`, onClick: () => void restoreReview(own) },
      });
    } catch (error) {
      showToast({ kind: 'error', ...describeError(error) });
    }
  };

  return { save, remove };
}
