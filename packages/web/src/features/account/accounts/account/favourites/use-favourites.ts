/** The person's favourites, the latest first. */
import { t } from '@lingui/core/macro';
import { useInfiniteQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import type { CallOutput } from '@saltbush/contract/route';
import { savedRecipesRoutes } from '@saltbush/contract/book/saved-recipes';
import { call } from '../../../../../api/call';
import { describeError } from '../../../../../api/describe-error';
import { showToast } from '../../../../../ui/feedback/toast';
import { invalidateLists } from '../../../../recipe/recipes';

type Page = CallOutput<typeof savedRecipesRoutes.listFavourites>;
export type Favourite = Page['recipes'][number];

const queryKey = ['accounts', 'favourites'] as const;

export function useFavourites() {
  return useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam: page, signal }) =>
      call(savedRecipesRoutes.listFavourites, { query: { page } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.hasMore ? last.page + 1 : undefined),
    select: joined,
  });
}

/** A favourite that was added meanwhile shifts the pages: removes duplicates. */
function joined({ pages }: InfiniteData<Page, number>): { recipes: Favourite[]; total: number } {
  const byId = new Map(pages.flatMap((page) => page.recipes).map((card) => [card._id, card]));
  return { recipes: [...byId.values()], total: pages.at(-1)?.total ?? 0 };
}

/** Removes one; its toast brings it back. */
export function useRemoveFavourite(): (recipe: Favourite) => Promise<void> {
  const queryClient = useQueryClient();
  const set = async ({ _id }: Favourite, isFavourite: boolean) => {
    const { addFavourite, removeFavourite } = savedRecipesRoutes;
    try {
      await call(isFavourite ? addFavourite : removeFavourite, { params: { id: _id } });
    } catch (error) {
      showToast({ kind: 'error', ...describeError(error) });
      return false;
    } finally {
      await queryClient.invalidateQueries({ queryKey });
      void invalidateLists(queryClient);
    }
    return true;
  };
  return async (recipe) => {
    if (!(await set(recipe, false))) return;
    const undo = { label: t`Undo`, onClick: () => void set(recipe, true) };
    showToast({
      kind: 'success',
      title: t`No longer a favourite`,
      message: recipe.title,
      action: undo,
    });
  };
}
